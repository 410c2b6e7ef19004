import type { Core, Field, FilterValue } from '@bip/contract'
import { Button, FilterButton, Popover } from '@bip/design-system'
import { Suspense, useState } from 'react'
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

/** One filter: its field and value in a small button, the choice behind it. */
export const FilterChip = ({ core, fieldKey, field, value, onChange, beside, defaultOpen = false }: FilterChipProps) => {
  const { t, say } = useText()
  const [isOpen, setOpen] = useState(defaultOpen)
  const label = say(field.label)
  const { Summary } = viewOf(field)
  const close = (): void => setOpen(false)
  return (
    <Popover
      label={t('filter.label', { field: label })}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <FilterButton
          label={label}
          value={value === undefined ? t('filter.all') : <Summary field={field} value={value} states={core.states} />}
          isSet={value !== undefined}
        />
      }
    >
      <FilterPanel>
        <Suspense fallback={null}>
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
        </Suspense>
        {value !== undefined && (
          <Button
            size="small"
            variant="quiet"
            onPress={() => {
              onChange(undefined)
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
