import { fieldTexts } from '../Field/Field.texts.ts'
import type { LocaleTools } from '../foundations/locale.ts'
import { formTexts } from './Form.texts.ts'
import type { AnyRules, Fault } from './model/rules.ts'

/** The limit that a rule names: rules are a limit, or a limit with its message. */
const boundOf = (rules: AnyRules, type: keyof AnyRules): string => {
  const rule: unknown = rules[type]
  const bound = typeof rule === 'object' && rule !== null && 'value' in rule ? rule.value : rule
  return String(bound ?? '')
}

/** The words for a fault: the rule's own message where it has one, else what the kind of rule says. */
export const ruleMessage = (fault: Fault, label: string | undefined, rules: AnyRules, t: LocaleTools['t']): string => {
  if (fault.message) return fault.message
  switch (fault.type) {
    case 'required':
    case 'blank':
      return label ? t(formTexts.requiredField, { label }) : t(formTexts.requiredHere)
    case 'minLength':
      return t(formTexts.tooShort, { min: boundOf(rules, 'minLength') })
    case 'maxLength':
      return t(fieldTexts.tooLong, { max: boundOf(rules, 'maxLength') })
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
