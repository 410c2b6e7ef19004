import { label } from '../../../i18n.ts'
import { defineResource, del, get, post, standardCalls } from '../../../resource/core.ts'
import { choice, figure, person, text, title } from '../shapes.ts'
import { reviewField } from './reviewParts.ts'

/** A side from which a design is judged, with its weight and its score. */
export const dcReviewDimension = defineResource({
  key: 'dcReviewDimension',
  path: '/blade-bip/dc-review-dimension',
  calls: { ...standardCalls(), remove: del('remove') },
  label: label('评审维度', 'Dimension', 'Khía cạnh thẩm định'),
  icon: 'sliders-horizontal',
  display: 'dimensionName',
  fields: {
    reviewId: reviewField,
    dimension: choice(label('维度', 'Dimension', 'Khía cạnh'), 'DC_PDP_REVIEW_DIMENSION', {
      required: true,
      initial: 'function',
    }),
    dimensionName: title(label('评审内容', 'What is judged', 'Nội dung')),
    weight: figure(label('权重', 'Weight', 'Trọng số'), { scale: 1, min: '0.1', max: '10', required: true, initial: '1' }),
    score: figure(label('得分', 'Score', 'Điểm'), { scale: 1, max: '10', unit: label('分', 'points', 'điểm') }),
    reviewerId: person(label('评审人', 'Judged by', 'Người thẩm định')),
    opinion: text(label('意见', 'Opinion', 'Ý kiến'), { max: 1000, width: 260 }),
  },
  list: {
    columns: ['dimension', 'dimensionName', 'reviewId', 'weight', 'score', 'opinion', 'reviewerId'],
    filters: ['reviewId', 'dimension', 'reviewerId'],
    size: 50,
  },
  form: [
    {
      label: label('评审维度', 'Dimension', 'Khía cạnh thẩm định'),
      fields: ['reviewId', 'dimension', 'dimensionName', 'weight', 'score', 'reviewerId', 'opinion'],
    },
  ],
})

/** A question that every design has to answer. */
export const dcReviewIssues = defineResource({
  key: 'dcReviewIssues',
  path: '/blade-bip/dc-review-issues',
  calls: { list: get('list'), detail: get('get-detail'), submit: post('submit'), remove: del('remove') },
  label: label('评审检查', 'Checklist item', 'Mục kiểm tra'),
  icon: 'check-check',
  display: 'question',
  fields: {
    reviewId: reviewField,
    dimension: choice(label('维度', 'Dimension', 'Khía cạnh'), 'DC_PDP_REVIEW_DIMENSION', {
      required: true,
      initial: 'function',
    }),
    question: title(label('检查问题', 'Question', 'Câu hỏi'), { max: 200, width: 320 }),
    answer: choice(label('结果', 'Answer', 'Kết quả'), 'DC_PDP_ISSUE_ANSWER', { required: true, initial: 'open' }),
    finding: text(label('说明', 'Finding', 'Ghi chú'), { max: 1000, requiredWhen: { field: 'answer', in: ['no'] }, width: 260 }),
    reviewerId: person(label('检查人', 'Checked by', 'Người kiểm tra')),
    reply: text(label('设计答复', 'Reply of the designer', 'Phản hồi thiết kế'), { max: 1000, width: 260 }),
  },
  list: {
    columns: ['dimension', 'question', 'reviewId', 'answer', 'finding', 'reply', 'reviewerId'],
    filters: ['reviewId', 'dimension', 'answer', 'question'],
    size: 50,
  },
  form: [
    {
      label: label('评审检查', 'Checklist item', 'Mục kiểm tra'),
      fields: ['reviewId', 'dimension', 'question', 'answer', 'finding', 'reviewerId', 'reply'],
    },
  ],
})
