import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

const open = 'toStart,inProgress,delayed'

/** What those who deliver projects begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'planItem.late',
    label: label('我的延期任务', 'My late tasks', 'Việc trễ hạn của tôi'),
    subject: 'late',
    resource: 'planItem',
    where: { planStatus: 'delayed', ownerId: '{me}' },
    sort: 'planEnd',
    shows: ['projectId', 'planEnd', 'progress'],
  },
  {
    key: 'planItem.waiting',
    label: label('我的任务', 'My tasks', 'Việc của tôi'),
    subject: 'waiting',
    resource: 'planItem',
    where: { planStatus_in: open, ownerId: '{me}', planStart_le: '{today+14}' },
    sort: 'planEnd',
    shows: ['projectId', 'planEnd', 'planStatus'],
  },
  {
    key: 'project.late',
    label: label('预警项目', 'Projects in danger', 'Dự án bị cảnh báo'),
    subject: 'late',
    resource: 'project',
    where: { projectStatus_in: 'running,paused', health: 'red' },
    sort: 'planEnd',
    shows: ['healthReason', 'planEnd', 'managerId'],
  },
  {
    key: 'dcReviewProblem.late',
    label: label('逾期未解决的问题', 'Problems past their day', 'Vấn đề quá hạn xử lý'),
    subject: 'late',
    resource: 'dcReviewProblem',
    where: { problemStatus_in: 'open,solving', dueOn_le: '{today-1}' },
    sort: 'dueOn',
    shows: ['projectId', 'dueOn', 'ownerId'],
  },
  {
    key: 'dcReviewProblem.waiting',
    label: label('待验证的问题', 'Problems to be verified', 'Vấn đề chờ xác minh'),
    subject: 'waiting',
    resource: 'dcReviewProblem',
    where: { problemStatus: 'solved' },
    sort: 'solvedOn',
    shows: ['projectId', 'solvedOn', 'ownerId'],
  },
  {
    key: 'project.figures',
    label: label('在建项目按阶段', 'Running projects by phase', 'Dự án đang chạy theo giai đoạn'),
    subject: 'figures',
    resource: 'project',
    where: { projectStatus: 'running' },
    bars: { by: 'phase', sum: 'contractAmount' },
  },
  {
    key: 'erpOrderNe.waiting',
    label: label('待审批的非标订单', 'Orders to be passed', 'Đơn phi tiêu chuẩn chờ duyệt'),
    subject: 'waiting',
    resource: 'erpOrderNe',
    where: { orderStatus: 'inApproval' },
    sort: 'deliveryDate',
    shows: ['customerId', 'deliveryDate', 'headerState'],
  },
  {
    key: 'erpOrderNe.late',
    label: label('未进入 ERP 的非标订单', 'Orders the ERP did not take', 'Đơn chưa vào được ERP'),
    subject: 'late',
    resource: 'erpOrderNe',
    where: { orderStatus: 'passed', erpState: 'failed' },
    sort: 'deliveryDate',
    shows: ['customerId', 'deliveryDate', 'erpReason'],
  },
]
