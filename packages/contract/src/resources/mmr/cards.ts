import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What a planner begins the day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'planOrder.late',
    label: label('已过计划完成日的计划', 'Plan orders past their end', 'Lệnh kế hoạch quá ngày kết thúc'),
    subject: 'late',
    resource: 'planOrder',
    where: { planOrderStatus: 'DC_MMR_PLAN_ORDER_STATUS_IP', endDate_le: '{today-1}' },
    sort: 'endDate',
    shows: ['customerProductName', 'endDate', 'progress'],
  },
  {
    key: 'planOrder.waiting',
    label: label('7 天内开工的待计划订单', 'To be planned, starting within 7 days', 'Chờ lập kế hoạch, bắt đầu trong 7 ngày'),
    subject: 'waiting',
    resource: 'planOrder',
    where: { planOrderStatus: 'DC_MMR_PLAN_ORDER_STATUS_PP', startDate_le: '{today+7}' },
    sort: 'startDate',
    shows: ['customerProductName', 'startDate', 'promisedDate'],
  },
  {
    key: 'planOrderPhase.late',
    label: label('已延期的阶段', 'Late phases', 'Giai đoạn trễ'),
    subject: 'late',
    resource: 'planOrderPhase',
    where: { phaseStatus_in: 'planned,inProgress', endDate_le: '{today-1}' },
    sort: 'endDate',
    shows: ['planOrderId', 'endDate', 'delayReason'],
  },
  {
    key: 'planOrderPhase.figures',
    label: label('进行中的阶段（按部门）', 'Phases in progress by department', 'Giai đoạn đang làm theo phòng ban'),
    subject: 'figures',
    resource: 'planOrderPhase',
    where: { phaseStatus: 'inProgress' },
    bars: { by: 'deptId' },
  },
]
