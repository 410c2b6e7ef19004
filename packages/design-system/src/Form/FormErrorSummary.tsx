import { CircleAlert } from 'lucide-react'
import type { ComponentProps } from 'react'
import { get, useFormState } from 'react-hook-form'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { SummaryRoot } from './Form.styles.ts'
import { formTexts } from './Form.texts.ts'
import { useFormScope } from './FormContext.ts'
import { fieldsWhere, revealAndFocus } from './registry.ts'

/** After a submit that failed: what is wrong, each item leading to its field. Nothing before and when all is mended. */
export const FormErrorSummary = (root: Omit<ComponentProps<'div'>, 'children'>) => {
  const { errors, submitCount } = useFormState()
  const { registry } = useFormScope()
  const { t } = useLocale()
  if (submitCount === 0) return null

  const fields = fieldsWhere(registry, (field) => get(errors, field.name) !== undefined)
  const problem = errors.root?.submit?.message
  if (fields.length === 0 && !problem) return null

  return (
    <SummaryRoot {...root} role="alert">
      <strong>
        <CircleAlert size={16} aria-hidden="true" />
        {problem || t(formTexts.summary, { count: fields.length })}
      </strong>
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field.name}>
              <button type="button" onClick={() => revealAndFocus(field.root)}>
                {field.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </SummaryRoot>
  )
}
