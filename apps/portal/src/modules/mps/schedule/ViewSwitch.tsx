import { SegmentedControl } from '@bip/design-system'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useScheduleText } from './useScheduleText.ts'

/** The plan as a board or as a list; the address keeps which. */
export const ViewSwitch = () => {
  const { t } = useScheduleText()
  const [search, setSearch] = useSearchParams()
  return (
    <SegmentedControl
      label={t('label')}
      value={search.get('view') === 'list' ? 'list' : 'board'}
      items={[
        { value: 'board', label: t('board') },
        { value: 'list', label: t('list') },
      ]}
      onChange={(view) => startTransition(() => setSearch(view === 'list' ? { view } : {}, { replace: true }))}
    />
  )
}
