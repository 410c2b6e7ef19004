import { label } from '../../../i18n.ts'
import { defineResource, get, many, post } from '../../../resource/core.ts'
import { groupField, remarkField } from '../plant/fields.ts'

const hours = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 2, unit: label('小时', 'h', 'giờ'), width: 110 }) as const
const pieces = (zh: string, en: string, vi: string) =>
  ({ kind: 'number', label: label(zh, en, vi), scale: 4, min: '0', initial: '0', width: 100 }) as const

/** What a group worked on an operation in a day, person by person, against the standard time. */
export const workHoursReport = defineResource({
  key: 'workHoursReport',
  path: '/blade-bip/mps/Wksr',
  calls: {
    list: get('list'),
    detail: get('detail'),
    submit: post('submit'),
    remove: post('remove-report'),
    selectData: post('select-data'),
    submitList: many('batch-submit', 'all'),
  },
  also: { submit: [{ path: 'report-save' }] },
  label: label('工时汇报', 'Working-hours report', 'Báo cáo giờ công'),
  icon: 'history',
  display: 'no',
  fields: {
    no: {
      kind: 'serial',
      label: label('汇报单号', 'Number', 'Số báo cáo'),
      template: 'GS-{yyyy}{mm}-{0000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    reportStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 90 },
    reportedOn: {
      kind: 'date',
      label: label('作业日期', 'Worked on', 'Ngày làm'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    itemId: {
      kind: 'reference',
      label: label('订单明细', 'Order item', 'Mục lệnh'),
      to: 'moItem',
      required: true,
      indexed: true,
      width: 170,
    },
    stepNo: { kind: 'number', label: label('工步号', 'Step', 'Bước'), min: '1', max: '9999', required: true, width: 80 },
    processId: { kind: 'reference', label: label('工序', 'Process', 'Công đoạn'), to: 'workProcess', indexed: true, width: 150 },
    workGroupId: { ...groupField, required: true },
    shiftKind: {
      kind: 'dict',
      label: label('班别', 'Shift', 'Ca'),
      dictionary: 'DC_MPS_SHIFT',
      initial: 'day',
      indexed: true,
      width: 90,
    },
    people: {
      kind: 'lines',
      label: label('人员工时', 'People', 'Giờ từng người'),
      minLines: 1,
      maxLines: 100,
      fields: {
        workerId: {
          kind: 'reference',
          label: label('人员', 'Person', 'Nhân viên'),
          to: 'workManpower',
          required: true,
          width: 150,
        },
        activity: {
          kind: 'dict',
          label: label('工时类型', 'Kind of work', 'Loại giờ'),
          dictionary: 'DC_MPS_ACTIVITY',
          required: true,
          initial: 'run',
          width: 110,
        },
        hours: { ...hours('工时', 'Hours', 'Giờ'), min: '0.01', max: '24', required: true, width: 90 },
        goodQuantity: pieces('合格数', 'Good', 'Đạt'),
        scrapQuantity: pieces('报废数', 'Scrap', 'Hỏng'),
        note: { kind: 'text', label: label('说明', 'Note', 'Ghi chú'), max: 200, width: 180 },
      },
    },
    totalHours: {
      ...hours('工时合计', 'Total hours', 'Tổng giờ'),
      formula: { op: 'sum', lines: 'people', of: 'hours' },
      summed: true,
    },
    goodTotal: {
      ...pieces('合格合计', 'Total good', 'Tổng đạt'),
      initial: undefined,
      formula: { op: 'sum', lines: 'people', of: 'goodQuantity', scale: 4 },
      summed: true,
    },
    scrapTotal: {
      ...pieces('报废合计', 'Total scrap', 'Tổng hỏng'),
      initial: undefined,
      formula: { op: 'sum', lines: 'people', of: 'scrapQuantity', scale: 4 },
      summed: true,
    },
    standardHours: { ...hours('标准工时', 'Standard hours', 'Giờ chuẩn'), serverOwned: true, initial: '0.00', summed: true },
    auditorId: {
      kind: 'person',
      label: label('审核人', 'Audited by', 'Người duyệt'),
      serverOwned: true,
      indexed: true,
      width: 110,
    },
    rejectReason: {
      kind: 'text',
      label: label('退回原因', 'Why it was sent back', 'Lý do trả lại'),
      serverOwned: true,
      max: 300,
      width: 180,
    },
    remark: remarkField,
  },
  list: {
    columns: [
      ...(['no', 'reportStatus', 'reportedOn', 'itemId', 'stepNo', 'processId', 'workGroupId', 'totalHours'] as const),
      ...(['standardHours', 'goodTotal', 'scrapTotal', 'createUser'] as const),
    ],
    filters: ['no', 'reportStatus', 'reportedOn', 'itemId', 'processId', 'workGroupId', 'shiftKind'],
    sort: '-reportedOn',
  },
  form: [
    {
      label: label('汇报', 'Report', 'Báo cáo'),
      fields: ['no', 'reportedOn', 'itemId', 'stepNo', 'processId', 'workGroupId', 'shiftKind', 'standardHours', 'rejectReason'],
    },
    {
      label: label('人员工时', 'People', 'Giờ từng người'),
      fields: ['people', 'totalHours', 'goodTotal', 'scrapTotal', 'remark'],
    },
  ],
  states: {
    draft: { label: label('草稿', 'Draft', 'Bản nháp'), tone: 'neutral', editable: true, removable: true },
    submitted: { label: label('待审核', 'To be audited', 'Chờ duyệt'), tone: 'pending' },
    audited: { label: label('已审核', 'Audited', 'Đã duyệt'), tone: 'success' },
  },
  actions: {
    commit: {
      call: post('commit'),
      label: label('提交', 'Send for audit', 'Gửi duyệt'),
      icon: 'send',
      from: ['draft'],
      to: 'submitted',
      tone: 'primary',
      success: label('已提交', 'Sent for audit', 'Đã gửi duyệt'),
    },
    audit: {
      call: post('audit'),
      label: label('审核', 'Audit', 'Duyệt'),
      icon: 'check',
      from: ['submitted'],
      to: 'audited',
      sets: { auditorId: { me: true }, rejectReason: { value: null } },
      success: label('已审核', 'Audited', 'Đã duyệt'),
    },
    reject: {
      call: post('reject'),
      label: label('退回', 'Send back', 'Trả lại'),
      icon: 'undo',
      from: ['submitted'],
      to: 'draft',
      asks: ['rejectReason'],
      needs: ['rejectReason'],
      success: label('已退回', 'Sent back', 'Đã trả lại'),
    },
  },
  menu: { group: 'mps.hours', path: '/mps/working-hours-report', order: 1 },
})
