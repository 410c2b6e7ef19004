import { type ComponentProps, type FormEvent, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  get,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { useUnsavedInput } from '../Dialog/unsavedInput.ts'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { FormBody, FormRoot } from './Form.styles.ts'
import { formTexts } from './Form.texts.ts'
import { FormContext } from './FormContext.ts'
import { FormError } from './FormError.ts'
import { holdsFault, serverFault } from './model/faults.ts'
import type { FieldEntry } from './model/fieldEntry.ts'
import { modelOf } from './model/modelOf.ts'
import { createMounting } from './model/mounting.ts'
import { isSame } from './model/same.ts'
import { fieldsWhere, revealAndFocus, unfinishedIn } from './registry.ts'
import { useForm } from './useForm.ts'

export type FormProps<Values extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** State from `useForm`, where the page needs it; otherwise the form keeps its own. */
  form?: UseFormReturn<Values>
  /** Values to begin with, for a form that keeps its own state. */
  defaultValues?: DefaultValues<Values>
  /** Called with valid values only, and not again before it has settled. Throw a FormError to show what the answer found wrong. */
  onSubmit: (values: Values, form: UseFormReturn<Values>) => unknown
  /** Most columns; fewer where there is less room. Default 'auto', which goes up to four. */
  columns?: 1 | 2 | 3 | 4 | 'auto'
  /** Locks every field. Default false. */
  isDisabled?: boolean
  /** Shows every field as read-only. Default false. */
  isReadOnly?: boolean
}

/** Fields from which on a form is long: then the browser lays out only what is near the screen. */
const longForm = 60

/** When the browser has shown what stands in the page now; or soon, where it shows nothing, as in a tab behind another. */
const frameShown = (): Promise<void> =>
  new Promise((resolve) => {
    const later = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(later)
      setTimeout(resolve, 0)
    })
  })

/** A form: values and errors by name, the first error focused on submit, columns by the room it has. */
export const Form = <Values extends FieldValues = FieldValues>(props: FormProps<Values>) => {
  const {
    form: given,
    defaultValues,
    onSubmit,
    columns = 'auto',
    isDisabled = false,
    isReadOnly = false,
    children,
    ...root
  } = props
  if (import.meta.env.DEV) warnUnknown('Form', 'columns', columns, [1, 2, 3, 4, 'auto'])
  const own = useForm<Values>({ defaultValues })
  const form = given ?? own
  const { t } = useLocale()
  const isBusy = useRef(false)
  // Inside, fields are known by name; the type of the whole is the caller's.
  const untyped = form as unknown as UseFormReturn
  const model = modelOf(untyped.control)
  const [mounting] = useState(createMounting)
  const scope = useMemo(
    () => ({ form: untyped, model, mounting, isDisabled, isReadOnly }),
    [untyped, model, mounting, isDisabled, isReadOnly],
  )

  const body = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => model.connect(untyped), [model, untyped])
  useUnsavedInput(() => !isSame(form.getValues(), form.formState.defaultValues ?? {}))
  useLayoutEffect(() => {
    body.current?.toggleAttribute('data-long', model.fields.size > longForm)
  })
  useLayoutEffect(() => {
    model.onPhase = (entry, phase, retry) => {
      if (phase === 'checking') entry.setNotice({ tone: 'busy', text: t(formTexts.checking) })
      else if (phase === 'failed')
        entry.setNotice({
          tone: 'warning',
          text: t(formTexts.checkFailed),
          action: { label: t(commonTexts.retry), run: retry },
        })
      else entry.setNotice(undefined)
    }
  }, [model, t])

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

  const handle = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    // A form in a dialog lies, for React, inside the form behind it, which must not be sent with it.
    event.stopPropagation()
    if (isBusy.current) return
    isBusy.current = true
    const element = event.currentTarget
    let shown: (() => void) | undefined
    try {
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

  return (
    <FormProvider {...form}>
      <FormContext value={scope}>
        <FormRoot
          {...root}
          noValidate
          onSubmit={handle}
          onReset={(event) => {
            // The browser knows the start values of its own inputs only.
            event.preventDefault()
            form.reset()
          }}
          onKeyDown={(event: KeyboardEvent<HTMLFormElement>) => {
            root.onKeyDown?.(event)
            if (event.key === 'Tab') mounting.showNext()
          }}
        >
          <FormBody ref={body} data-columns={columns}>
            <ErrorBoundary>{children}</ErrorBoundary>
          </FormBody>
        </FormRoot>
      </FormContext>
    </FormProvider>
  )
}
