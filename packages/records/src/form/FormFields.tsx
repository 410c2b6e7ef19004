import { type AnyRecord, type Core, computeInto } from '@bip/contract'
import { FormField, FormSection, useWatch } from '@bip/design-system'
import { useText } from '../host/useText.ts'
import { DisplayInput } from '../kinds/DisplayInput.tsx'
import { FieldInput } from '../kinds/FieldInput.tsx'
import { viewOf } from '../kinds/views.ts'

export type FormFieldsProps = {
  core: Core
  /** The stored record; empty for a new one. */
  record: Partial<AnyRecord>
  isEdit: boolean
}

/** The sections and fields of a resource's form. */
export const FormFields = ({ core, record, isEdit }: FormFieldsProps) => {
  const { say } = useText()
  return core.form.map((section) => (
    <FormSection
      key={section.fields.join()}
      title={say(section.label)}
      isFoldable={core.form.length > 1}
      defaultFolded={section.folded}
    >
      {section.fields.map((key) => (
        <OneField key={key} core={core} fieldKey={key} record={record} isEdit={isEdit} />
      ))}
    </FormSection>
  ))
}

const OneField = ({ core, fieldKey, record, isEdit }: FormFieldsProps & { fieldKey: string }) => {
  const { say } = useText()
  const field = core.fields[fieldKey]
  const currency: unknown = useWatch({ name: 'currency' })
  if (!field) return null
  if (field.formula) return <ComputedField core={core} fieldKey={fieldKey} record={record} />
  const label = say(field.label)
  const shown = typeof currency === 'string' ? { ...record, currency } : record
  return (
    <FormField
      name={fieldKey}
      label={label}
      span={viewOf(field).formSpan}
      rules={{ required: field.required === true }}
      render={({ value, onChange, onBlur, error }) => (
        <FieldInput
          core={core}
          field={field}
          name={fieldKey}
          label={label}
          hint={field.hint && say(field.hint)}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={error}
          isReadOnly={isEdit && field.createOnly === true}
          record={shown}
        />
      )}
    />
  )
}

/** A computed value, brought up to date with every key. */
const ComputedField = ({ core, fieldKey, record }: Omit<FormFieldsProps, 'isEdit'> & { fieldKey: string }) => {
  const { say } = useText()
  const values: Record<string, unknown> = { ...useWatch() }
  const field = core.fields[fieldKey]
  if (!field) return null
  computeInto(core.fields, values)
  return (
    <DisplayInput
      field={field}
      name={fieldKey}
      label={say(field.label)}
      hint={field.hint && say(field.hint)}
      value={values[fieldKey]}
      onChange={() => undefined}
      record={{ ...record, currency: values.currency }}
    />
  )
}
