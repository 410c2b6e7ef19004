import { type ReactNode, useContext, useEffect, useRef } from 'react'
import { type FieldValues, type Path, type PathValue, useController } from 'react-hook-form'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { Cell } from './Form.styles.ts'
import { SectionContext, useFormScope } from './FormContext.ts'
import { revealAndFocus } from './registry.ts'
import { type FieldRules, ruleMessage } from './ruleMessage.ts'

/** What a field of the form spreads on its component: `render={(field) => <TextField {...field} />}`. */
export type FormFieldControl<Value> = {
  name: string
  label: string
  /** The value; null where the form has none, which every field reads as empty. */
  value: Value
  onChange: (value: Value) => void
  onBlur: () => void
  error: string | undefined
  isRequired: boolean
  isDisabled: boolean
  isReadOnly: boolean
}

export type FormFieldProps<Values extends FieldValues, Name extends Path<Values>> = {
  /** Path of the value in the form's values. */
  name: Name
  /** Label of the field; also names it in messages and in the summary. */
  label: string
  /** react-hook-form's rules; a rule without a message gets one in the reader's language. */
  rules?: FieldRules<Values, Name>
  /** Columns that the field takes where there are as many; 'full' takes all. Default 1. */
  span?: 1 | 2 | 3 | 'full'
  /** Default: as the form. */
  isDisabled?: boolean
  /** Default: as the form. */
  isReadOnly?: boolean
  render: (field: FormFieldControl<PathValue<Values, Name>>) => ReactNode
}

const isBlank = (value: unknown): boolean => typeof value === 'string' && value !== '' && value.trim() === ''

const withBlankRule = <Values extends FieldValues, Name extends Path<Values>>(
  rules: FieldRules<Values, Name> | undefined,
): FieldRules<Values, Name> => {
  if (!rules?.required) return rules ?? {}
  const given = rules.validate
  const validate = typeof given === 'function' ? { validate: given } : given
  return { ...rules, validate: { ...validate, blank: (value: unknown) => !isBlank(value) } }
}

/** Ties one field of the form to its component: value, change, error, required, and its place for the focus. */
export const FormField = <Values extends FieldValues = FieldValues, Name extends Path<Values> = Path<Values>>(
  props: FormFieldProps<Values, Name>,
) => {
  const { name, label, rules, span = 1, isDisabled, isReadOnly, render } = props
  const scope = useFormScope()
  const sectionId = useContext(SectionContext)
  const { t } = useLocale()
  const root = useRef<HTMLDivElement>(null)
  const { field, fieldState } = useController<Values, Name>({ name, rules: withBlankRule<Values, Name>(rules) })
  const { registry } = scope

  useEffect(() => {
    registry.set(name, { name, label, sectionId, root: root.current })
    return () => {
      registry.delete(name)
    }
  }, [registry, name, label, sectionId])

  const { ref } = field
  useEffect(() => {
    // For the form's setFocus; the control itself need not know about forms.
    ref({ focus: () => revealAndFocus(root.current) })
  }, [ref])

  return (
    <Cell ref={root} data-span={span}>
      {render({
        name,
        label,
        // Where the form has no value yet, fields get null, which all of them read as empty.
        value: field.value ?? (null as PathValue<Values, Name>),
        onChange: field.onChange,
        onBlur: field.onBlur,
        error: ruleMessage(fieldState.error, label, rules ?? {}, t),
        isRequired: Boolean(rules?.required),
        isDisabled: isDisabled ?? scope.isDisabled,
        isReadOnly: isReadOnly ?? scope.isReadOnly,
      })}
    </Cell>
  )
}
