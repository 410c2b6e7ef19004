import type { NumberField as NumberFieldCore } from '@bip/contract'
import { NumberField } from '@bip/design-system'
import { decimalText, trimZeros } from '../../fields/useFigures.ts'
import { useText } from '../../host/useText.ts'
import { controlOf } from '../controlOf.ts'
import type { InputProps } from '../types.ts'

export const NumberInput = (props: InputProps<NumberFieldCore>) => {
  const { field, value, onChange, labelHidden } = props
  const { say } = useText()
  const number = decimalText(value)
  return (
    <NumberField
      {...controlOf(props)}
      value={number === null ? null : trimZeros(number, 0)}
      onChange={onChange}
      precision={field.scale ?? 0}
      min={field.min}
      max={field.max}
      unit={field.unit && say(field.unit)}
      align={labelHidden ? 'end' : 'start'}
    />
  )
}
