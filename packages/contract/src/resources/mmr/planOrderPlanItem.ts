import { label } from '../../i18n.ts'
import { defineResource, get, post } from '../../resource/core.ts'
import { deptId, figure, hours, phaseId, planOrderId, remark } from './planFields.ts'
import { planOrderPlanItemActions } from './planOrderActions.ts'

/** A task within a phase: who does it until when. */
export const planOrderPlanItem = defineResource({
  key: 'planOrderPlanItem',
  path: '/blade-bip/mmr-plan-order-plan-item',
  calls: {
    list: get('plan-item-list'),
    detail: get('detail'),
    submit: post('submit-single'),
    remove: post('remove'),
    selectData: post('select-data'),
  },
  label: label('计划项', 'Plan item', 'Hạng mục kế hoạch'),
  icon: 'check-check',
  display: 'itemName',
  naturalKey: ['planOrderId', 'phaseId', 'itemName'],
  fields: {
    planOrderId,
    phaseId,
    itemName: {
      kind: 'text',
      label: label('计划项', 'Task', 'Hạng mục'),
      required: true,
      max: 160,
      searchable: true,
      sortable: true,
      width: 220,
    },
    itemStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
    deptId,
    ownerId: { kind: 'person', label: label('责任人', 'Owner', 'Người phụ trách'), indexed: true, width: 120 },
    startDate: { kind: 'date', label: label('计划开始', 'Planned start', 'Bắt đầu'), sortable: true, indexed: true, width: 120 },
    endDate: {
      kind: 'date',
      label: label('计划完成', 'Due on', 'Hạn hoàn thành'),
      required: true,
      notBefore: 'startDate',
      sortable: true,
      indexed: true,
      width: 120,
    },
    planHours: figure('计划工时', 'Planned hours', 'Giờ công kế hoạch', { scale: 1, summed: true, unit: hours }),
    startedOn: { kind: 'date', label: label('实际开始', 'Started on', 'Bắt đầu thực tế'), serverOwned: true, width: 120 },
    completedOn: {
      kind: 'date',
      label: label('完成日期', 'Completed on', 'Ngày hoàn thành'),
      serverOwned: true,
      sortable: true,
      width: 120,
    },
    completedBy: { kind: 'person', label: label('完成人', 'Completed by', 'Người hoàn thành'), serverOwned: true, width: 120 },
    remark,
  },
  list: {
    columns: [
      'planOrderId',
      'phaseId',
      'itemName',
      'itemStatus',
      'deptId',
      'ownerId',
      'startDate',
      'endDate',
      'planHours',
      'completedOn',
    ],
    filters: ['planOrderId', 'phaseId', 'itemName', 'itemStatus', 'deptId', 'ownerId', 'startDate', 'endDate'],
    sort: 'endDate',
  },
  form: [
    {
      label: label('计划项', 'Plan item', 'Hạng mục'),
      fields: ['planOrderId', 'phaseId', 'itemName', 'deptId', 'ownerId', 'startDate', 'endDate', 'planHours'],
    },
    { label: label('完成情况', 'How it went', 'Kết quả'), fields: ['startedOn', 'completedOn', 'completedBy', 'remark'] },
  ],
  states: {
    open: { label: label('未开始', 'Open', 'Chưa bắt đầu'), tone: 'neutral', editable: true, removable: true },
    doing: { label: label('进行中', 'In progress', 'Đang làm'), tone: 'info', editable: true },
    done: { label: label('已完成', 'Done', 'Đã xong'), tone: 'success' },
  },
  actions: planOrderPlanItemActions,
  menu: { group: 'mmr.orders', path: '/mmr/plan-item', order: 3 },
})
