import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** Work given to others. */
export const outsourcing = defineModule({
  key: 'outsourcing',
  root: { label: label('外协', 'Outsourcing', 'Gia công ngoài'), icon: 'truck', order: 11 },
  groups: {},
})
