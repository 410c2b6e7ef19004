import type { FieldError, FieldValues, Path, UseControllerProps } from 'react-hook-form'
import type { LocaleTools } from '../foundations/locale.ts'
import { formTexts } from './Form.texts.ts'

export type FieldRules<Values extends FieldValues, Name extends Path<Values>> = NonNullable<
  UseControllerProps<Values, Name>['rules']
>

/** The limit that a rule names: rules are a limit, or a limit with its message. */
const boundOf = (rules: object, type: string): string => {
  const rule: unknown = Reflect.get(rules, type)
  const bound = typeof rule === 'object' && rule !== null && 'value' in rule ? rule.value : rule
  return String(bound ?? '')
}

/** The words for an error: the rule's own message where it has one, else what the kind of rule says. */
export const ruleMessage = (
  error: FieldError | undefined,
  label: string | undefined,
  rules: object,
  t: LocaleTools['t'],
): string | undefined => {
  if (!error) return undefined
  if (error.message) return error.message
  switch (error.type) {
    case 'required':
    case 'blank':
      return label ? t(formTexts.requiredField, { label }) : t(formTexts.requiredHere)
    case 'minLength':
      return t(formTexts.tooShort, { min: boundOf(rules, 'minLength') })
    case 'maxLength':
      return t(formTexts.tooLong, { max: boundOf(rules, 'maxLength') })
    case 'min':
      return t(formTexts.tooSmall, { min: boundOf(rules, 'min') })
    case 'max':
      return t(formTexts.tooLarge, { max: boundOf(rules, 'max') })
    case 'pattern':
      return t(formTexts.pattern)
    default:
      return t(formTexts.invalid)
  }
}
