import { label } from '../../../i18n.ts'
import { defineResource, post, standardCalls } from '../../../resource/core.ts'
import { remarkField } from '../parts.ts'
import { choice, figure, of, text, title } from '../shapes.ts'

/** One thing of a delivery, with how it was found at the customer's. */
export const deliveredItem = defineResource({
  key: 'deliveredItem',
  path: '/blade-bip/delivered-item',
  calls: standardCalls(),
  label: label('交付项', 'Delivered item', 'Hạng mục bàn giao'),
  icon: 'package',
  display: 'itemName',
  subtitle: 'serialNo',
  fields: {
    deliveredId: of(label('交付单', 'Delivery', 'Phiếu bàn giao'), 'delivered', { parent: true, required: true }),
    projectId: of(label('项目', 'Project', 'Dự án'), 'project', { from: ['deliveredId', 'projectId'], indexed: false }),
    itemName: title(label('名称', 'Name', 'Tên')),
    materialId: of(label('物料', 'Material', 'Vật tư'), 'material'),
    specification: text(label('规格', 'Specification', 'Quy cách'), { prefill: ['materialId', 'specification'], max: 200 }),
    quantity: figure(label('数量', 'Quantity', 'Số lượng'), { scale: 2, required: true, initial: '1' }),
    unit: {
      kind: 'dict',
      label: label('单位', 'Unit', 'Đơn vị'),
      dictionary: 'DC_UNIT',
      prefill: ['materialId', 'unit'],
      width: 80,
    },
    serialNo: text(label('序列号', 'Serial number', 'Số sê-ri'), { max: 60, searchable: true, sortable: true, width: 140 }),
    packageNo: text(label('箱号', 'Package', 'Số kiện'), { max: 30, width: 100 }),
    acceptance: choice(label('验收结果', 'Acceptance', 'Kết quả'), 'DC_PDP_ACCEPTANCE', { required: true, initial: 'waiting' }),
    defect: text(label('缺陷说明', 'Defect', 'Mô tả lỗi'), {
      max: 500,
      requiredWhen: { field: 'acceptance', in: ['defect', 'missing'] },
    }),
    photos: { kind: 'file', label: label('照片', 'Photos', 'Ảnh'), maxCount: 20, accept: 'image/*', maxSizeMB: 20 },
    problemId: of(label('问题', 'Problem', 'Vấn đề'), 'dcReviewProblem', { serverOwned: true }),
    remark: remarkField,
  },
  list: {
    columns: [
      'itemName',
      'deliveredId',
      'projectId',
      'quantity',
      'unit',
      'serialNo',
      'packageNo',
      'acceptance',
      'defect',
      'problemId',
    ],
    filters: ['itemName', 'deliveredId', 'acceptance', 'serialNo'],
  },
  form: [
    {
      label: label('交付项', 'Delivered item', 'Hạng mục bàn giao'),
      fields: [
        'deliveredId',
        'projectId',
        'materialId',
        'itemName',
        'specification',
        'quantity',
        'unit',
        'serialNo',
        'packageNo',
      ],
    },
    { label: label('验收', 'Acceptance', 'Nghiệm thu'), fields: ['acceptance', 'defect', 'photos', 'problemId', 'remark'] },
  ],
  actions: {
    raiseProblem: {
      call: post('raise-problem'),
      label: label('转为问题', 'Make it a problem', 'Chuyển thành vấn đề'),
      icon: 'make',
      where: { acceptance: ['defect', 'missing'], problemId: { filled: false } },
      confirm: label(
        '将在项目问题中登记该缺陷，确定？',
        'The defect becomes a problem of the project. Go on?',
        'Lỗi sẽ được ghi thành vấn đề của dự án. Tiếp tục?',
      ),
      success: label('已登记为问题', 'It is a problem now', 'Đã ghi thành vấn đề'),
    },
  },
  menu: { group: 'pdp.delivery', path: '/pdp/delivered-item', order: 2 },
})
