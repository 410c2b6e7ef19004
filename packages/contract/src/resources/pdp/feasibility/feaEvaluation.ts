import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { choice, figure, of, person, text, title } from '../shapes.ts'

/** One item of a feasibility assessment with its score. */
export const feaEvaluation = defineResource({
  key: 'feaEvaluation',
  path: '/blade-bip/fea-evaluation',
  calls: standardCalls(),
  label: label('评估项', 'Assessed item', 'Hạng mục đánh giá'),
  icon: 'check-check',
  display: 'itemName',
  fields: {
    feaId: of(label('可行性评估', 'Assessment', 'Đánh giá'), 'dcFea', { parent: true, required: true }),
    feaItemType: choice(label('类型', 'Type', 'Loại'), 'DC_PDP_FEA_ITEM_TYPE', { required: true, initial: 'technical' }),
    itemName: title(label('评估内容', 'What is assessed', 'Nội dung đánh giá')),
    feaEvaluationScore: figure(label('得分', 'Score', 'Điểm'), {
      hint: label('0 至 10 分', '0 to 10 points', 'Từ 0 đến 10 điểm'),
      scale: 1,
      max: '10',
      unit: label('分', 'points', 'điểm'),
      sortable: true,
    }),
    weight: figure(label('权重', 'Weight', 'Trọng số'), { scale: 1, min: '0.1', max: '10', required: true, initial: '1' }),
    opinion: text(label('意见', 'Opinion', 'Ý kiến'), { max: 1000, width: 260 }),
    assessorId: person(label('评估人', 'Assessed by', 'Người đánh giá')),
    condition: text(label('前提条件', 'Condition', 'Điều kiện'), { max: 500 }),
  },
  list: {
    columns: ['feaItemType', 'itemName', 'feaId', 'feaEvaluationScore', 'weight', 'opinion', 'condition', 'assessorId'],
    filters: ['feaId', 'feaItemType', 'itemName', 'assessorId'],
    size: 50,
  },
  form: [
    {
      label: label('评估项', 'Assessed item', 'Hạng mục đánh giá'),
      fields: ['feaId', 'feaItemType', 'itemName', 'feaEvaluationScore', 'weight', 'opinion', 'condition', 'assessorId'],
    },
  ],
  naturalKey: ['feaId', 'itemName'],
})
