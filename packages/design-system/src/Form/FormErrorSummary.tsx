import { CircleAlert } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { useStore } from '../foundations/store.ts'
import { SummaryRoot } from './Form.styles.ts'
import { formTexts } from './Form.texts.ts'
import { useFormScope } from './FormContext.ts'
import { fieldsWhere, revealAndFocus } from './model/registry.ts'

/** Items that stand in the summary before it offers the rest. */
const firstItems = 8

/** After a submit that failed: what is wrong, each item leading to its field. Nothing before and when all is mended. */
export const FormErrorSummary = (root: Omit<ComponentProps<'div'>, 'children'>) => {
  const { errors } = useFormState({ name: 'root' })
  const { model } = useFormScope()
  const { t } = useLocale()
  const [isWhole, setWhole] = useState(false)
  useStore(model.changes)
  if (!model.isSubmitted()) return null

  const fields = fieldsWhere(model.fields, ({ fault }) => fault !== undefined)
  const problem = errors.root?.submit?.message
  if (fields.length === 0 && !problem) return null
  const shown = isWhole ? fields : fields.slice(0, firstItems)

  return (
    <SummaryRoot {...root} role="alert">
      <strong>
        <CircleAlert size={16} aria-hidden="true" />
        {problem || t(formTexts.summary, { count: fields.length })}
      </strong>
      {fields.length > 0 && (
        <ul>
          {shown.map((field) => (
            <li key={field.name}>
              <button type="button" onClick={() => revealAndFocus(field.root)}>
                {[field.facts.place, field.facts.label].filter(Boolean).join(' · ')}
              </button>
            </li>
          ))}
          {shown.length < fields.length && (
            <li>
              <button type="button" data-quiet="" onClick={() => setWhole(true)}>
                {t(formTexts.summaryRest, { count: fields.length - shown.length })}
              </button>
            </li>
          )}
        </ul>
      )}
    </SummaryRoot>
  )
}
