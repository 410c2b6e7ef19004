import { type AnyRecord, blankOf, type Core, choicesBelow, computeInto, type Field, isEmpty, narrowedBy } from '@bip/contract'
import { type FormFieldControl, useFormContext, useWatch } from '@bip/design-system'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { AroundContext } from '../kinds/around.ts'
import { DisplayInput } from '../kinds/DisplayInput.tsx'
import { FieldInput } from '../kinds/FieldInput.tsx'
import { fieldStatuses } from './fieldStatuses.ts'
import { useShown } from './useShown.ts'
import { useTakeOver } from './useTakeOver.ts'

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
  const around = useAround(field, record)
  const takeBack = useTakeBack(core.fields, name)
  const takeOver = useTakeOver(core, name)
  const isRequired = useRequired(core, record, name)
  return (
    <AroundContext value={around}>
      <FieldInput
        core={core}
        field={isRequired ? { ...field, required: true } : field}
        name={name}
        label={label}
        hint={hint}
        value={value}
        onChange={(next) => {
          onChange(next)
          if (next === value) return
          takeBack()
          takeOver(value, next)
        }}
        onBlur={onBlur}
        error={error}
        isReadOnly={isReadOnly}
        record={typeof currency === 'string' ? { ...record, currency } : record}
      />
    </AroundContext>
  )
}

/** Whether a condition asks for the field to be filled; fields without one watch nothing. */
const useRequired = (core: Core, record: Partial<AnyRecord>, name: string): boolean => {
  const when = core.fields[name]?.requiredWhen
  const statusOf = useMemo(() => fieldStatuses(core, record), [core, record])
  const values: Record<string, unknown> = useWatch({ disabled: when === undefined })
  return when !== undefined && statusOf(name, values).isRequired
}

/** The values that a field's choices go by; the record's id among them. */
const useAround = (field: Field, { id }: Partial<AnyRecord>): Readonly<Record<string, unknown>> => {
  const keys = useMemo(() => narrowedBy(field), [field])
  // While a form begins anew there is nothing to watch.
  const watched: readonly unknown[] = useWatch({ name: keys }) ?? []
  const watchedKey = JSON.stringify([id, ...watched])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the values come as a new array each time; they are the same where their text is
  return useMemo(() => ({ id, ...Object.fromEntries(keys.map((key, at) => [key, watched[at]])) }), [keys, watchedKey])
}

/** Takes back choices that went by a field, such as the contact of another customer. */
const useTakeBack = (fields: Core['fields'], name: string): (() => void) => {
  const { getValues, setValue } = useFormContext()
  return () => {
    for (const key of choicesBelow(fields, name)) {
      const field = fields[key]
      if (field && !isEmpty(getValues(key))) setValue(key, blankOf(field), { shouldDirty: true, shouldValidate: true })
    }
  }
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

/** What is shown of a record that the form names. */
const ShownField = ({ name, label, hint }: ControlProps): ReactNode => {
  const { core, record, field } = useResourceField(name)
  const value = useShown(field, name, core.fields, record)
  return (
    <DisplayInput field={field} name={name} label={label} hint={hint} value={value} onChange={() => undefined} record={record} />
  )
}

export const resourceControls = { asked: AskedField, computed: ComputedField, shown: ShownField }

export type ResourceControls = typeof resourceControls
