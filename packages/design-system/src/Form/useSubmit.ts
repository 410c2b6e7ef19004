import { type FormEvent, useRef } from 'react'
import { type FieldErrors, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form'
import { FormError } from '../Field/FormError.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { formTexts } from './Form.texts.ts'
import { holdsFault, serverFault } from './model/faults.ts'
import type { FieldEntry } from './model/fieldEntry.ts'
import type { FormModel } from './model/formModel.ts'
import { fieldsWhere, revealAndFocus, unfinishedIn } from './model/registry.ts'

/** When the browser has shown what stands in the page now; or soon, where it shows nothing, as in a tab behind another. */
const frameShown = (): Promise<void> =>
  new Promise((resolve) => {
    const later = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(later)
      setTimeout(resolve, 0)
    })
  })

/** What happens when a form is submitted: errors at once, the first one focused; else the caller's turn, and what its answer found wrong. */
export const useSubmit = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  model: FormModel,
  onSubmit: (values: Values, form: UseFormReturn<Values>) => unknown,
) => {
  const { t } = useLocale()
  const isBusy = useRef(false)

  const focusFirst = (test: (field: FieldEntry) => boolean): void => revealAndFocus(fieldsWhere(model.fields, test)[0]?.root)

  const showProblem = (problem: FormError): void => {
    form.setError('root.submit', { type: 'submit', message: problem.message })
    for (const [name, message] of Object.entries(problem.fields)) {
      // The server names the fields; a name that the form lacks shows in the summary only.
      form.setError(name as Path<Values>, { type: serverFault, message })
    }
    focusFirst((field) => field.name in problem.fields)
  }

  const submit = async (values: Values, element: HTMLFormElement): Promise<void> => {
    const unfinished = unfinishedIn(element)
    if (unfinished) {
      revealAndFocus(unfinished.closest<HTMLElement>('[data-field]'))
      return
    }
    try {
      await onSubmit(values, form)
    } catch (error) {
      if (error instanceof FormError) {
        showProblem(error)
        return
      }
      form.setError('root.submit', { type: 'submit', message: t(formTexts.failed) })
      reportError(error)
    }
  }

  /**
   * Errors that need no waiting are in the page with the next frame; react-hook-form, which waits for each rule, comes to the same after it.
   * Answers, where there are some, what is called then.
   */
  const showAtOnce = (): (() => void) | undefined => {
    const faults = model.keepsRules ? model.faultsNow() : undefined
    if (!faults) return undefined
    // The focus measures the page; it does so once, before the errors change it.
    focusFirst((field) => holdsFault(field, faults))
    return model.show(faults)
  }

  return async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    // A form in a dialog lies, for React, inside the form behind it, which must not be sent with it.
    event.stopPropagation()
    if (isBusy.current) return
    isBusy.current = true
    const element = event.currentTarget
    let shown: (() => void) | undefined
    try {
      const settling = model.settled()
      if (settling) await settling
      shown = showAtOnce()
      if (shown) await frameShown()
      // Mended in the meantime: that was no second submit.
      if (shown && !model.faultsNow()) return
      const onInvalid = (errors: FieldErrors<Values>): void => {
        if (!shown) focusFirst(({ name }) => get(errors, name) !== undefined)
      }
      await model.whileSubmitting(() => form.handleSubmit((values) => submit(values, element), onInvalid)(event))
    } finally {
      shown?.()
      isBusy.current = false
    }
  }
}
