import { NumberField } from '@bip/design-system'
import type { InputProps } from '@bip/records'
import { StartNumberButton } from './StartNumberButton.tsx'

/** The first number of a batch: typed, or found by the batches that the order already has. */
export const BeginNumberInput = ({ field, value, onChange, ...props }: InputProps) => {
  const { label, labelHidden, hint, error, size, isReadOnly, autoFocus, onBlur } = props
  return (
    <div>
      <NumberField
        label={label}
        labelHidden={labelHidden}
        hint={hint}
        error={error}
        size={size}
        isReadOnly={isReadOnly}
        autoFocus={autoFocus}
        isRequired={field.required === true}
        onBlur={onBlur}
        value={typeof value === 'string' ? value : null}
        onChange={onChange}
        precision={0}
        min="1"
      />
      <StartNumberButton isDisabled={isReadOnly} onFound={onChange} />
    </div>
  )
}
