import { useLayoutEffect, useState } from 'react'
import { type FieldValues, type Resolver, type UseFormProps, type UseFormReturn, useForm as useHookForm } from 'react-hook-form'
import { createFormModel } from './model/formModel.ts'
import { keepModel } from './model/modelOf.ts'
import type { FormRules } from './model/rules.ts'

export type FormOptions<Values extends FieldValues> = UseFormProps<Values> & {
  /** Rules of the form as a whole, beside those of its fields; keep the function the same between renderings. */
  formRules?: FormRules<Values>
}

/** A form's state, to be passed to Form: checks a field when it is left, and then with every change. Takes react-hook-form's options. */
export const useForm = <Values extends FieldValues = FieldValues>(options: FormOptions<Values> = {}): UseFormReturn<Values> => {
  const { formRules, ...rest } = options
  // The model keeps the rules of all fields and knows values by name only, not the type of the whole.
  const untypedRules = formRules as FormRules | undefined
  const [model] = useState(() =>
    createFormModel({
      formRules: untypedRules,
      keepsRules: rest.resolver === undefined,
      shouldUnregister: rest.shouldUnregister,
    }),
  )
  useLayoutEffect(() => model.learn(untypedRules), [model, untypedRules])
  const form = useHookForm<Values>({
    mode: 'onTouched',
    // The Form focuses the first error in the order of the page, which react-hook-form does not know.
    shouldFocusError: false,
    ...rest,
    resolver: rest.resolver ?? (model.resolver as unknown as Resolver<Values>),
  })
  keepModel(form as unknown as UseFormReturn, model) // by name only, as above
  return form
}
