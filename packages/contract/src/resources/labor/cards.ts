import { label } from '../../i18n.ts'
import type { DeskCard } from '../../resource/card.ts'

/** What those who care for labour begin their day with. */
export const cards: readonly DeskCard[] = [
  {
    key: 'laborRegister.late',
    label: label('证件或保险已过期的在场人员', 'On site with papers that have ended', 'Đang làm việc nhưng giấy tờ hết hạn'),
    subject: 'late',
    resource: 'laborRegister',
    where: { personnelStatus: 'working', insuredUntil_le: '{today-1}' },
    sort: 'insuredUntil',
    shows: ['companyId', 'positionDictCode', 'insuredUntil'],
  },
  {
    key: 'laborRegister.waiting',
    label: label('待入场人员', 'To be onboarded', 'Chờ vào làm'),
    subject: 'waiting',
    resource: 'laborRegister',
    where: { personnelStatus: 'registered' },
    sort: 'plannedOn',
    shows: ['companyId', 'positionDictCode', 'plannedOn'],
  },
  {
    key: 'laborRegister.figures',
    label: label('各岗位在场人数', 'On site by position', 'Nhân lực theo vị trí'),
    subject: 'figures',
    resource: 'laborRegister',
    where: { personnelStatus: 'working' },
    bars: { by: 'positionDictCode' },
  },
]
