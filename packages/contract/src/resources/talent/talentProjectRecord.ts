import { label } from '../../i18n.ts'
import { defineResource, many, standardCalls } from '../../resource/core.ts'
import { partOfCandidate } from './partOf.ts'
import { projectFields } from './recordFields.ts'

/** A project that a candidate worked on. */
export const talentProjectRecord = defineResource({
  key: 'talentProjectRecord',
  path: '/blade-rbac/TalentProjectRecord',
  calls: { ...standardCalls(), submitList: many('batch-submit', 'rows') },
  label: label('项目经历', 'Project record', 'Kinh nghiệm dự án'),
  icon: 'folder-kanban',
  display: 'projectTitle',
  subtitle: 'projectRole',
  fields: {
    ...partOfCandidate,
    projectTitle: { ...projectFields.projectTitle, searchable: true },
    projectRole: { ...projectFields.projectRole, searchable: true },
    companyName: { kind: 'text', label: label('所属公司', 'Company', 'Công ty'), max: 120, width: 200 },
    teamSize: {
      kind: 'number',
      label: label('团队人数', 'Team', 'Quy mô nhóm'),
      min: '1',
      max: '9999',
      unit: label('人', 'people', 'người'),
      width: 100,
    },
    tools: { kind: 'text', label: label('技术与工具', 'Tools', 'Công nghệ và công cụ'), max: 300, searchable: true, width: 200 },
    description: projectFields.description,
    duties: { kind: 'longText', label: label('个人职责', 'Own part', 'Phần việc phụ trách'), max: 4000 },
    outcome: { kind: 'longText', label: label('项目成果', 'Outcome', 'Kết quả'), max: 2000 },
  },
  list: {
    columns: ['candidateId', 'projectTitle', 'projectRole', 'companyName', 'teamSize', 'beganOn', 'endedOn'],
    filters: ['candidateId', 'projectTitle', 'projectRole', 'tools'],
    sort: '-beganOn',
  },
  form: [
    {
      label: label('项目经历', 'Project', 'Dự án'),
      fields: [
        'candidateId',
        'projectTitle',
        'projectRole',
        'companyName',
        'teamSize',
        'beganOn',
        'endedOn',
        'tools',
        'description',
        'duties',
        'outcome',
      ],
    },
  ],
})
