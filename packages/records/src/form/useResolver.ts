import { type Fields, problemText, validate } from '@bip/contract'
import { useCallback } from 'react'
import { useText } from '../host/useText.ts'

type Values = Record<string, unknown>
type Nested = { [key: string]: Nested | { type: string; message: string } }

/** Puts an error at its path (`lines.2.quantity`), as forms nest them. */
const putAt = (errors: Nested, path: string, error: { type: string; message: string }): void => {
  const keys = path.split('.')
  const last = keys.pop() ?? path
  let place = errors
  for (const key of keys) {
    const next = (place[key] ?? {}) as Nested // an error of the whole never stands above errors of its parts
    place[key] = next
    place = next
  }
  place[last] = error
}

/** Checks a form as the gateway will: by the contract's own rules, in the reader's language. */
export const useResolver = (fields: Fields) => {
  const { language } = useText()
  return useCallback(
    (values: Values): { values: Values; errors: Record<string, never> } | { values: Record<string, never>; errors: Nested } => {
      const { problems } = validate(fields, values)
      const entries = Object.entries(problems)
      if (entries.length === 0) return { values, errors: {} }
      const errors: Nested = {}
      for (const [path, problem] of entries)
        putAt(errors, path, { type: problem.key, message: problemText(problem, language, fields) })
      return { values: {}, errors }
    },
    [fields, language],
  )
}
