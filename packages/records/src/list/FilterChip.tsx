import type { Core, Field, FilterValue } from '@bip/contract'
import { Button, FilterButton, Popover } from '@bip/design-system'
import { type ReactNode, Suspense, useState } from 'react'
import { useText } from '../host/useText.ts'
import { LazyFilter } from '../kinds/LazyFilter.tsx'
import { viewOf } from '../kinds/views.ts'
import { FilterPanel } from './list.styles.ts'

export type FilterChipProps = {
  core: Core
  fieldKey: string
  field: Field
  value: FilterValue | undefined
  onChange: (value: FilterValue | undefined) => void
  /** The other filters of the list. */
  beside?: Readonly<Record<string, FilterValue>>
  /** Opens at once, for a filter that the user has just added. Default false. */
  defaultOpen?: boolean
}

type ChipProps = {
  label: string
  /** What is asked, in words; undefined while nothing is. */
  summary: ReactNode | undefined
  onClear: () => void
  defaultOpen: boolean
  children: (close: () => void) => ReactNode
}

/** A condition: its name and value in a small button, the choice behind it. */
export const ConditionChip = ({ label, summary, onClear, defaultOpen, children }: ChipProps) => {
  const { t } = useText()
  const [isOpen, setOpen] = useState(defaultOpen)
  const close = (): void => setOpen(false)
  const isSet = summary !== undefined
  return (
    <Popover
      label={t('filter.label', { field: label })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={<FilterButton label={label} value={isSet ? summary : t('filter.all')} isSet={isSet} />}
    >
      <FilterPanel>
        <Suspense fallback={null}>{children(close)}</Suspense>
        {isSet && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              onClear()
              close()
            }}
          >
            {t('filter.clear')}
          </Button>
        )}
      </FilterPanel>
    </Popover>
  )
}

/** One filter as its field asks it. */
export const FilterChip = ({ core, fieldKey, field, value, onChange, beside, defaultOpen = false }: FilterChipProps) => {
  const { say } = useText()
  const { Summary } = viewOf(field)
  const label = say(field.label)
  return (
    <ConditionChip
      label={label}
      summary={value === undefined ? undefined : <Summary field={field} value={value} states={core.states} />}
      onClear={() => onChange(undefined)}
      defaultOpen={defaultOpen}
    >
      {(close) => (
        <LazyFilter
          field={field}
          fieldKey={fieldKey}
          label={label}
          value={value}
          onChange={onChange}
          close={close}
          states={core.states}
          beside={beside}
        />
      )}
    </ConditionChip>
  )
}
