import { label } from '../../i18n.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'

/** A month of the ledger. Once it is closed nothing is posted into it. */
export const stockPeriod = defineResource({
  key: 'stockPeriod',
  path: '/blade-bip/plus/stock-period',
  calls: standardCalls(),
  label: label('库存月结', 'Stock month-end', 'Kỳ kho'),
  plural: 'Stock month-ends',
  icon: 'history',
  display: 'month',
  fields: {
    month: {
      kind: 'text',
      label: label('月份', 'Month', 'Tháng'),
      required: true,
      createOnly: true,
      max: 7,
      pattern: '\\d{4}-(0[1-9]|1[0-2])',
      messages: { pattern: label('请按 2026-11 填写', 'Write it as 2026-11', 'Nhập dạng 2026-11') },
      searchable: true,
      unique: true,
      sortable: true,
      width: 120,
    },
    periodStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 110 },
    closedBy: { kind: 'person', label: label('关账人', 'Closed by', 'Người khóa'), serverOwned: true, width: 130 },
    closedAt: {
      kind: 'instant',
      label: label('关账时间', 'Closed at', 'Khóa lúc'),
      serverOwned: true,
      sortable: true,
      width: 160,
    },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 200 },
  },
  list: {
    columns: ['month', 'periodStatus', 'closedBy', 'closedAt', 'remark'],
    filters: ['month', 'periodStatus'],
    sort: '-month',
  },
  form: [{ label: label('库存月结', 'Stock month-end', 'Kỳ kho'), fields: ['month', 'remark'] }],
  states: {
    open: { label: label('未关账', 'Open', 'Đang mở'), tone: 'info', editable: true, removable: true },
    closed: { label: label('已关账', 'Closed', 'Đã khóa'), tone: 'neutral' },
  },
  actions: {
    close: {
      call: post('close'),
      label: label('关账', 'Close', 'Khóa kỳ'),
      icon: 'check',
      from: ['open'],
      to: 'closed',
      sets: { closedBy: { me: true }, closedAt: { now: true } },
      confirm: label(
        '关账后不能再过账到这个月，确定关账？',
        'Nothing can be posted into a closed month. Close it?',
        'Sau khi khóa không thể ghi sổ vào tháng này. Khóa kỳ?',
      ),
      success: label('已关账', 'Closed', 'Đã khóa'),
    },
    reopen: {
      call: post('reopen'),
      label: label('反关账', 'Open again', 'Mở lại'),
      icon: 'undo',
      from: ['closed'],
      to: 'open',
      sets: { closedBy: { value: null }, closedAt: { value: null } },
      success: label('已反关账', 'Open again', 'Đã mở lại'),
    },
  },
  menu: { group: 'wms.stock', path: '/wms/period', order: 9 },
})
