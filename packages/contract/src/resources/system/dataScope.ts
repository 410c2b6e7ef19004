import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** Which rows of a resource a role reaches: granted to a role, it narrows what its people read, change and take out of that resource. */
export const dataScope = defineResource({
  key: 'dataScope',
  path: '/blade-system/data-scope',
  calls: standardCalls(),
  label: label('数据范围', 'Data scope', 'Phạm vi dữ liệu'),
  icon: 'sliders-horizontal',
  display: 'scopeName',
  subtitle: 'remark',
  fields: {
    scopeName: {
      kind: 'text',
      label: label('名称', 'Name', 'Tên'),
      required: true,
      max: 60,
      searchable: true,
      unique: true,
      sortable: true,
      width: 200,
    },
    resourceCode: {
      kind: 'dict',
      label: label('资源', 'Resource', 'Tài nguyên'),
      dictionary: 'DC_RESOURCE',
      required: true,
      indexed: true,
      width: 150,
    },
    scopeType: {
      kind: 'dict',
      label: label('规则', 'Rule', 'Quy tắc'),
      dictionary: 'DC_DATA_SCOPE',
      required: true,
      initial: 'dept',
      width: 160,
    },
    deptId: {
      kind: 'reference',
      label: label('指定部门', 'Department', 'Phòng ban chỉ định'),
      hint: label(
        '规则为“指定部门及下级”时填写',
        'For the rule “chosen department and below”',
        'Dùng cho quy tắc “phòng ban chỉ định và cấp dưới”',
      ),
      to: 'department',
      width: 160,
    },
    scopeField: {
      kind: 'text',
      label: label('字段', 'Field', 'Trường'),
      hint: label(
        '规则为“字段取值”时填写，如 level、ownerId',
        'For the rule “values of a field”, such as level or ownerId',
        'Dùng cho quy tắc “giá trị của trường”, ví dụ level, ownerId',
      ),
      max: 60,
      pattern: '[A-Za-z]\\w*',
      messages: {
        pattern: label(
          '填写字段标识：以英文字母开头，只含字母、数字和 _，如 ownerId',
          'Give the name of a field: a letter, then letters, digits and _, such as ownerId',
          'Nhập mã trường: bắt đầu bằng chữ cái, chỉ gồm chữ cái, chữ số và _, ví dụ ownerId',
        ),
      },
      width: 130,
    },
    scopeValue: {
      kind: 'text',
      label: label('取值', 'Values', 'Giá trị'),
      hint: label(
        '多个值用逗号分隔；{me} 本人，{dept} 本部门，{depts} 本部门及下级',
        'Several with commas; {me} oneself, {dept} one’s department, {depts} that and those below',
        'Nhiều giá trị cách nhau bằng dấu phẩy; {me} bản thân, {dept} phòng ban, {depts} phòng ban và cấp dưới',
      ),
      max: 500,
      width: 200,
    },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 240 },
  },
  list: {
    columns: ['scopeName', 'resourceCode', 'scopeType', 'deptId', 'scopeField', 'scopeValue', 'remark'],
    filters: ['scopeName', 'resourceCode', 'scopeType'],
    sort: 'scopeName',
  },
  form: [
    {
      label: label('数据范围', 'Data scope', 'Phạm vi dữ liệu'),
      fields: ['scopeName', 'resourceCode', 'scopeType', 'deptId', 'scopeField', 'scopeValue', 'remark'],
    },
  ],
  transfer: false,
  menu: { group: 'system.access', path: '/system/data-scope', order: 3 },
})
