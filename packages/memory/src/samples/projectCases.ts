import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const projectCase: MemoryRow[] = rows(
  'project-case',
  [
    'caseNo',
    'caseName',
    'projectId',
    'caseStatus',
    'caseType',
    'phase',
    'authorId',
    'happenedOn',
    'background',
    'cause',
    'measures',
    'result',
  ],
  [
    [
      'AL26-003',
      '现场地坪不平影响安装',
      'project-3',
      'draft',
      'lesson',
      'delivered',
      'user-2',
      '2026-10-20',
      '安装时发现地坪超差。',
      '发货前未复核。',
      '发货前两周复测。',
      '',
    ],
    [
      'AL26-002',
      '长周期件提前下单',
      'project-2',
      'published',
      'experience',
      'making',
      'user-1',
      '2026-09-02',
      '减速机交期 14 周。',
      '常规下单必然延期。',
      '方案评审后即备料。',
      '提前 18 天。',
    ],
    [
      'AL26-001',
      '堆叠夹爪打滑',
      'project-2',
      'published',
      'lesson',
      'assembly',
      'user-2',
      '2026-08-11',
      '电芯划伤。',
      '包胶硬度偏低。',
      '改用 70A 聚氨酯。',
      '划伤率降至 0.02%。',
    ],
  ],
)

export const processCorrelation: MemoryRow[] = rows(
  'process',
  ['processNo', 'processName', 'projectId', 'processType', 'starterId', 'startedOn', 'endedOn', 'outcome'],
  [
    ['LC-XM26-002-2', 'XM26-002 主计划审批', 'project-2', 'plan', 'user-1', '2026-05-12', '2026-05-14', '通过'],
    ['LC-XM26-002-1', 'XM26-002 立项审批', 'project-2', 'project', 'user-1', '2026-05-06', '2026-05-08', '通过'],
    ['LC-XM26-001-1', 'XM26-001 立项审批', 'project-3', 'project', 'user-2', '2026-06-29', '2026-07-01', '通过'],
  ],
)

export const pdpFuncUserConfig: MemoryRow[] = rows(
  'func-user',
  ['configName', 'functionDict', 'orgId', 'projectType', 'userIds', 'isActive'],
  [
    ['计划审批（集团）', 'planApproval', null, null, ['user-1'], true],
    ['变更通知（苏州）', 'changeNotice', '100006', null, ['user-1', 'user-2'], true],
    ['延期通知（整线）', 'delayNotice', '100006', 'line', ['user-2'], true],
  ],
)
