import { Alert, useFormState } from '@bip/design-system'

/** Every sentence of a form's errors, in the order in which the form has them. */
function messagesOf(errors: unknown): string[] {
  if (typeof errors !== 'object' || errors === null) return []
  if ('message' in errors && typeof errors.message === 'string' && errors.message !== '') return [errors.message]
  return Object.entries(errors).flatMap(([key, inner]) => (key === 'ref' ? [] : messagesOf(inner)))
}

/** After a submit that failed: everything that is wrong in one line, each sentence apart by a bar. */
export const StartErrors = () => {
  const { errors, submitCount } = useFormState()
  const messages = submitCount > 0 ? messagesOf(errors) : []
  if (messages.length === 0) return null
  return (
    <Alert tone="danger" style={{ gridColumn: '1 / -1' }}>
      {messages.join(' | ')}
    </Alert>
  )
}
