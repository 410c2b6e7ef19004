import { label } from '../../i18n.ts'
import { defineResource, many, standardCalls } from '../../resource/core.ts'
import { partOfCandidate } from './partOf.ts'
import { educationFields } from './recordFields.ts'

/** Where a candidate studied. */
export const talentEducation = defineResource({
  key: 'talentEducation',
  path: '/blade-rbac/TalentEducation',
  calls: { ...standardCalls(), submitList: many('batch-submit', 'rows') },
  label: label('教育经历', 'Education', 'Học vấn'),
  plural: 'Education',
  icon: 'book-open',
  display: 'schoolName',
  subtitle: 'major',
  fields: {
    ...partOfCandidate,
    schoolName: { ...educationFields.schoolName, searchable: true },
    degree: { ...educationFields.degree, indexed: true },
    major: { ...educationFields.major, searchable: true },
    isFullTime: { kind: 'boolean', label: label('全日制', 'Full time', 'Chính quy'), initial: true, width: 90 },
    ranking: { kind: 'text', label: label('成绩/排名', 'Grades', 'Kết quả học tập'), max: 100, width: 130 },
    remark: { kind: 'longText', label: label('在校经历', 'What else', 'Hoạt động ở trường'), max: 1000 },
  },
  list: {
    columns: ['candidateId', 'schoolName', 'degree', 'major', 'beganOn', 'endedOn', 'isFullTime'],
    filters: ['candidateId', 'schoolName', 'degree', 'major'],
    sort: '-beganOn',
  },
  form: [
    {
      label: label('教育经历', 'Education', 'Học vấn'),
      fields: ['candidateId', 'schoolName', 'degree', 'major', 'beganOn', 'endedOn', 'isFullTime', 'ranking', 'remark'],
    },
  ],
})
