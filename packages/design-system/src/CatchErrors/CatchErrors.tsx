import { Component, type ErrorInfo, type ReactNode } from 'react'

export type CatchErrorsProps = {
  /** What to show instead. */
  fallback: ReactNode | ((error: Error, retry: () => void) => ReactNode)
  /** Hears of every error, for a log. */
  onError?: (error: Error, info: ErrorInfo) => void
  /** When one of them changes, the content is tried again. */
  resetKeys?: readonly unknown[]
  children: ReactNode
}

type State = { error: Error | null }

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** What an ErrorBoundary does, without its looks: those are made of parts that need it themselves. */
export class CatchErrors extends Component<CatchErrorsProps, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(thrown: unknown): State {
    return { error: toError(thrown) }
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    // By itself: the browser's own `reportError` refuses to be called as a method of the props.
    const { onError } = this.props
    onError?.(toError(thrown), info)
  }

  override componentDidUpdate(before: CatchErrorsProps): void {
    const keys = this.props.resetKeys
    if (this.state.error && keys?.some((key, index) => !Object.is(key, before.resetKeys?.[index]))) this.retry()
  }

  retry = (): void => this.setState({ error: null })

  override render(): ReactNode {
    const { error } = this.state
    const { children, fallback } = this.props
    if (!error) return children
    return typeof fallback === 'function' ? fallback(error, this.retry) : fallback
  }
}
