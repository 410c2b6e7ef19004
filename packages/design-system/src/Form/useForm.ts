import { useState } from 'react'
import { type FieldValues, type Resolver, type UseFormProps, type UseFormReturn, useForm as useHookForm } from 'react-hook-form'
import { createFormModel } from './model/formModel.ts'
import { keepModel } from './model/modelOf.ts'

/** A form's state, to be passed to Form: checks a field when it is left, and then with every change. Takes react-hook-form's options. */
export const useForm = <Values extends FieldValues = FieldValues>(options?: UseFormProps<Values>): UseFormReturn<Values> => {
  const [model] = useState(createFormModel)
  const form = useHookForm<Values>({
    mode: 'onTouched',
    // The Form focuses the first error in the order of the page, which react-hook-form does not know.
    shouldFocusError: false,
    ...options,
    // The model keeps the rules of all fields and knows values by name only, not the type of the whole.
    resolver: options?.resolver ?? (model.resolver as unknown as Resolver<Values>),
  })
  keepModel(form as unknown as UseFormReturn, model) // by name only, as above
  return form
}
