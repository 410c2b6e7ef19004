import { label } from '../../i18n.ts'
import { defineResource, standardCalls } from '../../resource/core.ts'

/** Who audits which documents of the supply chain: by organisation, and by value from one amount to another. */
export const auditNodeConfig = defineResource({
  key: 'auditNodeConfig',
  path: '/blade-bip/scm-audit-node-config',
  calls: standardCalls(),
  label: label('审核节点配置', 'Audit rule', 'Cấu hình duyệt'),
  icon: 'stamp',
  display: 'nodeName',
  fields: {
    nodeName: {
      kind: 'text',
      label: label('节点名称', 'Name', 'Tên bước'),
      required: true,
      max: 80,
      searchable: true,
      sortable: true,
      width: 200,
    },
    documentType: {
      kind: 'dict',
      label: label('单据', 'Document', 'Chứng từ'),
      dictionary: 'DC_AUDIT_DOCUMENT',
      required: true,
      indexed: true,
      width: 140,
    },
    orgId: {
      kind: 'reference',
      label: label('组织', 'Organisation', 'Tổ chức'),
      hint: label('留空适用于全部组织', 'Empty means every organisation', 'Để trống áp dụng cho mọi tổ chức'),
      to: 'organisation',
      indexed: true,
      width: 160,
    },
    minValue: {
      kind: 'money',
      label: label('金额从', 'From value', 'Giá trị từ'),
      required: true,
      min: '0',
      initial: '0',
      sortable: true,
      width: 130,
    },
    maxValue: {
      kind: 'money',
      label: label('金额至', 'To value', 'Giá trị đến'),
      hint: label('留空为不限', 'Empty means no limit', 'Để trống là không giới hạn'),
      min: '0',
      width: 130,
    },
    auditorIds: {
      kind: 'person',
      label: label('审核人', 'Auditors', 'Người duyệt'),
      required: true,
      multiple: true,
      maxCount: 20,
      width: 220,
    },
    isActive: { kind: 'boolean', label: label('启用', 'Active', 'Đang dùng'), initial: true, indexed: true, width: 80 },
    remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 180 },
  },
  list: {
    columns: ['nodeName', 'documentType', 'orgId', 'minValue', 'maxValue', 'auditorIds', 'isActive'],
    filters: ['documentType', 'orgId', 'auditorIds', 'isActive'],
    sort: 'nodeName',
  },
  form: [
    {
      label: label('审核节点', 'Audit rule', 'Bước duyệt'),
      fields: ['nodeName', 'documentType', 'orgId', 'minValue', 'maxValue', 'auditorIds', 'isActive', 'remark'],
    },
  ],
  menu: { group: 'scm.config', path: '/scm/audit-node-config', order: 3 },
})
