import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { remarkField } from '../parts.ts'

/** Who stands for a function in projects of an organisation: who approves plans, who hears of delays. */
export const pdpFuncUserConfig = defineResource({
  key: 'pdpFuncUserConfig',
  path: '/blade-bip/dc-pdp-func-user-config',
  calls: standardCalls(),
  label: label('职能人员配置', 'Function owners', 'Nhân sự theo chức năng'),
  plural: 'Function owners',
  icon: 'id-card',
  display: 'configName',
  fields: {
    configName: {
      kind: 'text',
      label: label('配置名称', 'Name', 'Tên cấu hình'),
      required: true,
      max: 80,
      unique: true,
      searchable: true,
      sortable: true,
      width: 220,
    },
    functionDict: {
      kind: 'dict',
      label: label('职能', 'Function', 'Chức năng'),
      dictionary: 'DC_PDP_FUNCTION',
      required: true,
      indexed: true,
      width: 140,
    },
    orgId: {
      kind: 'reference',
      label: label('组织', 'Organisation', 'Tổ chức'),
      hint: label('留空则适用于所有组织', 'Left empty it goes for all', 'Để trống thì áp dụng cho mọi tổ chức'),
      to: 'organisation',
      indexed: true,
      width: 150,
    },
    projectType: {
      kind: 'dict',
      label: label('项目类型', 'Type of project', 'Loại dự án'),
      dictionary: 'DC_PDP_PROJECT_TYPE',
      indexed: true,
      width: 120,
    },
    userIds: {
      kind: 'person',
      label: label('人员', 'People', 'Nhân sự'),
      multiple: true,
      maxCount: 50,
      required: true,
      width: 220,
    },
    isActive: { kind: 'boolean', label: label('启用', 'In use', 'Đang dùng'), initial: true, indexed: true, width: 90 },
    remark: remarkField,
  },
  list: {
    columns: ['configName', 'functionDict', 'orgId', 'projectType', 'userIds', 'isActive', 'updateTime'],
    filters: ['configName', 'functionDict', 'orgId', 'userIds', 'isActive'],
    sort: 'configName',
  },
  form: [
    {
      label: label('职能人员', 'Function owners', 'Nhân sự theo chức năng'),
      fields: ['configName', 'functionDict', 'orgId', 'projectType', 'userIds', 'isActive', 'remark'],
    },
  ],
  menu: { group: 'pdp.setting', path: '/pdp/pdp-setting/func-user-config', order: 3 },
})
