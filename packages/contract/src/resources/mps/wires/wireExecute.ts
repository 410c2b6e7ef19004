import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { groupField, remarkField } from '../plant/fields.ts'
import { auditActions, auditStates, auditStatus, opinionFields, serialField, textField } from './parts.ts'

/** An order to make the wires of a list, for an item of a manufacturing order. */
export const wireExecute = defineResource({
  key: 'wireExecute',
  path: '/blade-bip/mps/WireExecute',
  calls: standardCalls(),
  label: label('线束执行单', 'Wire order', 'Lệnh làm dây'),
  icon: 'play',
  display: 'no',
  subtitle: 'mtoNo',
  fields: {
    no: serialField('XZ-{yyyy}-{0000}'),
    auditStatus,
    bomId: {
      kind: 'reference',
      label: label('线束清单', 'Wire list', 'Danh mục dây'),
      to: 'wireBom',
      where: { auditStatus: { in: ['passed'] } },
      required: true,
      indexed: true,
      width: 170,
    },
    bomNo: { ...textField('清单编号', 'List number', 'Số danh mục', 60, 140), from: ['bomId', 'bomNo'] },
    bomVersion: { ...textField('版本', 'Version', 'Phiên bản', 20, 80), from: ['bomId', 'bomVersion'] },
    moId: { kind: 'reference', label: label('生产订单', 'Order', 'Lệnh sản xuất'), to: 'mo', indexed: true, width: 150 },
    mtoNo: { ...textField('计划跟踪号', 'MTO number', 'Số MTO', 60, 140), searchable: true, prefill: ['moId', 'mtoNo'] },
    projectName: { ...textField('项目名称', 'Project', 'Dự án', 200, 200), searchable: true, prefill: ['moId', 'projectName'] },
    materialId: {
      kind: 'reference',
      label: label('物料', 'Material', 'Vật tư'),
      to: 'material',
      prefill: ['bomId', 'materialId'],
      indexed: true,
      width: 220,
    },
    materialName: { ...textField('物料名称', 'Material name', 'Tên vật tư', 200, 180), from: ['materialId', 'materialName'] },
    qty: {
      kind: 'number',
      label: label('数量', 'Quantity', 'Số lượng'),
      scale: 0,
      min: '1',
      required: true,
      initial: '1',
      summed: true,
      width: 90,
    },
    finishedQty: {
      kind: 'number',
      label: label('完成数量', 'Finished', 'Hoàn thành'),
      scale: 0,
      min: '0',
      initial: '0',
      summed: true,
      width: 100,
    },
    workGroupId: { ...groupField, required: true },
    plannedOn: {
      kind: 'date',
      label: label('计划日期', 'Planned for', 'Ngày kế hoạch'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    neededOn: {
      kind: 'date',
      label: label('需用日期', 'Needed on', 'Ngày cần'),
      notBefore: 'plannedOn',
      sortable: true,
      width: 120,
    },
    ...opinionFields,
    remark: remarkField,
  },
  list: {
    columns: [
      ...(['no', 'auditStatus', 'mtoNo', 'projectName', 'bomNo', 'bomVersion', 'materialName', 'qty', 'finishedQty'] as const),
      ...(['workGroupId', 'plannedOn', 'neededOn'] as const),
    ],
    filters: ['no', 'auditStatus', 'mtoNo', 'projectName', 'bomId', 'moId', 'workGroupId', 'plannedOn'],
  },
  form: [
    {
      label: label('执行单', 'Order', 'Lệnh'),
      fields: ['no', 'bomId', 'bomVersion', 'moId', 'mtoNo', 'projectName', 'materialId', 'qty', 'finishedQty'],
    },
    { label: label('安排', 'Plan', 'Kế hoạch'), fields: ['workGroupId', 'plannedOn', 'neededOn', 'remark'] },
    { label: label('审核', 'Audit', 'Duyệt'), fields: ['auditorId', 'auditedAt', 'opinion'], folded: true },
  ],
  states: auditStates,
  actions: auditActions,
  menu: { group: 'mps.wires', path: '/mps/wire-execution', order: 2 },
})
