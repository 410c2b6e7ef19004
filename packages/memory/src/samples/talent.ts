import type { MemoryRow } from '../gateway.ts'
import { rows } from './rows.ts'

export const talentPosition: MemoryRow[] = rows(
  'vacancy',
  [
    'positionNo',
    'positionName',
    'positionStatus',
    'deptId',
    'employment',
    'urgency',
    'headcount',
    'workCity',
    'leaderId',
    'recruiterId',
    'currency',
    'duties',
    'requirements',
  ],
  [
    [
      'TP-2026-003',
      '电气设计工程师',
      'open',
      'dept-3',
      'fullTime',
      'urgent',
      '2',
      '苏州',
      'user-1',
      'user-2',
      'CNY',
      '电气原理图与选型',
      'EPLAN，三年经验',
    ],
    [
      'TP-2026-002',
      'Kỹ sư lắp ráp',
      'paused',
      'dept-2',
      'fullTime',
      'normal',
      '4',
      'Bắc Ninh',
      'user-1',
      'user-2',
      'CNY',
      'Lắp ráp thiết bị',
      'Đọc bản vẽ',
    ],
    [
      'TP-2026-001',
      '计划员',
      'draft',
      'dept-1',
      'intern',
      'critical',
      '1',
      '苏州',
      'user-2',
      'user-1',
      'CNY',
      '物料计划',
      '熟悉 ERP',
    ],
  ],
)

export const talentCandidate: MemoryRow[] = rows(
  'candidate',
  [
    'candidateNo',
    'candidateName',
    'candidateStatus',
    'phone',
    'positionId',
    'source',
    'recruiterId',
    'highestEducation',
    'workYears',
    'currentCompany',
    'interviewAt',
  ],
  [
    [
      'TC-2026-00003',
      '周敏',
      'interview',
      '13700000003',
      'vacancy-1',
      'referral',
      'user-2',
      'bachelor',
      '6.0',
      '昆山智能装备集团',
      '2026-12-01T06:00:00Z',
    ],
    [
      'TC-2026-00002',
      'Nguyễn Văn Hùng',
      'fresh',
      '84912000002',
      'vacancy-2',
      'jobSite',
      'user-2',
      'college',
      '2.5',
      'Công ty TNHH Cơ khí Bắc Giang',
      null,
    ],
    ['TC-2026-00001', '陈静', 'pool', '13700000001', 'vacancy-3', 'campus', 'user-1', 'master', '0.0', null, null],
  ],
)

export const talentEducation: MemoryRow[] = rows(
  'candidate-education',
  ['candidateId', 'schoolName', 'degree', 'major', 'beganOn', 'endedOn', 'isFullTime'],
  [
    ['candidate-1', '苏州大学', 'bachelor', '电气工程', '2014-09-01', '2018-06-30', true],
    ['candidate-2', 'Đại học Bách khoa Hà Nội', 'college', 'Cơ điện tử', '2019-09-01', '2022-06-30', true],
    ['candidate-3', '江苏大学', 'master', '工业工程', '2022-09-01', '2025-06-30', false],
  ],
)

export const talentWorkRecord: MemoryRow[] = rows(
  'candidate-work',
  ['candidateId', 'companyName', 'jobTitle', 'departmentName', 'beganOn', 'endedOn', 'leavingReason'],
  [
    ['candidate-1', '昆山智能装备集团', '电气工程师', '技术部', '2020-03-01', null, null],
    ['candidate-1', '苏州精工自动化有限公司', '助理工程师', '项目部', '2018-07-01', '2020-02-28', '个人发展'],
    ['candidate-2', 'Công ty TNHH Cơ khí Bắc Giang', 'Kỹ thuật viên', null, '2022-08-01', null, null],
  ],
)

export const talentProjectRecord: MemoryRow[] = rows(
  'candidate-project',
  ['candidateId', 'projectTitle', 'projectRole', 'companyName', 'teamSize', 'beganOn', 'endedOn'],
  [
    ['candidate-1', '电池模组装配线', '电气负责人', '昆山智能装备集团', '12', '2023-04-01', '2023-12-31'],
    ['candidate-1', '车门铰链焊接站', '电气工程师', '昆山智能装备集团', '6', '2021-04-01', '2021-10-31'],
    ['candidate-2', 'Trạm kiểm tra thị giác', 'Thành viên', null, null, '2024-02-01', null],
  ],
)

export const talentFollowRecord: MemoryRow[] = rows(
  'candidate-follow',
  ['candidateId', 'way', 'content', 'result', 'followedAt', 'personId', 'nextStep', 'nextOn'],
  [
    ['candidate-1', 'call', '约定周五面试', 'willing', '2026-11-20T02:00:00Z', 'user-2', '确认面试时间', '2026-11-27'],
    ['candidate-2', 'message', 'Đang cân nhắc nơi làm việc', 'hesitating', '2026-11-19T03:00:00Z', 'user-2', null, '2026-11-26'],
    ['candidate-3', 'mail', '已发送职位说明', 'noAnswer', '2026-11-18T07:30:00Z', 'user-1', null, null],
  ],
)

export const talentResume: MemoryRow[] = rows(
  'resume',
  [
    'resumeTitle',
    'resumeStatus',
    'candidateName',
    'phone',
    'positionId',
    'source',
    'highestEducation',
    'workYears',
    'parsedAt',
    'candidateId',
    'resumeText',
  ],
  [
    ['王磊', 'waiting', null, null, 'vacancy-1', 'website', null, null, null, null, '姓名：王磊 手机：13700000009'],
    [
      '赵云',
      'parsed',
      '赵云',
      '13700000008',
      'vacancy-1',
      'jobSite',
      'bachelor',
      '4.0',
      '2026-11-20T02:00:00Z',
      null,
      '姓名：赵云',
    ],
    [
      '周敏',
      'filed',
      '周敏',
      '13700000003',
      'vacancy-1',
      'referral',
      'bachelor',
      '6.0',
      '2026-11-18T02:00:00Z',
      'candidate-1',
      '姓名：周敏',
    ],
  ],
)
