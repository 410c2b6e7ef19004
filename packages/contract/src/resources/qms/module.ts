import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** Inspections, nonconformities and measures. */
export const qms = defineModule({
  key: 'qms',
  root: { label: label('质量', 'Quality', 'Chất lượng'), icon: 'badge-check', order: 8 },
  groups: {},
})
