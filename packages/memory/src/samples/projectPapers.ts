import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const delivered: MemoryRow[] = rows(
  'delivered',
  ['deliveredNo', 'projectId', 'deliveredStatus', 'deliveryType', 'planDate', 'shippedOn', 'ownerId', 'receiverName', 'packages'],
  [
    [
      'JF-2026-0003',
      'project-2',
      'planned',
      'equipment',
      '2026-12-20',
      null,
      'user-1',
      '刘海涛',
      [{ packageNo: '1', content: '输送主线', quantity: '1', dimensions: '3200×1200×1800', weight: '860' }],
    ],
    ['JF-2026-0002', 'project-2', 'shipped', 'spare', '2026-11-10', '2026-11-11', 'user-2', '陈静', []],
    ['JF-2026-0001', 'project-3', 'defective', 'sample', '2026-10-08', '2026-10-08', 'user-2', '黄伟', []],
  ],
)

export const deliveredItem: MemoryRow[] = rows(
  'delivered-item',
  ['deliveredId', 'itemName', 'quantity', 'unit', 'serialNo', 'packageNo', 'acceptance', 'defect'],
  [
    ['delivered-1', '输送主线', '1', 'set', 'SX-001', '1', 'waiting', null],
    ['delivered-2', '备用夹爪', '4', 'pcs', 'JZ-011', '1', 'passed', null],
    ['delivered-3', '样件托盘', '2', 'pcs', null, '1', 'defect', '托盘边缘磕碰'],
  ],
)

export const dcFea: MemoryRow[] = rows(
  'fea',
  [
    ...['feaNo', 'feaName', 'feaStatus', 'projectId', 'customerId', 'quipmentDictId', 'expectedAmount', 'leaderId', 'assessedOn'],
    ...['feaEvaluationTotalScore', 'weightedScore', 'feaEvaluationConclusion', 'openProblems'],
  ],
  [
    [
      'KX-2026-0003',
      '座椅焊接工作站评估',
      'draft',
      'project-1',
      'customer-3',
      'welding',
      '1800000',
      'user-2',
      '2026-11-18',
      '8',
      '8',
      null,
      '0',
    ],
    [
      'KX-2026-0002',
      '门体检测设备评估',
      'passed',
      'project-3',
      'customer-2',
      'testing',
      '2400000',
      'user-2',
      '2026-06-12',
      '42',
      '8.4',
      'feasible',
      '0',
    ],
    [
      'KX-2026-0001',
      '电池线评估',
      'inApproval',
      'project-2',
      'customer-1',
      'battery',
      '6200000',
      'user-1',
      '2026-04-20',
      '33',
      '6.6',
      'conditional',
      '1',
    ],
  ],
)

export const feaEvaluation: MemoryRow[] = rows(
  'fea-item',
  ['feaId', 'feaItemType', 'itemName', 'feaEvaluationScore', 'weight', 'opinion', 'assessorId'],
  [
    ['fea-1', 'technical', '焊接节拍', '8', '2', '节拍 38 秒可达', 'user-2'],
    ['fea-1', 'delivery', '交期', null, '1', null, 'user-1'],
    ['fea-3', 'cost', '目标成本', '5', '1', '减速机价格偏高', 'user-3'],
  ],
)

const problem = ['severity', 'raisedBy', 'raisedOn', 'ownerId', 'dueOn']

export const feaEvaluationProblem: MemoryRow[] = rows(
  'fea-problem',
  ['feaId', 'evaluationId', 'problemName', 'problemStatus', ...problem],
  [
    ['fea-3', 'fea-item-3', '减速机成本超目标', 'solving', 'major', 'user-1', '2026-04-21', 'user-3', '2026-05-10'],
    ['fea-2', null, '测试气源不足', 'closed', 'minor', 'user-2', '2026-06-13', 'user-5', '2026-06-30'],
    ['fea-1', null, '焊枪电缆寿命', 'open', 'major', 'user-2', '2026-11-19', 'user-2', '2026-12-05'],
  ],
)

export const dcReview: MemoryRow[] = rows(
  'review',
  [
    'reviewNo',
    'reviewName',
    'projectId',
    'reviewStatus',
    'reviewType',
    'hostId',
    'designerId',
    'reviewerIds',
    'reviewOn',
    'conclusion',
    'score',
    'openIssues',
  ],
  [
    [
      'PS-2026-0003',
      '堆叠单元机械评审',
      'project-2',
      'reviewing',
      'mechanical',
      'user-1',
      'user-2',
      ['user-5', 'user-6'],
      '2026-11-25',
      null,
      '7.5',
      '2',
    ],
    [
      'PS-2026-0002',
      '总体方案评审',
      'project-2',
      'concluded',
      'concept',
      'user-1',
      'user-2',
      ['user-5'],
      '2026-06-10',
      'conditional',
      '8.1',
      '0',
    ],
    [
      'PS-2026-0001',
      '检测主机方案评审',
      'project-3',
      'preparing',
      'concept',
      'user-2',
      'user-5',
      [],
      '2026-12-02',
      null,
      null,
      '0',
    ],
  ],
)

