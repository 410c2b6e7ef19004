import { label } from '../../../i18n.ts'
import { defineResource, get, post } from '../../../resource/core.ts'
import { filesField, projectField } from '../parts.ts'
import { problemActions, problemFields, problemSection, problemStates } from '../problemParts.ts'
import { of, state, text, title } from '../shapes.ts'

/** A problem of a project, from a review or a delivery, followed to its end. */
export const dcReviewProblem = defineResource({
  key: 'dcReviewProblem',
  path: '/blade-bip/dc-review-problem',
  calls: {
    list: get('list'),
    detail: get('get-detail-by-id'),
    submit: post('submit'),
    remove: post('remove'),
    selectData: post('select-data'),
  },
  label: label('项目问题', 'Problem', 'Vấn đề dự án'),
  icon: 'bug',
  display: 'problemName',
  fields: {
    projectId: projectField,
    reviewId: of(label('设计评审', 'Design review', 'Thẩm định thiết kế'), 'dcReview', {
      where: { projectId: { field: 'projectId' } },
    }),
    deliveredId: of(label('交付单', 'Delivery', 'Phiếu bàn giao'), 'delivered', { where: { projectId: { field: 'projectId' } } }),
    problemName: title(label('问题', 'Problem', 'Vấn đề')),
    problemStatus: state(),
    drawingNo: text(label('图号/文件', 'Drawing', 'Số bản vẽ'), { max: 120, width: 150 }),
    ...problemFields,
    attachments: filesField,
  },
  list: {
    columns: ['problemName', 'projectId', 'problemStatus', 'severity', 'ownerId', 'dueOn', 'reviewId', 'solvedOn', 'verifiedBy'],
    filters: ['problemName', 'projectId', 'problemStatus', 'severity', 'ownerId', 'dueOn', 'reviewId'],
    sort: 'dueOn',
  },
  form: [
    {
      label: label('问题', 'Problem', 'Vấn đề'),
      fields: ['projectId', 'reviewId', 'deliveredId', 'problemName', 'drawingNo', 'severity', 'raisedBy', 'raisedOn'],
    },
    problemSection,
    { label: label('其他', 'More', 'Khác'), fields: ['attachments'] },
  ],
  states: problemStates,
  actions: problemActions,
  menu: { group: 'pdp.review', path: '/pdp/problem', order: 7 },
})
