import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** How records of a resource stand on paper or on a label: its layout is drawn on a page of its own. */
export const printTemplate = defineResource({
  key: 'printTemplate',
  path: '/blade-bip/plus/print-template',
  calls: standardCalls(),
  label: label('打印模板', 'Print template', 'Mẫu in'),
  icon: 'layout-template',
  display: 'templateName',
  fields: {
    templateName: {
      kind: 'text',
      label: label('模板名称', 'Name', 'Tên mẫu'),
      required: true,
      max: 60,
      searchable: true,
      sortable: true,
      unique: true,
      width: 220,
    },
    resourceKey: {
      kind: 'text',
      label: label('打印对象', 'Prints', 'Đối tượng in'),
      hint: label('模板打印哪一类记录', 'The kind of records it prints', 'Loại bản ghi được in'),
      required: true,
      max: 60,
      indexed: true,
      width: 160,
    },
    purpose: {
      kind: 'dict',
      label: label('用途', 'Purpose', 'Mục đích'),
      dictionary: 'DC_PRINT_PURPOSE',
      required: true,
      initial: 'document',
      indexed: true,
      width: 120,
    },
    isDefault: {
      kind: 'boolean',
      label: label('默认', 'Default', 'Mặc định'),
      hint: label('打印时首先选用', 'Chosen first when printing', 'Được chọn trước khi in'),
      initial: false,
      width: 90,
    },
    isEnabled: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, indexed: true, width: 90 },
    layout: {
      kind: 'longText',
      label: label('版式', 'Layout', 'Bố cục'),
      required: true,
      max: 60_000,
      initial: '{"width":100,"height":60,"elements":[]}',
    },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 220 },
  },
  list: {
    columns: ['templateName', 'resourceKey', 'purpose', 'isDefault', 'isEnabled', 'remark', 'updateTime'],
    filters: ['templateName', 'resourceKey', 'purpose', 'isEnabled'],
  },
  form: [
    {
      label: label('打印模板', 'Print template', 'Mẫu in'),
      fields: ['templateName', 'resourceKey', 'purpose', 'isDefault', 'isEnabled', 'remark'],
    },
    { label: label('版式', 'Layout', 'Bố cục'), fields: ['layout'] },
  ],
  menu: { group: 'system.printing', path: '/system/print-template', order: 1 },
})
