import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** Labour of other companies and its hours. */
export const labor = defineModule({
  key: 'labor',
  root: { label: label('劳务', 'Labour', 'Lao động'), icon: 'hard-hat', order: 12 },
  groups: {},
})
