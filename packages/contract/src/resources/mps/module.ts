import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** Production scheduling. */
export const mps = defineModule({
  key: 'mps',
  root: { label: label('计划', 'Planning', 'Kế hoạch'), icon: 'calendar-range', order: 5 },
  groups: {},
})
