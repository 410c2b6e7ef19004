import { label } from '../../i18n.ts'
import type { LinesField } from '../../kinds/lines.ts'

const beganOn = { kind: 'date', label: label('开始日期', 'From', 'Từ ngày'), width: 120 } as const
const endedOn = { kind: 'date', label: label('结束日期', 'Until', 'Đến ngày'), width: 120 } as const

/** What a resume tells in rows; each becomes a record of the candidate. */
export const resumeLines = {
  educations: {
    kind: 'lines',
    label: label('教育经历', 'Education', 'Học vấn'),
    maxLines: 20,
    fields: {
      schoolName: { kind: 'text', label: label('学校', 'School', 'Trường'), required: true, max: 100, width: 200 },
      degree: {
        kind: 'dict',
        label: label('学历', 'Education', 'Trình độ'),
        dictionary: 'DC_TALENT_EDUCATION',
        required: true,
        width: 110,
      },
      major: { kind: 'text', label: label('专业', 'Major', 'Chuyên ngành'), max: 100, width: 160 },
      beganOn,
      endedOn,
    },
  },
  works: {
    kind: 'lines',
    label: label('工作经历', 'Work records', 'Kinh nghiệm làm việc'),
    maxLines: 40,
    fields: {
      companyName: { kind: 'text', label: label('公司', 'Company', 'Công ty'), required: true, max: 120, width: 200 },
      jobTitle: { kind: 'text', label: label('职务', 'Title', 'Chức danh'), required: true, max: 100, width: 150 },
      beganOn,
      endedOn,
      duties: { kind: 'longText', label: label('工作内容', 'Duties', 'Nội dung công việc'), max: 4000, width: 260 },
    },
  },
  projects: {
    kind: 'lines',
    label: label('项目经历', 'Project records', 'Kinh nghiệm dự án'),
    maxLines: 40,
    fields: {
      projectTitle: { kind: 'text', label: label('项目名称', 'Project', 'Tên dự án'), required: true, max: 150, width: 200 },
      projectRole: { kind: 'text', label: label('担任角色', 'Role', 'Vai trò'), required: true, max: 100, width: 140 },
      beganOn,
      endedOn,
      description: { kind: 'longText', label: label('项目描述', 'Description', 'Mô tả'), max: 4000, width: 260 },
    },
  },
} as const satisfies Record<string, LinesField>
