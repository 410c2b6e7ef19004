import { type AnyRecord, type Core, computeInto, type Field } from '@bip/contract'
import { type FormFieldControl, useWatch } from '@bip/design-system'
import { createContext, type ReactNode, use } from 'react'
import { DisplayInput } from '../kinds/DisplayInput.tsx'
import { FieldInput } from '../kinds/FieldInput.tsx'

/** Whose fields stand in the form. */
export const ResourceFieldContext = createContext<{ core: Core; record: Partial<AnyRecord> } | null>(null)

type ControlProps = FormFieldControl<unknown> & { hint?: string }

const useResourceField = (name: string): { core: Core; record: Partial<AnyRecord>; field: Field } => {
  const place = use(ResourceFieldContext)
  const field = place?.core.fields[name]
  if (!place || !field) throw new Error(`No resource around this form declares the field "${name}". Put it inside FormFields.`)
  return { ...place, field }
}

/** Asks for the value of a field by its kind. */
const AskedField = (props: ControlProps): ReactNode => {
  const { name, label, hint, value, onChange, onBlur, error, isReadOnly } = props
  const { core, record, field } = useResourceField(name)
  const currency: unknown = useWatch({ name: 'currency' })
  return (
    <FieldInput
      core={core}
      field={field}
      name={name}
      label={label}
      hint={hint}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      isReadOnly={isReadOnly}
      record={typeof currency === 'string' ? { ...record, currency } : record}
    />
  )
}

/** A computed value, brought up to date with every key. */
const ComputedField = ({ name, label, hint }: ControlProps): ReactNode => {
  const { core, record, field } = useResourceField(name)
  const values: Record<string, unknown> = { ...useWatch() }
  computeInto(core.fields, values)
  return (
    <DisplayInput
      field={field}
      name={name}
      label={label}
      hint={hint}
      value={values[name]}
      onChange={() => undefined}
      record={{ ...record, currency: values.currency }}
    />
  )
}

export const resourceControls = { asked: AskedField, computed: ComputedField }

export type ResourceControls = typeof resourceControls
