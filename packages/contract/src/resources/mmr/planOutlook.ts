import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { deptId, figure } from './planFields.ts'
import { planOrderStates } from './planOrderActions.ts'
import { planOrderFields } from './planOrderFields.ts'

const { customerProductName, customerId, managerId, startDate, endDate, promisedDate, progress } = planOrderFields
const calendarDays = label('天', 'days', 'ngày')

/** Plan orders that are not done, with what is wrong with each, and the day that its progress leads to against the day that was promised. */
export const planOutlook = defineQuery({
  key: 'planOutlook',
  path: '/blade-bip/plus/query/plan-outlook',
  label: label('订单交期预测', 'Delivery outlook', 'Dự báo giao hàng'),
  icon: 'calendar-range',
  answers: 'list',
  reads: ['planOrder', 'planOrderPhase', 'planOrderItem', 'staffSchedule', 'material'],
  fields: {
    planOrderNo: { kind: 'text', label: planOrderFields.planOrderNo.label, searchable: true, sortable: true, width: 140 },
    customerProductName: { kind: 'text', label: customerProductName.label, searchable: true, sortable: true, width: 220 },
    planOrderStatus: { kind: 'state', label: planOrderFields.planOrderStatus.label, width: 100 },
    concerns: {
      kind: 'dict',
      label: label('需关注', 'Concerns', 'Cần chú ý'),
      dictionary: 'DC_MMR_CONCERN',
      multiple: true,
      width: 230,
    },
    customerId: { kind: 'reference', label: customerId.label, to: 'customer', width: 200 },
    deptId,
    managerId: { kind: 'person', label: managerId.label, width: 120 },
    startDate: { kind: 'date', label: startDate.label, sortable: true, width: 120 },
    endDate: { kind: 'date', label: endDate.label, sortable: true, width: 120 },
    promisedDate: { kind: 'date', label: promisedDate.label, sortable: true, width: 120 },
    projectedDate: {
      kind: 'date',
      label: label('预计完成', 'Projected end', 'Dự kiến xong'),
      hint: label(
        '按各阶段的进度推算：剩余工作日从今天起排，其后的阶段顺延',
        'From the progress of its phases: what is left of them is worked from today on, later ones follow',
        'Suy từ tiến độ các giai đoạn: phần còn lại làm từ hôm nay, các giai đoạn sau lùi theo',
      ),
      sortable: true,
      width: 120,
    },
    daysLate: figure('晚于承诺', 'Behind the promise', 'Trễ so với cam kết', { sortable: true, unit: calendarDays, width: 110 }),
    progress: figure('进度', 'Progress', 'Tiến độ', { sortable: true, unit: progress.unit, width: 90 }),
    slowPhase: { kind: 'text', label: label('拖延的阶段', 'Phase that delays it', 'Giai đoạn làm trễ'), width: 160 },
    delayReason: {
      kind: 'dict',
      label: planOrderFields.delayReason.label,
      dictionary: 'DC_MMR_DELAY_REASON',
      width: 130,
    },
    missingItems: figure('缺料行', 'Materials missing', 'Số dòng thiếu vật tư', { width: 100 }),
    unstaffedPhases: figure('缺人的阶段', 'Phases short of people', 'Giai đoạn thiếu người', { width: 120 }),
  },
  states: planOrderStates,
  list: {
    columns: [
      'planOrderNo',
      'customerProductName',
      'concerns',
      'promisedDate',
      'projectedDate',
      'daysLate',
      'slowPhase',
      'delayReason',
      'progress',
      'deptId',
      'managerId',
      'startDate',
      'endDate',
      'missingItems',
      'unstaffedPhases',
      'planOrderStatus',
      'customerId',
    ],
    card: ['customerProductName', 'concerns', 'projectedDate', 'daysLate'],
    filters: ['concerns', 'deptId', 'managerId', 'customerId', 'planOrderStatus', 'startDate', 'promisedDate', 'projectedDate'],
    sort: '-daysLate',
  },
  views: [
    {
      key: 'planOutlook.starts',
      label: label('本周开工', 'Starts this week', 'Bắt đầu tuần này'),
      where: { concerns: 'starts' },
      sort: 'startDate',
    },
    {
      key: 'planOutlook.late',
      label: label('已延期及原因', 'Late and why', 'Trễ và lý do'),
      where: { concerns_in: 'late,notStarted,slipping' },
      sort: '-daysLate',
    },
    {
      key: 'planOutlook.lacking',
      label: label('缺人或缺料', 'No people or material', 'Thiếu người hoặc vật tư'),
      where: { concerns_in: 'noPeople,noMaterial' },
      sort: 'startDate',
    },
    {
      key: 'planOutlook.promise',
      label: label('承诺难以兑现', 'Promises at risk', 'Cam kết khó giữ'),
      where: { concerns: 'promise' },
      sort: '-daysLate',
    },
    {
      key: 'planOutlook.department',
      label: label('本部门', 'My department', 'Phòng ban của tôi'),
      where: { deptId: '{dept}' },
      sort: '-daysLate',
    },
  ],
  opens: { resource: 'planOrder', id: 'id' },
  menu: { group: 'mmr.orders', path: '/mmr/plan-outlook', order: 0 },
})
