import { SegmentedControl, type SegmentedControlProps } from '@bip/design-system'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { viewIn, viewName } from './views.ts'

type ViewChoiceProps<View extends string> = Pick<SegmentedControlProps<View>, 'label' | 'items'>

/** Leads to another look at the records of a list; the question stays, on its first page. */
export const ViewChoice = <View extends string>({ label, items }: ViewChoiceProps<View | 'list'>) => {
  const [search, setSearch] = useSearchParams()
  const views = items.map(({ value }) => value)
  return (
    <SegmentedControl
      label={label}
      value={viewIn(search, views)}
      items={items}
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
