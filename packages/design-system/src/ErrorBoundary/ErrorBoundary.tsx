import { Component, type ErrorInfo, type ReactNode } from 'react'
import { ErrorMark } from './ErrorMark.tsx'
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

type State = { error: Error | null }

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Keeps an error in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: toError(thrown) }
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    // By itself: the browser's own `reportError` refuses to be called as a method of the props.
    const { onError } = this.props
    onError?.(toError(thrown), info)
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    const keys = this.props.resetKeys
    if (this.state.error && keys?.some((key, index) => !Object.is(key, before.resetKeys?.[index]))) this.retry()
  }

  retry = (): void => this.setState({ error: null })

  override render(): ReactNode {
    const { error } = this.state
    const { children, fallback, size = 'block', title } = this.props
    if (!error) return children
    if (typeof fallback === 'function') return fallback(error, this.retry)
    if (fallback !== undefined) return fallback
    const Mark = size === 'inline' ? ErrorMark : ErrorNotice
    return <Mark error={error} title={title} onRetry={this.retry} />
  }
}
