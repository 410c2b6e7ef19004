import { type ComponentProps, type FormEvent, useMemo, useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  FormProvider,
  get,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { FormBody, FormRoot } from './Form.styles.ts'
import { formTexts } from './Form.texts.ts'
import { FormContext } from './FormContext.ts'
import { FormError } from './FormError.ts'
import { type FieldRegistry, fieldsWhere, revealAndFocus } from './registry.ts'
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

const unfinishedControl = (form: HTMLFormElement): HTMLElement | undefined =>
  [...form.elements].find(
    (element): element is HTMLInputElement => 'validity' in element && (element as HTMLInputElement).validity.customError,
  ) // Of what has a validity, only its type matters here.

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
  const own = useForm<Values>({ defaultValues })
  const form = given ?? own
  const { t } = useLocale()
  const registry = useRef<FieldRegistry>(new Map()).current
  const isBusy = useRef(false)
  const scope = useMemo(() => ({ registry, isDisabled, isReadOnly }), [registry, isDisabled, isReadOnly])

  const showProblem = (problem: FormError): void => {
    form.setError('root.submit', { type: 'submit', message: problem.message })
    for (const [name, message] of Object.entries(problem.fields)) {
      // The server names the fields; a name that the form lacks shows in the summary only.
      form.setError(name as Path<Values>, { type: 'server', message })
    }
    const [first] = fieldsWhere(registry, (field) => field.name in problem.fields)
    revealAndFocus(first?.root)
  }

  const submit = async (values: Values, element: HTMLFormElement): Promise<void> => {
    const unfinished = unfinishedControl(element)
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

  const focusFirstError = (errors: FieldErrors<Values>): void => {
    const [first] = fieldsWhere(registry, (field) => get(errors, field.name) !== undefined)
    revealAndFocus(first?.root)
  }

  const handle = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    // A form in a dialog lies, for React, inside the form behind it, which must not be sent with it.
    event.stopPropagation()
    if (isBusy.current) return
    isBusy.current = true
    const element = event.currentTarget
    try {
      await form.handleSubmit((values) => submit(values, element), focusFirstError)(event)
    } finally {
      isBusy.current = false
    }
  }

  return (
    <FormProvider {...form}>
      <FormContext value={scope}>
        <FormRoot {...root} noValidate onSubmit={handle}>
          <FormBody data-columns={columns}>{children}</FormBody>
        </FormRoot>
      </FormContext>
    </FormProvider>
  )
}
