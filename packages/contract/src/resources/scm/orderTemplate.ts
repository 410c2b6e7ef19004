import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'
import { orderedFields, pricedFields } from './orderParts.ts'

/** Standard equipment: the lines that a sales order begins with where it names this. */
export const orderTemplate = defineResource({
  key: 'orderTemplate',
  path: '/blade-bip/plus/order-template',
  calls: standardCalls(),
  label: label('标准配置', 'Standard equipment', 'Cấu hình chuẩn'),
  plural: 'Standard equipment',
  icon: 'package',
  display: 'templateName',
  subtitle: 'templateNo',
  fields: {
    templateNo: {
      kind: 'serial',
      label: label('配置编号', 'Number', 'Mã cấu hình'),
      template: 'BZ-{technology}-{000}',
      parts: {
        technology: { welding: 'H', assembly: 'Z', machining: 'J', coating: 'T', testing: 'C', logistics: 'L' },
      },
      range: [101, 999],
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 120,
    },
    templateName: {
      kind: 'text',
      label: label('配置名称', 'Name', 'Tên cấu hình'),
      required: true,
      max: 120,
      searchable: true,
      sortable: true,
      width: 240,
    },
    technology: {
      kind: 'dict',
      label: label('技术类型', 'Technology', 'Công nghệ'),
      dictionary: 'DC_TECHNOLOGY',
      required: true,
      createOnly: true,
      indexed: true,
      width: 110,
    },
    isActive: { kind: 'boolean', label: label('启用', 'Active', 'Đang dùng'), initial: true, indexed: true, width: 80 },
    lines: {
      kind: 'lines',
      label: label('配置明细', 'Lines', 'Chi tiết cấu hình'),
      minLines: 1,
      maxLines: 500,
      fields: {
        ...orderedFields,
        price: { ...pricedFields.price, required: false },
        remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 160 },
      },
    },
    lineCount: { kind: 'number', label: label('行数', 'Lines', 'Số dòng'), formula: { op: 'count', lines: 'lines' }, width: 80 },
    remark: { kind: 'longText', label: label('适用说明', 'When to use it', 'Khi nào dùng') },
  },
  list: {
    columns: ['templateNo', 'templateName', 'technology', 'lineCount', 'isActive', 'updateTime'],
    filters: ['templateName', 'technology', 'isActive'],
    sort: 'templateNo',
  },
  form: [
    {
      label: label('标准配置', 'Standard equipment', 'Cấu hình chuẩn'),
      fields: ['templateNo', 'templateName', 'technology', 'isActive'],
    },
    { label: label('配置明细', 'Lines', 'Chi tiết cấu hình'), fields: ['lines'] },
    { label: label('适用说明', 'When to use it', 'Khi nào dùng'), fields: ['remark'], tab: 'use' },
  ],
  tabs: { use: { label: label('适用说明', 'When to use it', 'Khi nào dùng') } },
  makes: {
    order: {
      to: 'saleOrder',
      label: label('下推销售订单', 'Make a sales order', 'Tạo đơn bán hàng'),
      where: { isActive: ['true'] },
      by: 'templateId',
    },
  },
  menu: { group: 'scm.sale', path: '/scm/order-template', order: 4 },
})
