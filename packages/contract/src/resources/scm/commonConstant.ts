import { label } from '../../i18n.ts'
import { codeSigns } from '../../resource/codeSigns.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** Values that documents and calculations of the supply chain share, kept by its administrators. */
export const commonConstant = defineResource({
  key: 'commonConstant',
  path: '/blade-bip/dc-common-constant',
  calls: standardCalls(),
  label: label('公共常量', 'Common constant', 'Hằng số chung'),
  icon: 'sliders-horizontal',
  display: 'constantName',
  subtitle: 'constantCode',
  fields: {
    constantCode: {
      kind: 'text',
      label: label('常量编码', 'Code', 'Mã hằng số'),
      required: true,
      max: 60,
      pattern: '[\\w.\\-]+',
      messages: codeSigns('. - _'),
      searchable: true,
      unique: true,
      sortable: true,
      width: 200,
    },
    constantName: {
      kind: 'text',
      label: label('常量名称', 'Name', 'Tên hằng số'),
      required: true,
      max: 100,
      searchable: true,
      sortable: true,
      width: 220,
    },
    constantGroup: {
      kind: 'dict',
      label: label('分组', 'Group', 'Nhóm'),
      dictionary: 'DC_CONSTANT_GROUP',
      required: true,
      indexed: true,
      width: 110,
    },
    constantValue: {
      kind: 'text',
      label: label('值', 'Value', 'Giá trị'),
      required: true,
      max: 500,
      width: 200,
    },
    unitText: { kind: 'text', label: label('单位', 'Unit', 'Đơn vị'), max: 20, width: 90 },
    isActive: { kind: 'boolean', label: label('启用', 'Active', 'Đang dùng'), initial: true, indexed: true, width: 80 },
    remark: { kind: 'text', label: label('说明', 'Remark', 'Ghi chú'), max: 300, width: 260 },
  },
  list: {
    columns: ['constantCode', 'constantName', 'constantGroup', 'constantValue', 'unitText', 'isActive', 'remark'],
    filters: ['constantCode', 'constantName', 'constantGroup', 'isActive'],
    sort: 'constantCode',
  },
  form: [
    {
      label: label('公共常量', 'Common constant', 'Hằng số chung'),
      fields: ['constantCode', 'constantName', 'constantGroup', 'constantValue', 'unitText', 'isActive', 'remark'],
    },
  ],
  menu: { group: 'scm.config', path: '/scm/common-constant', order: 2 },
})
