import { label } from '../../../i18n.ts'
import { defineResource, post, standardCalls } from '../../../resource/core.ts'
import { remark } from '../planFields.ts'
import { bomActions, bomStates } from './bomActions.ts'

const material = {
  kind: 'reference',
  label: label('物料', 'Material', 'Vật tư'),
  to: 'material',
  where: { isActive: { in: ['true'] } },
  required: true,
  indexed: true,
  width: 240,
} as const

const unit = {
  kind: 'dict',
  label: label('单位', 'Unit', 'Đơn vị'),
  dictionary: 'DC_UNIT',
  from: ['materialId', 'unit'],
  width: 80,
} as const

const specification = {
  kind: 'text',
  label: label('规格型号', 'Specification', 'Quy cách'),
  from: ['materialId', 'specification'],
  width: 180,
} as const

/** What a material consists of, in a version that holds for some time. What planning and new orders use is released. */
export const materialBom = defineResource({
  key: 'materialBom',
  path: '/blade-bip/plus/material-bom',
  calls: { ...standardCalls(), update: post('update') },
  label: label('物料清单', 'Bill of materials', 'Định mức vật tư (BOM)'),
  plural: 'Bills of materials',
  icon: 'network',
  display: 'bomNo',
  subtitle: 'bomVersion',
  fields: {
    bomNo: {
      kind: 'serial',
      label: label('编号', 'Number', 'Số'),
      template: 'BOM-{yyyy}-{00000}',
      serverOwned: true,
      searchable: true,
      unique: true,
      sortable: true,
      width: 150,
    },
    materialId: { ...material, createOnly: true },
    specification,
    unit,
    bomVersion: {
      kind: 'text',
      label: label('版本', 'Version', 'Phiên bản'),
      required: true,
      max: 20,
      pattern: '[\\w.\\-]+',
      messages: { pattern: label('只能用字母、数字、. - _', 'Only letters, digits and . - _', 'Chỉ dùng chữ, số và . - _') },
      initial: 'A0',
      sortable: true,
      width: 90,
    },
    bomStatus: { kind: 'state', label: label('状态', 'Status', 'Trạng thái'), indexed: true, width: 100 },
    lotQuantity: {
      kind: 'number',
      label: label('基准数量', 'For a quantity of', 'Cho số lượng'),
      hint: label('子项用量按此数量填写', 'What the quantities below make', 'Số lượng bên dưới tính cho lượng này'),
      scale: 4,
      min: '0.0001',
      required: true,
      initial: '1.0000',
      width: 110,
    },
    validFrom: {
      kind: 'date',
      label: label('生效日期', 'Valid from', 'Hiệu lực từ'),
      required: true,
      sortable: true,
      indexed: true,
      width: 120,
    },
    validTo: {
      kind: 'date',
      label: label('失效日期', 'Valid until', 'Hiệu lực đến'),
      hint: label('留空表示长期有效', 'Empty: without an end', 'Để trống: không thời hạn'),
      notBefore: 'validFrom',
      sortable: true,
      width: 120,
    },
    drawingNo: { kind: 'text', label: label('图号', 'Drawing', 'Số bản vẽ'), max: 60, searchable: true, width: 140 },
    engineerId: { kind: 'person', label: label('设计工程师', 'Engineer', 'Kỹ sư thiết kế'), indexed: true, width: 120 },
    changeNote: { kind: 'text', label: label('变更说明', 'What changed', 'Nội dung thay đổi'), max: 300, width: 220 },
    lines: {
      kind: 'lines',
      label: label('子项', 'Components', 'Vật tư thành phần'),
      minLines: 1,
      maxLines: 2000,
      fields: {
        position: { kind: 'text', label: label('位号', 'Position', 'Vị trí'), max: 20, width: 90 },
        materialId: material,
        specification,
        quantity: {
          kind: 'number',
          label: label('用量', 'Quantity', 'Định lượng'),
          scale: 6,
          min: '0.000001',
          required: true,
          initial: '1',
          width: 110,
        },
        unit,
        scrapRate: {
          kind: 'number',
          label: label('损耗率', 'Scrap', 'Hao hụt'),
          scale: 2,
          min: '0',
          max: '100',
          initial: '0',
          unit: label('%', '%', '%'),
          width: 90,
        },
        isPhantom: {
          kind: 'boolean',
          label: label('虚拟件', 'Phantom', 'Cụm ảo'),
          hint: label('不入库，直接用其子项', 'Never stocked: its components are taken', 'Không nhập kho, dùng thẳng thành phần'),
          initial: false,
          width: 90,
        },
        processId: {
          kind: 'reference',
          label: label('用于工序', 'For operation', 'Cho công đoạn'),
          to: 'workProcess',
          width: 150,
        },
        remark: { kind: 'text', label: label('备注', 'Remark', 'Ghi chú'), max: 200, width: 160 },
      },
    },
    lineCount: {
      kind: 'number',
      label: label('子项数', 'Components', 'Số thành phần'),
      formula: { op: 'count', lines: 'lines' },
      width: 90,
    },
    remark,
    attachments: { kind: 'file', label: label('附件', 'Attachments', 'Tệp đính kèm') },
  },
  list: {
    columns: [
      ...(['bomNo', 'materialId', 'specification', 'bomVersion', 'bomStatus', 'validFrom', 'validTo'] as const),
      ...(['lotQuantity', 'unit', 'lineCount', 'engineerId', 'drawingNo'] as const),
    ],
    filters: ['bomNo', 'materialId', 'bomStatus', 'validFrom', 'engineerId', 'drawingNo'],
  },
  form: [
    {
      label: label('物料清单', 'Bill of materials', 'Định mức vật tư'),
      fields: [
        ...['bomNo', 'materialId', 'specification', 'bomVersion', 'lotQuantity', 'unit', 'validFrom', 'validTo'],
        ...['drawingNo', 'engineerId', 'changeNote'],
      ],
    },
    { label: label('子项', 'Components', 'Vật tư thành phần'), fields: ['lines'] },
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'] },
  ],
  states: bomStates,
  actions: bomActions,
  menu: { group: 'mmr.materials', path: '/mmr/material-bom', order: 4 },
})
