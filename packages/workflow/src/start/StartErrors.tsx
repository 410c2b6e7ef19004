import type { Core } from '@bip/contract'
import { Alert, useFormState } from '@bip/design-system'
import { useText } from '../host/useText.ts'

type Problem = { type: string; message: string }

const isProblem = (error: unknown): error is Problem =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string' && error.message !== ''

/** The problems of one field, of its lines among them. */
function problemsOf(error: unknown): Problem[] {
  if (isProblem(error)) return [error]
  return typeof error === 'object' && error !== null ? Object.values(error).flatMap(problemsOf) : []
}

/** Most problems say what is wrong and leave the name to the field; these are whole sentences. */
const isSentence = ({ type }: Problem): boolean => type.startsWith('phone') || type === 'email'

/** After a submit that failed: everything that is wrong in one line, each sentence apart by a bar. */
export const StartErrors = ({ core }: { core: Core }) => {
  const { say, t } = useText()
  const { errors, submitCount } = useFormState()
  if (submitCount === 0) return null
  const sentences = Object.entries(core.fields).flatMap(([key, field]) =>
    problemsOf(errors[key]).map((problem) => {
      if (isSentence(problem)) return problem.message
      return t('start.problem', { field: say(field.label), problem: problem.message })
    }),
  )
  const refusal = errors.root?.submit?.message
  if (sentences.length === 0 && !refusal) return null
  return (
    <Alert tone="danger" style={{ gridColumn: '1 / -1' }}>
      {refusal || sentences.join(' | ')}
    </Alert>
  )
}
