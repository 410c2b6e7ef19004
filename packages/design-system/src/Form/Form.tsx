import { type ComponentProps, type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useUnsavedInput } from '../Dialog/unsavedInput.ts'
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary.tsx'
import { FormBody } from '../Fieldset/FormBody.styles.ts'
import { commonTexts } from '../foundations/common.texts.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { warnUnknown } from '../foundations/warnUnknown.ts'
import { FormRoot } from './Form.styles.ts'
import { formTexts } from './Form.texts.ts'
import { FormContext } from './FormContext.ts'
import { modelOf } from './model/modelOf.ts'
import { createMounting } from './model/mounting.ts'
import { isSame } from './model/same.ts'
import { useForm } from './useForm.ts'
import { useSubmit } from './useSubmit.ts'

export type FormProps<Values extends FieldValues> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
  /** State from `useForm`, where the page needs it; otherwise the form keeps its own. */
  form?: UseFormReturn<Values>
  /** Values to begin with, for a form that keeps its own state. */
  defaultValues?: DefaultValues<Values>
  /** Called with valid values only, as the form's own rules answer them, and not again before it has settled. Throw a FormError to show what the answer found wrong. */
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

  const submit = useSubmit(form, model, onSubmit)

  return (
    <FormProvider {...form}>
      <FormContext value={scope}>
        <FormRoot
          {...root}
          noValidate
          onSubmit={submit}
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
