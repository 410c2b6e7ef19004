import { SegmentedControl } from '@bip/design-system'
import { ChartNoAxesGantt, Columns3, List } from '@bip/design-system/icons'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useProjectText } from './useProjectText.ts'
import { viewIn, viewName } from './views.ts'

/** List, portfolio or board over the same question. */
export const ViewSwitch = () => {
  const { t } = useProjectText()
  const [search, setSearch] = useSearchParams()
  return (
    <SegmentedControl
      label={t('views.label')}
      value={viewIn(search)}
      items={[
        { value: 'list', label: t('views.list'), icon: <List size={14} aria-hidden /> },
        { value: 'portfolio', label: t('views.portfolio'), icon: <ChartNoAxesGantt size={14} aria-hidden /> },
        { value: 'board', label: t('views.board'), icon: <Columns3 size={14} aria-hidden /> },
      ]}
      onChange={(view) => {
        const params = new URLSearchParams(search)
        params.delete('page')
        if (view === 'list') params.delete(viewName)
        else params.set(viewName, view)
        startTransition(() => setSearch(params, { replace: true }))
      }}
    />
  )
}
