import { label } from '../../i18n.ts'
import { defineQuery } from '../../resource/query.ts'
import { planOrderStates } from './planOrderActions.ts'

/** Plan orders as the wall of a site shows them, to anybody: few fields, names of people masked. */
export const onSitePlan = defineQuery({
  key: 'onSitePlan',
  path: '/blade-bip/mmr-plan-order/list',
  label: label('现场计划看板', 'Site plan wall', 'Bảng kế hoạch hiện trường'),
  icon: 'calendar-clock',
  answers: 'list',
  access: {
    public: [
      'planOrderNo',
      'lineCode',
      'customerProductName',
      'planOrderStatus',
      'customerName',
      'createUserName',
      'startDate',
      'endDate',
      'progress',
    ],
  },
  reads: ['planOrder', 'customer'],
  fields: {
    planOrderNo: { kind: 'text', label: label('计划单号', 'Number', 'Số lệnh'), width: 140 },
    lineCode: { kind: 'text', label: label('线体编号', 'Line', 'Mã dây chuyền'), width: 120 },
    customerProductName: { kind: 'text', label: label('客户产品名称', 'Customer’s product', 'Sản phẩm của khách'), width: 220 },
    planOrderStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), width: 110 },
    customerName: { kind: 'text', label: label('客户', 'Customer', 'Khách hàng'), width: 220 },
    createUserName: { kind: 'person', label: label('创建人', 'Made by', 'Người tạo'), width: 120 },
    startDate: { kind: 'date', label: label('计划开始', 'Planned start', 'Bắt đầu theo kế hoạch'), sortable: true, width: 120 },
    endDate: { kind: 'date', label: label('计划完成', 'Planned end', 'Kết thúc theo kế hoạch'), sortable: true, width: 120 },
    progress: { kind: 'number', label: label('进度', 'Progress', 'Tiến độ'), unit: label('%', '%', '%'), width: 90 },
  },
  states: planOrderStates,
  list: {
    columns: [
      'planOrderNo',
      'lineCode',
      'customerProductName',
      'planOrderStatus',
      'customerName',
      'startDate',
      'endDate',
      'progress',
    ],
    filters: ['planOrderStatus', 'lineCode', 'customerName', 'endDate'],
    sort: 'endDate',
  },
  fresh: 5,
})
