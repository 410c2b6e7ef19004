import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What recruiters begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'talentFollowRecord.due',
    label: label('今天要跟进的候选人', 'Candidates to follow up', 'Ứng viên cần liên hệ'),
    subject: 'waiting',
    resource: 'talentFollowRecord',
    where: { nextOn_le: '{today}', nextOn_ge: '{today-14}' },
    sort: 'nextOn',
    shows: ['nextStep', 'personId', 'nextOn'],
  },
  {
    key: 'talentCandidate.interviews',
    label: label('待面试的候选人', 'Interviews to come', 'Ứng viên chờ phỏng vấn'),
    subject: 'waiting',
    resource: 'talentCandidate',
    where: { candidateStatus: 'interview' },
    sort: 'interviewAt',
    shows: ['positionId', 'interviewerId', 'interviewAt'],
  },
  {
    key: 'talentPosition.figures',
    label: label('在招职位的紧急程度', 'Open vacancies by urgency', 'Vị trí đang tuyển theo mức độ gấp'),
    subject: 'figures',
    resource: 'talentPosition',
    where: { positionStatus: 'open' },
    bars: { by: 'urgency' },
  },
]
