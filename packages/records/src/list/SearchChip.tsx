import type { Core, Field, FilterValue } from '@bip/contract'
import { type SearchItem, type SearchValue, searchTypeOf } from '@bip/contract/pickers'
import { useText } from '../host/useText.ts'
import { boundsOf, between as range, valuesOf } from '../kinds/filterValue.ts'
import { viewOf } from '../kinds/views.ts'
import { LazySearchControl } from '../search/LazySearchControl.tsx'
import { optionsOf } from '../search/optionsOf.ts'
import { ConditionChip } from './FilterChip.tsx'

type SearchChipProps = {
  core: Core
  item: SearchItem
  field: Field
  value: FilterValue | undefined
  onChange: (value: FilterValue | undefined) => void
  defaultOpen: boolean
}

/** What a control shows of a filter: both days of a range, else one value. */
function shownOf(item: SearchItem, value: FilterValue | undefined): SearchValue | undefined {
  if (searchTypeOf(item) !== 'dateRange') return valuesOf(value)[0]
  const { ge, le } = boundsOf(value)
  return ge || le ? [ge ?? '', le ?? ''] : undefined
}

const filterOf = (value: SearchValue | undefined): FilterValue | undefined =>
  typeof value === 'object' ? range(value[0], value[1]) : value || undefined

/** A condition as the list declares it: by its type, with its own words and options. */
export const SearchChip = ({ core, item, field, value, onChange, defaultOpen }: SearchChipProps) => {
  const { say } = useText()
  const { Summary } = viewOf(field)
  const type = searchTypeOf(item)
  const shown = shownOf(item, value)
  const option = type === 'select' ? optionsOf(item, say).find((one) => one.value === shown) : undefined
  const summary = option?.label ?? (value !== undefined && <Summary field={field} value={value} states={core.states} />)
  return (
    <ConditionChip
      label={say(item.label)}
      summary={value === undefined ? undefined : summary}
      onClear={() => onChange(undefined)}
      defaultOpen={defaultOpen}
    >
      {(close) => (
        <LazySearchControl
          item={item}
          value={shown}
          onChange={(next) => {
            onChange(filterOf(next))
            close()
          }}
        />
      )}
    </ConditionChip>
  )
}
