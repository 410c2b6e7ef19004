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
  const [least, setLeast] = useState<string | null>(bounds.ge ?? null)
  const [most, setMost] = useState<string | null>(bounds.le ?? null)
  const [isTold, setTold] = useState(false)
  const isReversed = least !== null && most !== null && compareDecimal(least, most) > 0
  const unit = field.kind === 'number' && field.unit ? say(field.unit) : undefined
  return (
    <FilterForm
      onSubmit={(event) => {
        event.preventDefault()
        setTold(isReversed)
        if (isReversed) return
        onChange(between(least, most))
        close()
      }}
    >
      <RangeFields>
        <NumberField label={t('filter.least')} value={least} onChange={setLeast} precision={field.scale} unit={unit} autoFocus />
        <NumberField
          label={t('filter.most')}
          value={most}
          onChange={setMost}
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
