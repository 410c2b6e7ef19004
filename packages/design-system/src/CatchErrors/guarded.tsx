import type { ReactNode } from 'react'
import { CatchErrors } from './CatchErrors.tsx'
import { ErrorMark } from './ErrorMark.tsx'

/** What the caller hands over for a place. If it breaks, the place says so and the rest stays. */
export const guarded = (content: ReactNode): ReactNode =>
  // Text cannot fail, and most places hold nothing else.
  typeof content === 'object' && content !== null ? (
    <CatchErrors fallback={(error, retry) => <ErrorMark error={error} onRetry={retry} />}>{content}</CatchErrors>
  ) : (
    content
  )

/** The same inside a button or a bubble, where no other button can be pressed: it is tried again when it is shown again. */
export const guardedWords = (content: ReactNode): ReactNode =>
  typeof content === 'object' && content !== null ? (
    <CatchErrors fallback={(error) => <ErrorMark error={error} />}>{content}</CatchErrors>
  ) : (
    content
  )
