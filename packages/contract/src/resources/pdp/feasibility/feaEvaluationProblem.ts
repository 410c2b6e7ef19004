import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import { filesField } from '../parts.ts'
import { problemActions, problemFields, problemSection, problemStates } from '../problemParts.ts'
import { of, state, title } from '../shapes.ts'

/** What stands in the way of a project, found by its assessment and followed to its end. */
export const feaEvaluationProblem = defineResource({
  key: 'feaEvaluationProblem',
  path: '/blade-bip/fea-evaluation-problem',
  calls: standardCalls(),
  label: label('可行性问题', 'Feasibility problem', 'Vấn đề khả thi'),
  icon: 'bug',
  display: 'problemName',
  fields: {
    feaId: of(label('可行性评估', 'Assessment', 'Đánh giá'), 'dcFea', { parent: true, required: true }),
    evaluationId: of(label('评估项', 'Item', 'Hạng mục'), 'feaEvaluation', { where: { feaId: { field: 'feaId' } } }),
    problemName: title(label('问题', 'Problem', 'Vấn đề')),
    problemStatus: state(),
    ...problemFields,
    attachments: filesField,
  },
  list: {
    columns: ['problemName', 'feaId', 'problemStatus', 'severity', 'ownerId', 'dueOn', 'solvedOn', 'verifiedBy', 'raisedBy'],
    filters: ['problemName', 'feaId', 'problemStatus', 'severity', 'ownerId', 'dueOn'],
    sort: 'dueOn',
  },
  form: [
    {
      label: label('问题', 'Problem', 'Vấn đề'),
      fields: ['feaId', 'evaluationId', 'problemName', 'severity', 'raisedBy', 'raisedOn'],
    },
    problemSection,
    { label: label('其他', 'More', 'Khác'), fields: ['attachments'] },
  ],
  states: problemStates,
  actions: problemActions,
  menu: { group: 'pdp.review', path: '/pdp/feasibility-problem', order: 2 },
})
