import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { remarkField } from '../plant/fields.ts'
import {
  auditActions,
  auditBecomes,
  auditStates,
  auditStatus,
  opinionFields,
  serialField,
  textField,
  versionField,
} from './parts.ts'

/** What changes in a wire list: each wire as it was and as it will be, and what becomes of orders that are under way. */
export const wireChange = defineResource({
  key: 'wireChange',
  path: '/blade-bip/mps/WireChange',
  calls: standardCalls(),
  label: label('线束变更单', 'Wire change', 'Phiếu thay đổi dây'),
  icon: 'history',
  display: 'no',
  fields: {
    no: serialField('XG-{yyyy}-{0000}'),
    auditStatus,
    bomId: {
      kind: 'reference',
      label: label('线束清单', 'Wire list', 'Danh mục dây'),
      to: 'wireBom',
      required: true,
      indexed: true,
      width: 170,
    },
    oldVersion: { ...textField('原版本', 'Version now', 'Phiên bản cũ', 20, 90), from: ['bomId', 'bomVersion'] },
    newVersion: { ...versionField, label: label('新版本', 'New version', 'Phiên bản mới'), initial: 'A1' },
    changeReason: {
      kind: 'dict',
      label: label('变更原因', 'Why', 'Lý do'),
      dictionary: 'DC_MPS_WIRE_REASON',
      required: true,
      indexed: true,
      width: 120,
    },
    changedOn: {
      kind: 'date',
      label: label('变更日期', 'Changed on', 'Ngày thay đổi'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    applicantId: {
      kind: 'person',
      label: label('申请人', 'Asked by', 'Người đề nghị'),
      required: true,
      indexed: true,
      width: 110,
    },
    running: {
      kind: 'longText',
      label: label('在制处理', 'Orders in progress', 'Xử lý lệnh đang làm'),
      max: 1000,
    },
    changes: {
      kind: 'lines',
      label: label('变更内容', 'Changes', 'Nội dung thay đổi'),
      minLines: 1,
      maxLines: 1000,
      fields: {
        change: {
          kind: 'dict',
          label: label('变更', 'Change', 'Thay đổi'),
          dictionary: 'DC_MPS_WIRE_CHANGE',
          required: true,
          initial: 'change',
          width: 100,
        },
        wireNo: { ...textField('线号', 'Wire', 'Số dây', 40, 90), required: true },
        oldValue: {
          ...textField('变更前', 'Before', 'Trước', 200, 240),
          requiredWhen: { field: 'change', in: ['change', 'remove'] },
        },
        newValue: { ...textField('变更后', 'After', 'Sau', 200, 240), requiredWhen: { field: 'change', in: ['add', 'change'] } },
        note: textField('说明', 'Note', 'Ghi chú', 200, 180),
      },
    },
    changeCount: {
      kind: 'number',
      label: label('变更数', 'Changes', 'Số thay đổi'),
      formula: { op: 'count', lines: 'changes' },
      width: 90,
    },
    ...opinionFields,
    remark: remarkField,
  },
  list: {
    columns: [
      ...(['no', 'auditStatus', 'bomId', 'oldVersion', 'newVersion', 'changeReason', 'changeCount', 'changedOn'] as const),
      'applicantId',
    ],
    filters: ['no', 'auditStatus', 'bomId', 'changeReason', 'changedOn', 'applicantId'],
  },
  form: [
    {
      label: label('变更', 'Change', 'Thay đổi'),
      fields: ['no', 'bomId', 'oldVersion', 'newVersion', 'changeReason', 'changedOn', 'applicantId'],
    },
    { label: label('变更内容', 'Changes', 'Nội dung thay đổi'), fields: ['changes', 'running', 'remark'] },
    { label: label('审核', 'Audit', 'Duyệt'), fields: ['auditorId', 'auditedAt', 'opinion'], folded: true },
  ],
  states: auditStates,
  actions: auditActions,
  approval: {
    processKey: 'WireChange',
    title: ['no', 'bomId'],
    summary: ['newVersion', 'changeReason', 'changeCount'],
    becomes: auditBecomes,
  },
  menu: { group: 'mps.wires', path: '/mps/wire-change', order: 3 },
})
