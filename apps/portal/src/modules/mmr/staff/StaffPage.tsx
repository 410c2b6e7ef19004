import { say } from '@bip/contract'
import { staffSchedule } from '@bip/contract/resources'
import { useSearchParams } from 'react-router-dom'
import { usePreferences } from '../../../app/preferences.ts'
import { useTabLabel } from '../../../tabs/tabContext.ts'
import { ListScreen } from '../../RecordScreens.tsx'
import { StaffCalendarView } from './StaffCalendarView.tsx'

/** Who works where: the generated list, or a calendar of people and days. */
export const StaffPage = () => {
  const [search] = useSearchParams()
  return search.get('view') === 'calendar' ? <Calendar /> : <ListScreen core={staffSchedule} />
}

const Calendar = () => {
  const { language } = usePreferences()
  useTabLabel(say(staffSchedule.label, language))
  return <StaffCalendarView />
}
