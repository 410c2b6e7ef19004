import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'

/** Production scheduling: what the plant consists of, what is made, when, where and by whom. */
export const mps = defineModule({
  key: 'mps',
  root: { label: label('计划', 'Planning', 'Kế hoạch'), icon: 'calendar-range', order: 5 },
  groups: {
    'mps.orders': { label: label('生产订单', 'Orders', 'Lệnh sản xuất'), icon: 'boxes', order: 1 },
    'mps.hours': { label: label('工时', 'Working hours', 'Giờ công'), icon: 'history', order: 2 },
    'mps.wires': { label: label('线束', 'Wires', 'Bó dây'), icon: 'arrow-left-right', order: 3 },
    'mps.plant': { label: label('生产基础', 'The plant', 'Cơ sở sản xuất'), icon: 'factory', order: 9 },
  },
  pages: [
    {
      id: 'mps.hoursEntry',
      group: 'mps.hours',
      label: label('工时填报', 'Report hours', 'Báo giờ công'),
      icon: 'calendar-clock',
      order: 0,
      path: '/mps/hours-entry',
      permission: 'workHoursReport_add',
    },
  ],
  dictionaries,
  cards,
})
