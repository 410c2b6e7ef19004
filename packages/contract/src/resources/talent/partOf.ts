import { label } from '../../i18n.ts'
import type { Fields } from '../../kinds/index.ts'

/** Whose it is, and from when to when: every part of a resume has it. */
export const partOfCandidate = {
  candidateId: {
    kind: 'reference',
    label: label('候选人', 'Candidate', 'Ứng viên'),
    to: 'talentCandidate',
    parent: true,
    required: true,
    indexed: true,
    width: 140,
  },
  beganOn: { kind: 'date', label: label('开始日期', 'From', 'Từ ngày'), sortable: true, width: 120 },
  endedOn: {
    kind: 'date',
    label: label('结束日期', 'Until', 'Đến ngày'),
    hint: label('留空表示至今', 'Still going on when left empty', 'Để trống nếu đang tiếp tục'),
    notBefore: 'beganOn',
    sortable: true,
    width: 120,
  },
} as const satisfies Fields
