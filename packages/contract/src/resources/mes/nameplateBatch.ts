import { label } from '../../i18n.ts'
import { defineResource, post, standardCalls } from '../../resource/core.ts'

/** The nameplates of a production order that are made together: from which number on, and what their code says. */
export const nameplateBatch = defineResource({
  key: 'nameplateBatch',
  path: '/blade-bip/NameplateBatch',
  calls: standardCalls(),
  // The list is asked for records that are not removed; it holds no others.
  also: { list: [{ names: { isDeleted: '' } }] },
  label: label('铭牌批次', 'Nameplate batch', 'Lô nhãn máy'),
  plural: 'Nameplate batches',
  icon: 'stamp',
  display: 'qrCode',
  subtitle: 'beginNumber',
  fields: {
    moNumber: {
      kind: 'text',
      label: label('生产订单号', 'Production order', 'Lệnh sản xuất'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      width: 160,
    },
    customerId: {
      kind: 'reference',
      to: 'nameplateCustomer',
      label: label('铭牌客户', 'Nameplate customer', 'Khách hàng nhãn máy'),
      required: true,
      indexed: true,
      width: 220,
    },
    moTime: {
      kind: 'date',
      label: label('订单日期', 'Date of the order', 'Ngày lệnh'),
      required: true,
      indexed: true,
      sortable: true,
      width: 120,
    },
    beginNumber: {
      kind: 'number',
      label: label('开始序号', 'First number', 'Số bắt đầu'),
      required: true,
      min: '1',
      sortable: true,
      width: 110,
    },
    quantity: {
      kind: 'number',
      label: label('数量', 'Quantity', 'Số lượng'),
      required: true,
      min: '1',
      initial: '1',
      width: 90,
    },
    qrCode: {
      kind: 'text',
      label: label('二维码', 'QR code', 'Mã QR'),
      formula: { op: 'join', args: ['moNumber', 'moTime'], between: '', before: 'EW', without: '-' },
      searchable: true,
      width: 200,
    },
    batchStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 500 },
  },
  list: {
    columns: ['qrCode', 'moNumber', 'customerId', 'moTime', 'beginNumber', 'quantity', 'batchStatus', 'createTime'],
    filters: ['moNumber', 'customerId', 'moTime', 'batchStatus'],
  },
  form: [
    {
      label: label('铭牌批次', 'Nameplate batch', 'Lô nhãn máy'),
      fields: ['moNumber', 'customerId', 'moTime', 'beginNumber', 'quantity', 'qrCode', 'remark'],
    },
  ],
  states: {
    draft: { label: label('待启动', 'Not started', 'Chưa bắt đầu'), tone: 'neutral', editable: true, removable: true },
    started: { label: label('已启动', 'Started', 'Đã bắt đầu'), tone: 'success' },
  },
  actions: {
    start: {
      call: post('start'),
      label: label('启动', 'Start', 'Bắt đầu'),
      icon: 'play',
      from: ['draft'],
      to: 'started',
      success: label('已启动', 'Started', 'Đã bắt đầu'),
    },
    restructure: {
      call: post('restructure'),
      label: label('重构', 'Restructure', 'Lập lại'),
      icon: 'rotate-ccw',
      from: ['started'],
      to: 'draft',
      confirm: label(
        '批次退回待启动，可修改后重新启动。确定重构？',
        'The batch goes back to not started, to be changed and started again. Restructure it?',
        'Lô trở về chưa bắt đầu để sửa rồi bắt đầu lại. Lập lại?',
      ),
      success: label('已退回待启动', 'Back to not started', 'Đã trở về chưa bắt đầu'),
    },
  },
  menu: { group: 'mes.nameplates', path: '/mes/nameplate-batch', order: 1 },
})
