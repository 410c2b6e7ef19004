import { startTransition } from 'react'
import { flushSync } from 'react-dom'

/** Fields that are made in one rendering: more than any screen holds. */
const firstFields = 200

/** Fields that follow in one go, between two things that the user does. */
const batch = 40

/** Not every browser says when it is idle. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 100 })
  else setTimeout(run, 30)
}

/**
 * Decides when the controls of a long form are made. The first ones at once; the others, whose labels stand already and whose rules hold,
 * follow while nothing else happens.
 */
export type Mounting = {
  /** Whether one more may be made in this rendering. */
  claim: () => boolean
  /** Lines up; the answer is called when it stands in the page, and when it will not any more. */
  wait: (name: string, show: () => void) => () => void
  /** Has one made at once, because somebody wants to go there. */
  showNow: (name: string) => void
  /** Has the next ones made at once, so that Tab finds them. */
  showNext: () => void
}

export const createMounting = (): Mounting => {
  const waiting = new Map<string, () => void>()
  /** Asked to show, and not yet in the page. */
  const underWay = new Map<string, () => void>()
  let claimed = 0
  let isPlanned = false

  const take = (names: readonly string[]): readonly (() => void)[] =>
    names.flatMap((name) => {
      const show = waiting.get(name)
      waiting.delete(name)
      if (show) underWay.set(name, show)
      return show ?? []
    })

  const next = (): readonly (() => void)[] => take([...waiting.keys()].slice(0, batch))

  const plan = (): void => {
    if (isPlanned || underWay.size > 0 || waiting.size === 0) return
    isPlanned = true
    whenIdle(() => {
      isPlanned = false
      const shows = next()
      // They become one rendering all the same; React takes more than ten at once for a mistake, and says so.
      for (let start = 0; start < shows.length; start += 10)
        startTransition(() => {
          for (const show of shows.slice(start, start + 10)) show()
        })
    })
  }

  const showAtOnce = (shows: readonly (() => void)[]): void => {
    if (shows.length === 0) return
    flushSync(() => {
      for (const show of shows) show()
    })
  }

  return {
    claim: () => {
      // One rendering is one step of the browser; what joins later, such as a new row, is made at once.
      if (claimed === 0)
        queueMicrotask(() => {
          claimed = 0
        })
      claimed += 1
      return claimed <= firstFields
    },
    wait: (name, show) => {
      waiting.set(name, show)
      plan()
      return () => {
        waiting.delete(name)
        underWay.delete(name)
        plan()
      }
    },
    showNow: (name) => {
      take([name])
      const show = underWay.get(name)
      if (show) showAtOnce([show])
    },
    showNext: () => showAtOnce(next()),
  }
}
