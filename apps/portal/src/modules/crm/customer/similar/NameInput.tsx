import { TextField, useWatch } from '@bip/design-system'
import type { InputProps } from '@bip/records'
import { SimilarCustomers } from './SimilarCustomers.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The name of a customer; customers that may be the same stand below it while one types. */
export const NameInput = ({ field, value, onChange, record, ...props }: InputProps) => {
  const [taxNumber, website]: unknown[] = useWatch({ name: ['taxNumber', 'website'] }) ?? []
  const { label, labelHidden, hint, error, size, isReadOnly, autoFocus, onBlur } = props
  return (
    <div>
      <TextField
        label={label}
        labelHidden={labelHidden}
        hint={hint}
        error={error}
        size={size}
        isReadOnly={isReadOnly}
        autoFocus={autoFocus}
        isRequired={field.required === true}
        onBlur={onBlur}
        value={textOf(value)}
        onChange={(text) => onChange(text === '' ? null : text)}
      />
      <SimilarCustomers
        fullname={textOf(value)}
        taxNumber={textOf(taxNumber)}
        website={textOf(website)}
        exceptId={record.id ?? ''}
      />
    </div>
  )
}
