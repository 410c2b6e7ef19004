import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

export const organisation = defineResource({
  key: 'organisation',
  path: '/blade-bip/ScmOrg',
  calls: standardCalls(),
  label: label('组织', 'Organisation', 'Tổ chức'),
  icon: 'landmark',
  display: 'orgName',
  subtitle: 'orgCode',
  fields: {
    orgCode: {
      kind: 'text',
      label: label('组织编码', 'Code', 'Mã tổ chức'),
      required: true,
      max: 20,
      searchable: true,
      unique: true,
      sortable: true,
      width: 120,
    },
    orgName: {
      kind: 'text',
      label: label('组织名称', 'Name', 'Tên tổ chức'),
      required: true,
      max: 80,
      searchable: true,
      sortable: true,
      width: 240,
    },
    orgType: {
      kind: 'dict',
      label: label('类型', 'Type', 'Loại'),
      dictionary: 'DC_ORG_TYPE',
      required: true,
      indexed: true,
      width: 160,
    },
    currency: {
      kind: 'dict',
      label: label('本位币', 'Currency', 'Tiền tệ'),
      dictionary: 'DC_CURRENCY',
      initial: 'CNY',
      width: 100,
    },
    address: { kind: 'text', label: label('地址', 'Address', 'Địa chỉ'), max: 300, width: 260 },
  },
  list: {
    columns: ['orgCode', 'orgName', 'orgType', 'currency', 'address', 'createTime'],
    filters: ['orgName', 'orgType'],
    sort: 'orgCode',
  },
  form: [{ label: label('组织', 'Organisation', 'Tổ chức'), fields: ['orgCode', 'orgName', 'orgType', 'currency', 'address'] }],
  menu: { group: 'system.structure', path: '/system/organisation', order: 3 },
})
