import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** Plan orders of the sites, their phases and people. */
export const mmr = defineModule({
  key: 'mmr',
  root: { label: label('现场计划', 'Site plans', 'Kế hoạch hiện trường'), icon: 'calendar-clock', order: 6 },
  groups: {},
})
