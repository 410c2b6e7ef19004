import { label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** Whose name stands on nameplates, and in which size and type the customer wants them. */
export const nameplateCustomer = defineResource({
  key: 'nameplateCustomer',
  path: '/blade-bip/DcNameplateCustomer',
  calls: standardCalls(),
  label: label('铭牌客户', 'Nameplate customer', 'Khách hàng nhãn máy'),
  icon: 'contact',
  display: 'customerName',
  subtitle: 'customerCode',
  fields: {
    customerName: {
      kind: 'text',
      label: label('客户名称', 'Customer', 'Tên khách hàng'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      unique: true,
      width: 240,
    },
    customerCode: {
      kind: 'text',
      label: label('客户编码', 'Code', 'Mã khách hàng'),
      required: true,
      max: 40,
      pattern: '[\\w.-]+',
      messages: codeSigns('. -'),
      searchable: true,
      sortable: true,
      unique: true,
      width: 130,
    },
    sizeName: { kind: 'text', label: label('铭牌尺寸', 'Size', 'Kích thước'), max: 60, width: 130 },
    typeName: { kind: 'text', label: label('铭牌类型', 'Type', 'Loại nhãn'), max: 60, width: 130 },
    remark: { kind: 'longText', label: label('备注', 'Remark', 'Ghi chú'), max: 500 },
  },
  list: {
    columns: ['customerName', 'customerCode', 'sizeName', 'typeName', 'createTime'],
    filters: ['customerName', 'customerCode'],
    sort: 'customerCode',
  },
  form: [
    {
      label: label('铭牌客户', 'Nameplate customer', 'Khách hàng nhãn máy'),
      fields: ['customerName', 'customerCode', 'sizeName', 'typeName', 'remark'],
    },
  ],
  menu: { group: 'mes.nameplates', path: '/mes/nameplate-customer', order: 2 },
})
