import { label } from '../../../i18n.ts'
import type { DeskCard } from '../../../resource/card.ts'

/** What a planner of materials begins the day with. */
export const mrpCards: readonly DeskCard[] = [
  {
    key: 'mrpProposal.late',
    label: label('已超提前期的缺料', 'Shortages past their lead time', 'Thiếu vật tư đã quá thời gian chờ'),
    subject: 'late',
    resource: 'mrpProposal',
    where: { proposalStatus: 'open', reason: 'late' },
    sort: 'neededOn',
    shows: ['materialId', 'quantity', 'neededOn'],
  },
  {
    key: 'mrpProposal.expedite',
    label: label('需要催交的订单', 'Orders to hurry', 'Đơn cần đẩy sớm'),
    subject: 'late',
    resource: 'mrpProposal',
    where: { proposalStatus: 'open', mrpAction: 'expedite' },
    sort: 'neededOn',
    shows: ['materialId', 'supplyNo', 'neededOn'],
  },
  {
    key: 'mrpProposal.week',
    label: label('7 天内应下达的建议', 'To be ordered within 7 days', 'Cần đặt trong 7 ngày'),
    subject: 'waiting',
    resource: 'mrpProposal',
    where: { proposalStatus: 'open', mrpAction: 'order', startOn_ge: '{today}', startOn_le: '{today+7}' },
    sort: 'startOn',
    shows: ['materialId', 'quantity', 'startOn'],
  },
  {
    key: 'mrpProposal.figures',
    label: label('待处理的 MRP 建议', 'Open MRP proposals', 'Đề xuất MRP chờ xử lý'),
    subject: 'figures',
    resource: 'mrpProposal',
    where: { proposalStatus: 'open' },
    bars: { by: 'mrpAction' },
  },
]
