import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { invalidReason, numberField, orderActions, orderedFields, orderStates } from './orderParts.ts'

const name = label('销售预测', 'Forecast', 'Dự báo bán hàng')

/** What is expected to be sold, by material and month. A later version of the same forecast is a sheet of its own. */
export const forecast = defineResource({
  key: 'forecast',
  path: '/blade-bip/ScmForecast',
  calls: standardCalls('forecast-'),
  label: name,
  icon: 'activity',
  display: 'no',
  fields: {
    no: numberField('YC-{yyyy}-{0000}'),
    title: { kind: 'text', label: label('名称', 'Name', 'Tên'), required: true, max: 100, searchable: true, width: 220 },
    forecastVersion: {
      kind: 'number',
      label: label('版本', 'Version', 'Phiên bản'),
      required: true,
      min: '1',
      max: '999',
      initial: '1',
      sortable: true,
      width: 90,
    },
    processStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 110 },
    orgId: {
      kind: 'reference',
      label: label('组织', 'Organisation', 'Tổ chức'),
      to: 'organisation',
      required: true,
      indexed: true,
      width: 150,
    },
    customerId: { kind: 'reference', label: label('客户', 'Customer', 'Khách hàng'), to: 'customer', indexed: true, width: 200 },
    salerId: { kind: 'person', label: label('销售员', 'Seller', 'Nhân viên bán'), required: true, indexed: true, width: 120 },
    forecastDate: {
      kind: 'date',
      label: label('编制日期', 'Made on', 'Ngày lập'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    lines: {
      kind: 'lines',
      label: label('预测明细', 'Lines', 'Chi tiết dự báo'),
      minLines: 1,
      maxLines: 2000,
      fields: {
        ...orderedFields,
        month: {
          kind: 'text',
          label: label('月份', 'Month', 'Tháng'),
          required: true,
          max: 7,
          pattern: '\\d{4}-(0[1-9]|1[0-2])',
          messages: { pattern: label('请按 2026-11 填写', 'Write it as 2026-11', 'Nhập dạng 2026-11') },
          width: 110,
        },
        remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 160 },
      },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
    totalQuantity: {
      kind: 'number',
      label: label('预测总量', 'Total quantity', 'Tổng số lượng'),
      scale: 4,
      formula: { op: 'sum', lines: 'lines', of: 'quantity', scale: 4 },
      summed: true,
      sortable: true,
      width: 120,
    },
    invalidReason,
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú') },
  },
  list: {
    columns: [
      'no',
      'title',
      'forecastVersion',
      'processStatus',
      'orgId',
      'customerId',
      'forecastDate',
      'lineCount',
      'totalQuantity',
      'salerId',
    ],
    filters: ['no', 'title', 'processStatus', 'orgId', 'customerId', 'forecastDate', 'salerId'],
  },
  form: [
    {
      label: label('基本信息', 'Basics', 'Thông tin chung'),
      fields: ['no', 'title', 'forecastVersion', 'orgId', 'customerId', 'salerId', 'forecastDate', 'invalidReason'],
    },
    { label: label('预测明细', 'Lines', 'Chi tiết dự báo'), fields: ['lines', 'totalQuantity'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark'] },
  ],
  states: orderStates,
  actions: orderActions('forecast-', name),
  menu: { group: 'scm.sale', path: '/scm/forecast-sheet', order: 2 },
})
