import { SegmentedControl } from '@bip/design-system'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useScheduleText } from './useScheduleText.ts'

/** The plan as a board, as the floor looks at it, or as a list; the address keeps which. */
export const ViewSwitch = () => {
  const { t } = useScheduleText()
  const [search, setSearch] = useSearchParams()
  const view = search.get('view') ?? ''
  return (
    <SegmentedControl
      label={t('label')}
      value={['list', 'floor'].includes(view) ? view : 'board'}
      items={[
        { value: 'board', label: t('board') },
        { value: 'floor', label: t('floor') },
        { value: 'list', label: t('list') },
      ]}
      onChange={(chosen) => {
        const group = search.get('group')
        const kept = chosen !== 'list' && group ? { group } : undefined
        startTransition(() => setSearch({ ...(chosen !== 'board' && { view: chosen }), ...kept }, { replace: true }))
      }}
    />
  )
}
