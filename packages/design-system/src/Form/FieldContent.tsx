import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { FieldStatusContext, useFieldStatus } from '../Field/fieldStatus.ts'
import { useFormScope } from './FormContext.ts'
import type { FormFieldControl } from './FormField.tsx'
import type { FieldEntry } from './model/fieldEntry.ts'
import { useFieldEvents } from './useFieldEvents.ts'

type FieldContentProps = {
  entry: FieldEntry
  label: string
  isRequired: boolean
  isDisabled: boolean
  isReadOnly: boolean
  render: (field: FormFieldControl<unknown>) => ReactNode
}

/** The control of a field: renders with its value, and with its error only where the caller reads that. */
export const FieldContent = ({ entry, render, ...rest }: FieldContentProps) => {
  const { form } = useFormScope()
  const readsError = useRef(false)
  const [isForeign, setForeign] = useState(false)
  const { error } = useFieldStatus(entry.status, () => readsError.current || isForeign)
  const events = useFieldEvents(entry)
  useSyncExternalStore(entry.followValue, entry.version)
  const value: unknown = form.getValues(entry.name)

  useEffect(() => {
    // A control that knows nothing of the status of fields, and reads no error either: it gets the error as a prop among the others.
    if (entry.followers() === 1 && !readsError.current) setForeign(true)
  }, [entry])

  const field = { name: entry.name, ...rest, value: value ?? null, ...events }
  // Not handed on by a spread: a control shows its status by itself, see FieldStatusContext.
  Object.defineProperty(field, 'error', {
    enumerable: isForeign,
    get: () => {
      readsError.current = true
      return error
    },
  })
  const content = render(field as typeof field & Pick<FormFieldControl<unknown>, 'error'>) // defined above
  return (
    <FieldStatusContext key={entry.round()} value={readsError.current || isForeign ? null : entry.status}>
      {content}
    </FieldStatusContext>
  )
}
