import type { MoneyField } from '@bip/contract'
import { NumberField } from '@bip/design-system'
import { decimalText, trimZeros } from '../../fields/useFigures.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'
import { currencySign } from './currencySign.ts'

export const MoneyInput = (props: InputProps<MoneyField>) => {
  const { field, value, onChange, record, labelHidden } = props
  const amount = decimalText(value)
  return (
    <NumberField
      {...controlOf(props)}
      value={amount === null ? null : trimZeros(amount, 2)}
      onChange={onChange}
      precision={field.scale ?? 2}
      min={field.min}
      max={field.max}
      prefix={labelHidden ? undefined : currencySign(field, record)}
      align={labelHidden ? 'end' : 'start'}
    />
  )
}
