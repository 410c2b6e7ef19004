import { label } from '../../i18n.ts'
import type { LinesField } from '../../kinds/lines.ts'
import { educationFields, projectFields, workFields } from './recordFields.ts'

const span = {
  beganOn: { kind: 'date', label: label('开始日期', 'From', 'Từ ngày'), width: 120 },
  endedOn: { kind: 'date', label: label('结束日期', 'Until', 'Đến ngày'), width: 120 },
} as const

/** What a resume tells in rows; each becomes a record of the candidate. */
export const resumeLines = {
  educations: {
    kind: 'lines',
    label: label('教育经历', 'Education', 'Học vấn'),
    maxLines: 20,
    fields: { ...educationFields, ...span },
  },
  works: {
    kind: 'lines',
    label: label('工作经历', 'Work records', 'Kinh nghiệm làm việc'),
    maxLines: 40,
    fields: { ...workFields, ...span },
  },
  projects: {
    kind: 'lines',
    label: label('项目经历', 'Project records', 'Kinh nghiệm dự án'),
    maxLines: 40,
    fields: { ...projectFields, ...span },
  },
} as const satisfies Record<string, LinesField>
