import { type ReactNode, useContext, useRef } from 'react'
import type { FieldValues, Path, PathValue } from 'react-hook-form'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { useLocks } from '../Fieldset/FieldsetContext.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FieldContent } from './FieldContent.tsx'
import { Cell } from './Form.styles.ts'
import { PlaceContext, SectionContext, useFormScope } from './FormContext.ts'
import type { AnyRules, FieldRules } from './model/rules.ts'
import { PendingField } from './PendingField.tsx'
import { ruleMessage } from './ruleMessage.ts'
import { useFieldEntry } from './useFieldEntry.ts'
import { useLaterMount } from './useLaterMount.ts'

/** What a field of the form spreads on its component: `render={(field) => <TextField {...field} />}`. */
export type FormFieldControl<Value> = {
  name: string
  label: string
  /** The value; null where the form has none, which every field reads as empty. */
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  /** Read it only to show the error in your own way: every field shows it by itself, and without rendering again. */
  readonly error: string | undefined
  isRequired: boolean
  isDisabled: boolean
  isReadOnly: boolean
}

export type FormFieldProps<Values extends FieldValues, Name extends Path<Values>> = {
  /** Path of the value in the form's values. */
  name: Name
  /** Label of the field; also names it in messages and in the summary. */
  label: string
  /** react-hook-form's rules, and `check`; a rule without a message gets one in the reader's language. */
  rules?: FieldRules<Values, Name>
  /** Columns that the field takes where there are as many; 'full' takes all. Default 1. */
  span?: 1 | 2 | 3 | 'full'
  /** Its rules do not hold while it is disabled. Default: as the form. */
  isDisabled?: boolean
  /** Its rules do not hold while it is read-only. Default: as the form. */
  isReadOnly?: boolean
  render: (field: FormFieldControl<PathValue<Values, Name>>) => ReactNode
}

/** Ties one field of the form to its component: value, change, error, required, and its place for the focus. An error that its component throws stays in its place. */
export const FormField = <Values extends FieldValues = FieldValues, Name extends Path<Values> = Path<Values>>(
  props: FormFieldProps<Values, Name>,
) => {
  const { name, label, span = 1, render } = props
  const scope = useFormScope()
  const { t } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const { isDisabled, isReadOnly } = useLocks(props.isDisabled ?? scope.isDisabled, props.isReadOnly ?? scope.isReadOnly)
  // The types of the values are those of the caller's form; inside, fields are known by name.
  const rules = props.rules as AnyRules | undefined
  const entry = useFieldEntry(name, root, {
    label,
    place: useContext(PlaceContext),
    sectionId: useContext(SectionContext),
    rules: isDisabled || isReadOnly ? undefined : (rules ?? {}),
    describe: (fault) => ruleMessage(fault, label, rules ?? {}, t),
  })
  const isMade = useLaterMount(name, root)
  return (
    <Cell ref={root} data-span={span}>
      {isMade ? (
        <ErrorBoundary size="inline" title={label}>
          <FieldContent
            entry={entry}
            label={label}
            // Where it can only be read, nothing is asked for.
            isRequired={Boolean(rules?.required) && !isReadOnly}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            // As above: the value behind the name is of the type that the caller's form says.
            render={render as (field: FormFieldControl<unknown>) => ReactNode}
          />
        </ErrorBoundary>
      ) : (
        <PendingField label={label} />
      )}
    </Cell>
  )
}
