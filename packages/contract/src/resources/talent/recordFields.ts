import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'

/** What a resume tells in a row and a record of the candidate keeps, for each of its parts. */
export const educationFields = {
  schoolName: { kind: 'text', label: label('学校', 'School', 'Trường'), required: true, max: 100, width: 200 },
  degree: { kind: 'dict', label: label('学历', 'Education', 'Trình độ'), dictionary: 'DC_TALENT_EDUCATION', width: 110 },
  major: { kind: 'text', label: label('专业', 'Major', 'Chuyên ngành'), max: 100, width: 160 },
} as const satisfies Fields

export const workFields = {
  companyName: { kind: 'text', label: label('公司', 'Company', 'Công ty'), required: true, max: 120, width: 220 },
  jobTitle: { kind: 'text', label: label('职务', 'Title', 'Chức danh'), max: 100, width: 150 },
  duties: { kind: 'longText', label: label('工作内容', 'Duties', 'Nội dung công việc'), max: 4000 },
} as const satisfies Fields

export const projectFields = {
  projectTitle: { kind: 'text', label: label('项目名称', 'Project', 'Tên dự án'), required: true, max: 150, width: 240 },
  projectRole: { kind: 'text', label: label('担任角色', 'Role', 'Vai trò'), max: 100, width: 140 },
  description: { kind: 'longText', label: label('项目描述', 'Description', 'Mô tả'), max: 4000 },
} as const satisfies Fields
