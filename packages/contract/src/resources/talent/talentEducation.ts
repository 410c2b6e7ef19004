import { label } from '../../i18n.ts'
import { defineResource, many, standardCalls } from '../../resource/core.ts'
import { partOfCandidate } from './partOf.ts'

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
    schoolName: {
      kind: 'text',
      label: label('学校', 'School', 'Trường'),
      required: true,
      max: 100,
      searchable: true,
      width: 200,
    },
    degree: {
      kind: 'dict',
      label: label('学历', 'Education', 'Trình độ'),
      dictionary: 'DC_TALENT_EDUCATION',
      required: true,
      indexed: true,
      width: 100,
    },
    major: { kind: 'text', label: label('专业', 'Major', 'Chuyên ngành'), max: 100, searchable: true, width: 160 },
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
