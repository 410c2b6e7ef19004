import { type FieldValues, type UseFormProps, type UseFormReturn, useForm as useHookForm } from 'react-hook-form'

/** A form's state, to be passed to Form: checks a field when it is left, and then with every change. Takes react-hook-form's options. */
export const useForm = <Values extends FieldValues = FieldValues>(options?: UseFormProps<Values>): UseFormReturn<Values> =>
  // The Form focuses the first error in the order of the page, which react-hook-form does not know.
  useHookForm<Values>({ mode: 'onTouched', shouldFocusError: false, ...options })
