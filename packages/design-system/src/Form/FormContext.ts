import { createContext, useContext } from 'react'
import type { FieldRegistry } from './registry.ts'

type FormScope = {
  registry: FieldRegistry
  isDisabled: boolean
  isReadOnly: boolean
}

export const FormContext = createContext<FormScope | null>(null)

export const SectionContext = createContext<string | null>(null)

/** The form around the caller. Throws outside a Form. */
export const useFormScope = (): FormScope => {
  const scope = useContext(FormContext)
  if (!scope)
    throw new Error(
      'A FormField, FormSection or FormErrorSummary stands outside a Form, so there is nothing to register with. Put it inside <Form>.',
    )
  return scope
}
