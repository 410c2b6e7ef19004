import { SegmentedControl, type SegmentedControlProps } from '@bip/design-system'
import { startTransition } from 'react'
import { useSearchParams } from 'react-router-dom'
import { viewIn, viewName } from './views.ts'

type ViewChoiceProps<View extends string> = Pick<SegmentedControlProps<View>, 'label' | 'items'> & {
  /** The view that an address without a word shows. Default `list`. */
  first?: View
}

/** Leads to another look at the records of a list; the question stays, on its first page. */
export const ViewChoice = <View extends string>({ label, items, first = 'list' }: ViewChoiceProps<View | 'list'>) => {
  const [search, setSearch] = useSearchParams()
  const views = items.map(({ value }) => value)
  return (
    <SegmentedControl
      label={label}
      value={viewIn(search, views, first)}
      items={items}
      onChange={(view) => {
        const params = new URLSearchParams(search)
        params.delete('page')
        if (view === first) params.delete(viewName)
        else params.set(viewName, view)
        startTransition(() => setSearch(params, { replace: true }))
      }}
    />
  )
}
