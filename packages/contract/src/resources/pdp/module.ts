import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'

/** Projects from feasibility to acceptance. */
export const pdp = defineModule({
  key: 'pdp',
  root: { label: label('项目', 'Projects', 'Dự án'), icon: 'folder-kanban', order: 4 },
  groups: {},
})
