import { label } from '../../i18n.ts'
import { defineResource, many, standardCalls } from '../../resource/core.ts'
import { partOfCandidate } from './partOf.ts'
import { workFields } from './recordFields.ts'

/** Where a candidate worked, as what, and who can tell of it. */
export const talentWorkRecord = defineResource({
  key: 'talentWorkRecord',
  path: '/blade-rbac/TalentWorkRecord',
  calls: { ...standardCalls(), submitList: many('batch-submit', 'rows') },
  label: label('工作经历', 'Work record', 'Kinh nghiệm làm việc'),
  icon: 'factory',
  display: 'companyName',
  subtitle: 'jobTitle',
  fields: {
    ...partOfCandidate,
    companyName: { ...workFields.companyName, searchable: true },
    jobTitle: { ...workFields.jobTitle, searchable: true },
    industry: { kind: 'text', label: label('行业', 'Trade', 'Ngành nghề'), max: 60, width: 120 },
    departmentName: { kind: 'text', label: label('部门', 'Department', 'Phòng ban'), max: 100, width: 130 },
    duties: workFields.duties,
    achievements: { kind: 'longText', label: label('业绩', 'Achievements', 'Thành tích'), max: 2000 },
    salary: { kind: 'money', label: label('月薪', 'Salary', 'Lương tháng'), min: '0', width: 110 },
    leavingReason: { kind: 'text', label: label('离职原因', 'Left because', 'Lý do nghỉ việc'), max: 300, width: 180 },
    refereeName: { kind: 'text', label: label('证明人', 'Referee', 'Người xác nhận'), max: 60, width: 110 },
    refereePhone: {
      kind: 'text',
      label: label('证明人电话', 'Referee’s phone', 'Điện thoại người xác nhận'),
      max: 30,
      width: 140,
    },
  },
  list: {
    columns: ['candidateId', 'companyName', 'jobTitle', 'departmentName', 'beganOn', 'endedOn', 'leavingReason'],
    filters: ['candidateId', 'companyName', 'jobTitle', 'industry'],
    sort: '-beganOn',
  },
  form: [
    {
      label: label('工作经历', 'Work', 'Công việc'),
      fields: [
        'candidateId',
        'companyName',
        'jobTitle',
        'industry',
        'departmentName',
        'beganOn',
        'endedOn',
        'duties',
        'achievements',
      ],
    },
    {
      label: label('离职与背调', 'Leaving and reference', 'Nghỉ việc và xác minh'),
      fields: ['salary', 'leavingReason', 'refereeName', 'refereePhone'],
    },
  ],
})
