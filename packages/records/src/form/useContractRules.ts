import { type Fields, problemText, validate } from '@bip/contract'
import type { FormRules } from '@bip/design-system'
import { useCallback } from 'react'
import { useText } from '../host/useText.ts'
import type { Values } from './values.ts'

/** Checks a form as the gateway will: by the contract's own rules, in the reader's language; `before` is the stored record. It submits the values in their stored form. */
export const useContractRules = (fields: Fields, before?: Values): FormRules<Values> => {
  const { language } = useText()
  return useCallback(
    (given) => {
      const { value, problems } = validate(fields, given, { before })
      const faults = Object.entries(problems).map(([path, problem]) => [
        path,
        { type: problem.key, message: problemText(problem, language, fields) },
      ])
      return { faults: Object.fromEntries(faults), values: value }
    },
    [fields, before, language],
  )
}
