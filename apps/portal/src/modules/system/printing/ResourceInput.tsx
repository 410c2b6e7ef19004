import { ComboBox } from '@bip/design-system'
import { type InputProps, useHost, type ViewProps } from '@bip/records'
import { resourceEntries } from '../../../app/resourceIndex.ts'

/** The kind of records that a template prints, by what it is called. */
export const ResourceInput = ({ field, label, value, onChange, onBlur, error, hint, isReadOnly }: InputProps) => {
  const { language } = useHost()
  const options = resourceEntries
    .filter(({ hasDetail }) => hasDetail)
    .map((entry) => ({ value: entry.key, label: entry.label[language], description: entry.key }))
  return (
    <ComboBox
      label={label}
      hint={hint}
      error={error}
      isRequired={field.required}
      isReadOnly={isReadOnly}
      options={options}
      value={typeof value === 'string' && value !== '' ? value : null}
      onChange={onChange}
      onBlur={onBlur}
    />
  )
}

/** What the records of a template are called. */
export const ResourceShown = ({ value }: ViewProps) => {
  const { language } = useHost()
  return <>{resourceEntries.find(({ key }) => key === value)?.label[language] ?? String(value ?? '')}</>
}
