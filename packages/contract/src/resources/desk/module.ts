import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** The workbench. */
export const desk = defineModule({
  key: 'desk',
  root: { label: label('工作台', 'Workbench', 'Bàn làm việc'), icon: 'layout-dashboard', order: 1, path: '/desk/index' },
  groups: {},
})