export const dcReviewDimension: MemoryRow[] = rows(
  'dimension',
  ['reviewId', 'dimension', 'dimensionName', 'weight', 'score', 'reviewerId'],
  [
    ['review-1', 'function', '满足节拍与精度', '3', '8', 'user-6'],
    ['review-1', 'safety', '安全防护', '2', '7', 'user-6'],
    ['review-1', 'maintenance', '易损件更换', '1', null, 'user-5'],
  ],
)

export const dcReviewIssues: MemoryRow[] = rows(
  'review-issue',
  ['reviewId', 'dimension', 'question', 'answer', 'finding'],
  [
    ['review-1', 'safety', '急停回路是否双通道', 'yes', null],
    ['review-1', 'assembly', '是否可整体吊装', 'no', '缺少吊点'],
    ['review-1', 'maintenance', '传感器是否可在线更换', 'open', null],
  ],
)

export const reviewRemark: MemoryRow[] = rows(
  'remark',
  [
    ...[
      'reviewId',
      'dataId',
      'fileName',
      'fileId',
      'pageNo',
      'markLeft',
      'markTop',
      'markWidth',
      'markHeight',
      'remarkText',
      'severity',
    ],
    ...['remarkStatus', 'reply', 'repliedBy', 'repliedOn'],
  ],
  [
    [
      ...['review-1', 'review-data-1', '总装图.pdf', 'file-1', '1', '20.00', '30.00', '12.00', '8.00', '此处缺少吊点', 'major'],
      ...['open', null, null, null],
    ],
    [
      ...[
        'review-1',
        'review-data-1',
        '总装图.pdf',
        'file-1',
        '2',
        '55.50',
        '41.00',
        '0.00',
        '0.00',
        '线缆弯曲半径不足',
        'minor',
      ],
      ...['replied', '已改为 R80', 'user-2', '2026-11-21'],
    ],
    [
      ...[
        'review-1',
        'review-data-1',
        '总装图.pdf',
        'file-1',
        '1',
        '70.00',
        '12.00',
        '10.00',
        '10.00',
        '检修门打不开',
        'critical',
      ],
      ...['closed', '门轴外移 40 mm', 'user-2', '2026-11-21'],
    ],
  ],
)

export const dcReviewProblem: MemoryRow[] = rows(
  'problem',
  ['projectId', 'reviewId', 'problemName', 'problemStatus', 'drawingNo', ...problem],
  [
    ['project-2', 'review-1', '机架缺少吊点', 'open', 'DM320-01-00', 'major', 'user-6', '2026-11-20', 'user-2', '2026-11-28'],
    ['project-2', 'review-2', '预留扫码位', 'solved', 'DM320-00-00', 'minor', 'user-5', '2026-06-10', 'user-2', '2026-06-20'],
    ['project-3', null, '门体夹具干涉', 'closed', 'JC-02-11', 'critical', 'user-6', '2026-09-02', 'user-5', '2026-09-10'],
  ],
)

export const initiateReview: MemoryRow[] = rows(
  'review-request',
  [
    'requestNo',
    'reviewName',
    'projectId',
    'requestStatus',
    'reviewType',
    'applicantId',
    'hostId',
    'reviewerIds',
    'reviewOn',
    'reason',
  ],
  [
    [
      'PSQ-2026-0003',
      '焊接单元评审',
      'project-2',
      'draft',
      'mechanical',
      'user-2',
      'user-1',
      ['user-5'],
      '2026-12-01',
      '焊接单元总装图',
    ],
    [
      'PSQ-2026-0002',
      '电气原理评审',
      'project-2',
      'inApproval',
      'electrical',
      'user-2',
      'user-1',
      ['user-6'],
      '2026-11-30',
      '电气原理图 A 版',
    ],
    [
      'PSQ-2026-0001',
      '堆叠单元机械评审',
      'project-2',
      'passed',
      'mechanical',
      'user-2',
      'user-1',
      ['user-5', 'user-6'],
      '2026-11-25',
      '堆叠单元',
    ],
  ],
)

export const dataReview: MemoryRow[] = rows(
  'review-data',
  ['reviewId', 'dataName', 'dataStatus', 'category', 'drawingNo', 'edition', 'authorId'],
  [
    ['review-1', '堆叠单元总装图', 'waiting', 'drawing', 'DM320-01-00', 'B', 'user-2'],
    ['review-1', '受力计算书', 'returned', 'specification', null, 'A', 'user-2'],
    ['review-2', '总体布局图', 'approved', 'drawing', 'DM320-00-00', 'C', 'user-2'],
  ],
)

