import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { FormModel } from './model/formModel.ts'
import type { Mounting } from './model/mounting.ts'

type FormScope = {
  /** By name only: the form's values have another type in each form. */
  form: UseFormReturn
  model: FormModel
  mounting: Mounting
  isDisabled: boolean
  isReadOnly: boolean
}

export const FormContext = createContext<FormScope | null>(null)

export const SectionContext = createContext<string | null>(null)

/** Says where a field stands, if its label alone does not: in which row. */
export const PlaceContext = createContext<string | undefined>(undefined)

/** The form around the caller. Throws outside a Form. */
export const useFormScope = (): FormScope => {
  const scope = useContext(FormContext)
  if (!scope)
    throw new Error(
      'A FormField, FormSection or FormErrorSummary stands outside a Form, so there is nothing to register with. Put it inside <Form>.',
    )
  return scope
}
