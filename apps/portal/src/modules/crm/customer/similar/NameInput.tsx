import { TextField, useWatch } from '@bip/design-system'
import { controlOf, type InputProps } from '@bip/records'
import { SimilarCustomers } from './SimilarCustomers.tsx'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The name of a customer; customers that may be the same stand below it while one types. */
export const NameInput = (props: InputProps) => {
  const { value, onChange, record } = props
  const [taxNumber, website]: unknown[] = useWatch({ name: ['taxNumber', 'website'] }) ?? []
  return (
    <div>
      <TextField {...controlOf(props)} value={textOf(value)} onChange={(text) => onChange(text === '' ? null : text)} />
      <SimilarCustomers
        fullname={textOf(value)}
        taxNumber={textOf(taxNumber)}
        website={textOf(website)}
        exceptId={record.id ?? ''}
      />
    </div>
  )
}
