import type { MoneyField, NumberField as NumberFieldCore } from '@bip/contract'
import { Button, compareDecimal, NumberField } from '@bip/design-system'
import { useState } from 'react'
import { useText } from '../../host/useText.ts'
import { FilterFoot, FilterForm, RangeFields } from '../filter.styles.ts'
import { between, boundsOf } from '../filterValue.ts'
import type { FilterProps } from '../types.ts'

/** A range of figures; either end may stay open. Applies on Enter. */
export const NumberFilter = ({ field, value, onChange, close }: FilterProps<NumberFieldCore | MoneyField>) => {
  const { t, say } = useText()
  const bounds = boundsOf(value)
  const [min, setMin] = useState<string | null>(bounds.ge ?? null)
  const [max, setMax] = useState<string | null>(bounds.le ?? null)
  const [isTold, setTold] = useState(false)
  const isReversed = min !== null && max !== null && compareDecimal(min, max) > 0
  const unit = field.kind === 'number' && field.unit ? say(field.unit) : undefined
  return (
    <FilterForm
      onSubmit={(event) => {
        event.preventDefault()
        setTold(isReversed)
        if (isReversed) return
        onChange(between(min, max))
        close()
      }}
    >
      <RangeFields>
        <NumberField label={t('filter.min')} value={min} onChange={setMin} precision={field.scale} unit={unit} autoFocus />
        <NumberField
          label={t('filter.max')}
          value={max}
          onChange={setMax}
          precision={field.scale}
          unit={unit}
          error={isTold && isReversed ? t('filter.reversed') : undefined}
        />
      </RangeFields>
      <FilterFoot>
        <Button type="submit" size="small" variant="primary">
          {t('filter.apply')}
        </Button>
      </FilterFoot>
    </FilterForm>
  )
}
