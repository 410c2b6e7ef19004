import { NumberField } from '@bip/design-system'
import { controlOf, type InputProps } from '@bip/records'
import { StartNumberButton } from './StartNumberButton.tsx'

/** The first number of a batch: typed, or found by the batches that the order already has. */
export const BeginNumberInput = (props: InputProps) => {
  const { value, onChange, isReadOnly } = props
  return (
    <div>
      <NumberField
        {...controlOf(props)}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
        precision={0}
        min="1"
      />
      <StartNumberButton isDisabled={isReadOnly} onFound={onChange} />
    </div>
  )
}
