import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { deliveryDictionaries } from './deliveryDictionaries.ts'
import { dictionaries } from './dictionaries.ts'
import { orderDictionaries } from './order/dictionaries.ts'

/** Projects from feasibility to acceptance. */
export const pdp = defineModule({
  key: 'pdp',
  root: { label: label('项目', 'Projects', 'Dự án'), icon: 'folder-kanban', order: 4 },
  groups: {
    'pdp.project': { label: label('项目与计划', 'Projects and plans', 'Dự án và kế hoạch'), icon: 'folder-kanban', order: 1 },
    'pdp.order': { label: label('ERP 订单', 'ERP orders', 'Đơn ERP'), icon: 'handshake', order: 5 },
    'pdp.delivery': { label: label('交付', 'Delivery', 'Bàn giao'), icon: 'truck', order: 3 },
    'pdp.money': { label: label('费用', 'Money', 'Chi phí'), icon: 'landmark', order: 4 },
    'pdp.review': { label: label('评估与评审', 'Assessments and reviews', 'Đánh giá và thẩm định'), icon: 'stamp', order: 2 },
    'pdp.setting': { label: label('项目设置', 'Project settings', 'Thiết lập dự án'), icon: 'settings', order: 9 },
  },
  dictionaries: [...dictionaries, ...deliveryDictionaries, ...orderDictionaries],
  cards,
})