export const reviewNotice: MemoryRow[] = rows(
  'review-notice',
  ['reviewId', 'noticeTitle', 'noticeStatus', 'receiverId', 'startsAt', 'place'],
  [
    ['review-1', '堆叠单元机械评审会', 'sent', 'user-6', '2026-11-25T01:30:00.000Z', '三楼会议室'],
    ['review-1', '堆叠单元机械评审会', 'accepted', 'user-5', '2026-11-25T01:30:00.000Z', '三楼会议室'],
    ['review-3', '检测主机方案评审会', 'draft', 'user-5', '2026-12-02T06:00:00.000Z', null],
  ],
)

export const reviewItemConfig: MemoryRow[] = rows(
  'review-config',
  ['itemName', 'itemKind', 'reviewType', 'dimension', 'weight', 'orderNo', 'isActive'],
  [
    ['满足节拍与精度', 'dimension', null, 'function', '3', '1', true],
    ['安全防护', 'dimension', null, 'safety', '2', '2', true],
    ['急停回路是否双通道', 'issue', 'electrical', 'safety', '1', '1', true],
  ],
)

export const projectBudget: MemoryRow[] = rows(
  'budget',
  ['budgetNo', 'projectId', 'budgetStatus', 'edition', 'ownerId', 'currency', 'threshold', 'warning', 'lines'],
  [
    [
      'YS-2026-0003',
      'project-1',
      'draft',
      'A',
      'user-2',
      'CNY',
      '90',
      'none',
      [{ costType: 'material', planned: '900000', committed: '0', booked: '0', otherCost: '0', toComplete: '900000' }],
    ],
    [
      ...['YS-2026-0002', 'project-2', 'passed', 'B', 'user-1', 'CNY', '90', 'near'],
      [
        {
          costType: 'material',
          phase: 'making',
          planned: '3000000',
          committed: '400000',
          booked: '2200000',
          otherCost: '0',
          toComplete: '400000',
        },
        {
          costType: 'labour',
          phase: 'assembly',
          planned: '1400000',
          committed: '0',
          booked: '900000',
          otherCost: '0',
          toComplete: '400000',
        },
      ],
    ],
    [
      'YS-2026-0001',
      'project-3',
      'inApproval',
      'A',
      'user-2',
      'CNY',
      '90',
      'over',
      [
        {
          costType: 'outsourcing',
          planned: '500000',
          committed: '40000',
          booked: '480000',
          otherCost: '0',
          toComplete: '20000',
        },
      ],
    ],
  ],
)

export const executionConfig: MemoryRow[] = rows(
  'execution-config',
  ['configName', 'orgId', 'projectType', 'overheadRate', 'profitRate', 'hourRate', 'travelRate', 'validFrom', 'isActive'],
  [
    ['整线项目', '100006', 'line', '9', '16', '120', '450', '2026-01-01', true],
    ['标准设备', '100006', 'standard', '8', '18', '110', '400', '2026-01-01', true],
    ['改造服务', null, 'upgrade', '7', '20', '130', '450', '2026-01-01', true],
  ],
)

export const pdpExecutePricing: MemoryRow[] = rows(
  'pricing',
  [
    'pricingNo',
    'pricingName',
    'projectId',
    'pricingStatus',
    'pricedOn',
    'pricerId',
    'currency',
    'overheadRate',
    'profitRate',
    'lines',
  ],
  [
    [
      'HJ-2026-0003',
      '座椅焊接工作站核价',
      'project-1',
      'draft',
      '2026-11-19',
      'user-2',
      'CNY',
      '8',
      '15',
      [{ costType: 'material', itemName: '机器人', quantity: '2', price: '180000' }],
    ],
    [
      'HJ-2026-0002',
      '电池线核价',
      'project-2',
      'passed',
      '2026-05-02',
      'user-1',
      'CNY',
      '9',
      '16',
      [{ costType: 'material', itemName: '标准件', quantity: '1', price: '1500000' }],
    ],
    [
      'HJ-2026-0001',
      '检测设备核价',
      'project-3',
      'inApproval',
      '2026-06-22',
      'user-2',
      'CNY',
      '8',
      '15',
      [{ costType: 'labour', itemName: '调试', quantity: '400', price: '110' }],
    ],
  ],
)

export const stationApply: MemoryRow[] = rows(
  'station',
  [
    'applyNo',
    'projectId',
    'applyStatus',
    'workshop',
    'stationCount',
    'area',
    'startsOn',
    'endsOn',
    'applicantId',
    'reason',
    'stationNos',
  ],
  [
    ['GW-2026-0003', 'project-1', 'draft', 'assembly2', '2', '80', '2027-02-01', '2027-03-31', 'user-2', '焊接站总装', null],
    [
      'GW-2026-0002',
      'project-3',
      'inApproval',
      'assembly1',
      '3',
      '120',
      '2026-12-10',
      '2027-01-20',
      'user-2',
      '检测主机装配',
      null,
    ],
    [
      'GW-2026-0001',
      'project-2',
      'passed',
      'assembly1',
      '6',
      '420',
      '2026-10-08',
      '2026-12-20',
      'user-1',
      '电池线总装',
      'A01–A06',
    ],
  ],
)
