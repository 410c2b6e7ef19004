import type { ErrorInfo, ReactNode } from 'react'
import { CatchErrors } from '../CatchErrors/CatchErrors.tsx'
import { ErrorMark } from '../CatchErrors/ErrorMark.tsx'
import { ErrorNotice } from './ErrorNotice.tsx'

export type ErrorBoundaryProps = {
  /** How much room the mark takes: a notice with the error's text, or one line for a field, a cell, a row. Default 'block'. */
  size?: 'block' | 'inline'
  /** What failed, before the words of the inline mark. */
  title?: string
  /** What to show instead; default a notice with the error's text and a button to try again. */
  fallback?: ReactNode | ((error: Error, retry: () => void) => ReactNode)
  /** Hears of every error, for a log. */
  onError?: (error: Error, info: ErrorInfo) => void
  /** When one of them changes, the content is tried again. */
  resetKeys?: readonly unknown[]
  children: ReactNode
}

/** Keeps an error in one part of the page from taking the rest with it. */
export const ErrorBoundary = ({ size = 'block', title, fallback, ...rest }: ErrorBoundaryProps) => {
  const Mark = size === 'inline' ? ErrorMark : ErrorNotice
  const mark = (error: Error, retry: () => void): ReactNode => <Mark error={error} title={title} onRetry={retry} />
  return <CatchErrors {...rest} fallback={fallback === undefined ? mark : fallback} />
}
