import { authCalls } from '@bip/contract'
import { recoveredEvent } from '../app/recovered.ts'

/** What went wrong here, as administrators read it. */
export type Report = { message: string; stack: string; page: string; at: string; times: number }

type Send = (reports: readonly Report[]) => Promise<unknown>

/** ms between the first report and its sending, so that a burst goes together. */
const pause = 2000
/** A page that fails again and again says so this often, then keeps still. */
const maxReports = 30
const maxLength = 1500

/** Text without what might let a reader in: tokens, and the question of an address. */
export const withoutSecrets = (text: string): string =>
  text
    .replace(/(bearer|basic)\s+[\w.~+/=-]+/gi, '$1 …')
    .replace(/((?:token|password|sign|secret|code)["']?\s*[=:]\s*["']?)[^\s&"'<>]+/gi, '$1…')
    .replace(/(https?:\/\/[^\s?#)]+)[?#][^\s)]*/g, '$1')
    .slice(0, maxLength)

/** Collects what went wrong and sends it together; what cannot be sent is dropped, for a log must not make trouble of its own. */
export function createClientLog(send: Send, now: () => Date = () => new Date()) {
  const waiting = new Map<string, Report>()
  let count = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const reports = [...waiting.values()]
    waiting.clear()
    if (reports.length > 0) await send(reports).catch(() => undefined)
  }
  return {
    report(thrown: unknown, page: string): void {
      // A request that failed was told to the user; one that was called off is no failure.
      if (thrown instanceof Error && (thrown.name === 'AbortError' || thrown.name === 'ApiError')) return
      const error = thrown instanceof Error ? thrown : new Error(String(thrown))
      const message = withoutSecrets(error.message)
      const known = waiting.get(message)
      if (known) known.times++
      if (known || count >= maxReports) return
      count++
      waiting.set(message, { message, stack: withoutSecrets(error.stack ?? ''), page, at: now().toISOString(), times: 1 })
      timer ??= setTimeout(() => void flush(), pause)
    },
    flush,
  }
}

type ClientLog = ReturnType<typeof createClientLog>

/** Where client logs go, as the platform has it. */
export const logPath = authCalls.logout

/** Hears of everything that nobody caught, and of what React recovered from. Answers how to stop it. */
export function listen(log: ClientLog): () => void {
  const page = (): string => window.location.pathname
  const onError = (event: ErrorEvent): void => log.report(event.error ?? event.message, page())
  const onRejection = (event: PromiseRejectionEvent): void => log.report(event.reason, page())
  const onPreload = (event: Event): void => log.report('payload' in event ? event.payload : event.type, page())
  const onRecovered = (event: Event): void => {
    if (event instanceof CustomEvent) log.report(event.detail, page())
  }
  window.addEventListener('error', onError)
  window.addEventListener(recoveredEvent, onRecovered)
  window.addEventListener('unhandledrejection', onRejection)
  window.addEventListener('vite:preloadError', onPreload)
  return () => {
    window.removeEventListener('error', onError)
    window.removeEventListener(recoveredEvent, onRecovered)
    window.removeEventListener('unhandledrejection', onRejection)
    window.removeEventListener('vite:preloadError', onPreload)
  }
}
