import { label } from '../../i18n.ts'
import { defineModule } from '../../resource/module.ts'
import { cards } from './cards.ts'
import { dictionaries } from './dictionaries.ts'
import { mrpCards } from './mrp/cards.ts'
import { mrpDictionaries } from './mrp/dictionaries.ts'

/** Plan orders of the sites, their phases and people. */
export const mmr = defineModule({
  key: 'mmr',
  root: { label: label('现场计划', 'Site plans', 'Kế hoạch hiện trường'), icon: 'calendar-clock', order: 6 },
  groups: {
    'mmr.orders': { label: label('计划订单', 'Plan orders', 'Lệnh kế hoạch'), icon: 'calendar-clock', order: 1 },
    'mmr.people': { label: label('人员与工时', 'People and hours', 'Nhân lực và giờ công'), icon: 'users', order: 2 },
    'mmr.materials': { label: label('物料计划', 'Material planning', 'Kế hoạch vật tư'), icon: 'package', order: 3 },
    'mmr.config': { label: label('计划设置', 'Planning settings', 'Thiết lập kế hoạch'), icon: 'settings', order: 4 },
  },
  pages: [
    {
      id: 'mmr.glance',
      group: 'mmr.orders',
      label: label('计划概况', 'Plans at a glance', 'Kế hoạch tổng hợp'),
      icon: 'layout-dashboard',
      path: '/mmr/glance',
      permission: 'phaseOutlook_view',
      order: 0,
    },
    {
      id: 'mmr.phasePlan',
      group: 'mmr.orders',
      label: label('阶段排程', 'Phases over time', 'Lịch giai đoạn'),
      icon: 'calendar-range',
      path: '/mmr/phase-plan',
      permission: 'planOrderPhase_view',
      order: 2,
    },
  ],
  dictionaries: [...dictionaries, ...mrpDictionaries],
  cards: [...cards, ...mrpCards],
})
