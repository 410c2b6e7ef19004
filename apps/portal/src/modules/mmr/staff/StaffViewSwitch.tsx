import { SegmentedControl } from '@bip/design-system'
import { CalendarRange, List } from '@bip/design-system/icons'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useStaffText } from './useStaffText.ts'

/** The schedule as a list or as a calendar of people. */
export const StaffViewSwitch = () => {
  const { t } = useStaffText()
  const [search, setSearch] = useSearchParams()
  return (
    <SegmentedControl
      label={t('view')}
      value={search.get('view') === 'calendar' ? 'calendar' : 'list'}
      items={[
        { value: 'list', label: t('list'), icon: <List size={14} aria-hidden /> },
        { value: 'calendar', label: t('calendar'), icon: <CalendarRange size={14} aria-hidden /> },
      ]}
      onChange={(view) => startTransition(() => setSearch(view === 'calendar' ? { view } : {}, { replace: true }))}
    />
  )
}
