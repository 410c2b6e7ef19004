import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'

/** What a resume says of its owner in a word each; a candidate has the same. */
export const personFields = {
  gender: { kind: 'dict', label: label('性别', 'Gender', 'Giới tính'), dictionary: 'DC_GENDER', width: 80 },
  birthday: { kind: 'date', label: label('出生日期', 'Born on', 'Ngày sinh'), width: 120 },
  email: { kind: 'text', label: label('邮箱', 'E-mail', 'Email'), format: 'email', max: 120, width: 200 },
  city: { kind: 'text', label: label('所在城市', 'City', 'Thành phố'), max: 60, width: 110 },
  highestEducation: {
    kind: 'dict',
    label: label('最高学历', 'Highest education', 'Trình độ cao nhất'),
    dictionary: 'DC_TALENT_EDUCATION',
    indexed: true,
    width: 110,
  },
  school: { kind: 'text', label: label('毕业院校', 'School', 'Trường tốt nghiệp'), max: 100, searchable: true, width: 180 },
  major: { kind: 'text', label: label('专业', 'Major', 'Chuyên ngành'), max: 100, width: 150 },
  workYears: {
    kind: 'number',
    label: label('工作年限', 'Experience', 'Số năm kinh nghiệm'),
    scale: 1,
    min: '0',
    max: '60',
    unit: label('年', 'years', 'năm'),
    sortable: true,
    width: 100,
  },
  currentCompany: {
    kind: 'text',
    label: label('目前公司', 'Current company', 'Công ty hiện tại'),
    max: 120,
    searchable: true,
    width: 200,
  },
  currentTitle: { kind: 'text', label: label('目前职务', 'Current title', 'Chức danh hiện tại'), max: 100, width: 150 },
  skills: { kind: 'text', label: label('技能', 'Skills', 'Kỹ năng'), max: 300, searchable: true, width: 220 },
  expectedSalary: { kind: 'money', label: label('期望月薪', 'Expected salary', 'Lương mong muốn'), min: '0', width: 110 },
} as const satisfies Fields
