import type { FieldValues } from 'react-hook-form'
import { type AnyRules, type Fault, faultOf, isEmpty } from './rules.ts'
import { isSame } from './same.ts'

/** Milliseconds after which a check that has not answered counts as failed. */
const timeout = 15_000

const defaultDelay = 400

type CheckHost = {
  /** Rules as they are now; without a `check` nothing is asked. */
  rules: () => AnyRules | undefined
  value: () => unknown
  values: () => FieldValues
  /** Hears how it goes; undefined when there is nothing to say. */
  onPhase: (phase: 'checking' | 'failed' | undefined) => void
  /** Hears what the check found, and that this no longer holds. */
  onAnswer: (message: string | undefined) => void
}

/** The slow check of one field: at most one question under way, and only the answer to the latest counts. */
export type CheckRun = {
  /** The value is another one. */
  changed: () => void
  /** The field was left: nothing more will be typed. */
  left: () => void
  /** Asks again, after a failure. */
  retry: () => void
  /** Resolves when the present value has its answer, or cannot get one. */
  settle: () => Promise<void>
  /** What was found wrong with this value. */
  refusal: (value: unknown) => Fault | undefined
  stop: () => void
}

/** The type of fault that a check finds. */
export const checkFault = 'check'

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

export const createFieldCheck = (host: CheckHost): CheckRun => {
  let verdict: { value: unknown; message: string | undefined } | undefined
  let running: { value: unknown; controller: AbortController; done: Promise<void> } | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const stop = (): void => {
    clearTimeout(pause)
    pause = undefined
    const before = running
    running = undefined
    before?.controller.abort()
  }

  const isDue = (): boolean => {
    const [rules, value] = [host.rules(), host.value()]
    if (!rules?.check || isEmpty(value) || (verdict && isSame(verdict.value, value))) return false
    const fault = faultOf(rules, value, host.values())
    return fault === undefined || fault instanceof Promise
  }

  const ask = (): Promise<void> => {
    stop()
    const check = host.rules()?.check
    if (!check) return Promise.resolve()
    const controller = new AbortController()
    const { signal } = controller
    const value = host.value()
    const tooLate = setTimeout(() => controller.abort(), timeout)
    const isLatest = (): boolean => running?.controller === controller
    host.onPhase('checking')
    const done = Promise.race([check(value, { signal, values: host.values() }), aborted(signal)])
      .then(
        (message) => {
          if (!isLatest()) return
          verdict = { value, message: message || undefined }
          host.onPhase(undefined)
          host.onAnswer(message || undefined)
        },
        () => {
          if (isLatest()) host.onPhase('failed')
        },
      )
      .finally(() => {
        clearTimeout(tooLate)
        if (isLatest()) running = undefined
      })
    running = { value, controller, done }
    return done
  }

  return {
    changed: () => {
      stop()
      host.onPhase(undefined)
      if (verdict && !isSame(verdict.value, host.value())) {
        verdict = undefined
        host.onAnswer(undefined)
      }
      if (isDue()) pause = setTimeout(() => void ask(), host.rules()?.checkDelay ?? defaultDelay)
    },
    left: () => {
      if (pause !== undefined) void ask()
    },
    retry: () => void ask(),
    settle: () => {
      if (running && isSame(running.value, host.value())) return running.done
      return isDue() ? ask() : Promise.resolve()
    },
    refusal: (value) =>
      verdict?.message !== undefined && isSame(verdict.value, value) ? { type: checkFault, message: verdict.message } : undefined,
    stop,
  }
}
