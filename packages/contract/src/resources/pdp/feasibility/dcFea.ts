import { label } from '../../../i18n.ts'
import { defineResource, standardCalls } from '../../../resource/core.ts'
import {
  auditActions,
  auditBecomes,
  auditFields,
  auditSection,
  auditStates,
  filesField,
  numberField,
  remarkField,
} from '../parts.ts'
import { amount, choice, day, figure, of, person, state, title } from '../shapes.ts'

/** Whether equipment can be built, in time and for its price: items with scores, and a conclusion that follows from them. */
export const dcFea = defineResource({
  key: 'dcFea',
  path: '/blade-bip/dc-fea',
  calls: standardCalls(),
  label: label('可行性评估', 'Feasibility assessment', 'Đánh giá khả thi'),
  icon: 'shield-check',
  display: 'feaName',
  subtitle: 'feaNo',
  fields: {
    feaNo: numberField('KX-{yyyy}-{0000}'),
    feaName: title(label('评估名称', 'Name', 'Tên đánh giá')),
    feaStatus: state(),
    projectId: of(label('项目', 'Project', 'Dự án'), 'project', { parent: true, width: 220 }),
    oppsId: of(label('商机', 'Opportunity', 'Cơ hội'), 'opps'),
    customerId: of(label('客户', 'Customer', 'Khách hàng'), 'customer', {
      required: true,
      width: 200,
      prefill: ['projectId', 'customerId'],
    }),
    quipmentDictId: choice(label('设备类型', 'Equipment', 'Loại thiết bị'), 'DC_PDP_EQUIPMENT'),
    expectedAmount: amount(label('预计金额', 'Amount', 'Giá trị dự kiến'), { summed: true, sortable: true }),
    expectedDate: day(label('期望交期', 'Wanted by', 'Ngày mong muốn')),
    leaderId: person(label('评估负责人', 'Led by', 'Người phụ trách'), { required: true, begins: 'me' }),
    assessorIds: {
      kind: 'person',
      label: label('评估人员', 'Assessed by', 'Người đánh giá'),
      multiple: true,
      maxCount: 20,
      width: 180,
    },
    assessedOn: day(label('评估日期', 'Assessed on', 'Ngày đánh giá'), { required: true, begins: 'today' }),
    feaEvaluationTotalScore: figure(label('总分', 'Total', 'Tổng điểm'), {
      hint: label('各项得分之和', 'The sum of all scores', 'Tổng điểm các hạng mục'),
      serverOwned: true,
      initial: '0',
      scale: 1,
      unit: label('分', 'points', 'điểm'),
      sortable: true,
    }),
    weightedScore: figure(label('加权分', 'Weighted', 'Điểm trọng số'), {
      hint: label('按权重折算，满分 10', 'By weight, 10 at most', 'Theo trọng số, tối đa 10'),
      serverOwned: true,
      initial: '0',
      scale: 2,
      sortable: true,
    }),
    feaEvaluationConclusion: choice(label('结论', 'Conclusion', 'Kết luận'), 'DC_PDP_FEA_CONCLUSION', {
      hint: label(
        '加权 7 分以上且无 4 分以下为可行，5 分以上为有条件可行',
        'Feasible from 7 weighted points with nothing below 4, with conditions from 5',
        'Từ 7 điểm trọng số và không hạng mục dưới 4 là khả thi, từ 5 là có điều kiện',
      ),
      serverOwned: true,
      width: 140,
    }),
    openProblems: figure(label('未关闭问题', 'Open problems', 'Vấn đề tồn'), { serverOwned: true, initial: '0', sortable: true }),
    summary: { kind: 'longText', label: label('总体意见', 'Opinion', 'Ý kiến chung'), max: 4000 },
    ...auditFields,
    remark: remarkField,
    attachments: filesField,
  },
  list: {
    columns: [
      ...['feaNo', 'feaName', 'feaStatus', 'feaEvaluationConclusion', 'feaEvaluationTotalScore', 'weightedScore'],
      ...['openProblems', 'customerId', 'projectId', 'leaderId', 'assessedOn', 'expectedAmount'],
    ] as const,
    filters: ['feaName', 'feaStatus', 'feaEvaluationConclusion', 'customerId', 'projectId', 'leaderId', 'assessedOn'],
    sort: '-assessedOn',
  },
  form: [
    {
      label: label('评估对象', 'What is assessed', 'Đối tượng đánh giá'),
      fields: [
        ...['feaNo', 'feaName', 'projectId', 'oppsId', 'customerId', 'quipmentDictId'],
        ...['expectedAmount', 'expectedDate', 'leaderId', 'assessorIds', 'assessedOn'],
      ],
    },
    {
      label: label('结论', 'Conclusion', 'Kết luận'),
      fields: ['feaEvaluationTotalScore', 'weightedScore', 'feaEvaluationConclusion', 'openProblems', 'summary'],
    },
    auditSection,
    { label: label('其他', 'More', 'Khác'), fields: ['remark', 'attachments'], folded: true },
  ],
  states: auditStates,
  actions: auditActions(label('评估', 'Assessment', 'Đánh giá'), { needs: ['feaEvaluationConclusion'] }),
  approval: {
    processKey: 'FeasibilityAssessment',
    // As the specification spells it.
    formKey: 'wf_ex_feasibilityAsessment',
    title: ['feaNo', 'feaName'],
    summary: ['customerId', 'feaEvaluationConclusion', 'feaEvaluationTotalScore'],
    becomes: auditBecomes,
  },
  menu: { group: 'pdp.review', path: '/pdp/feasibility', order: 1 },
})
