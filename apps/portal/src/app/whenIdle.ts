/** The first page has a second for itself. */
const start = 1000

/** ms after which nothing waits for the first page any more. */
const maxWait = 5000

let isShown = false
const waiting = new Set<() => void>()

/** The first page stands there with what it shows. */
export function firstPageShown(): void {
  if (isShown) return
  isShown = true
  for (const task of waiting) task()
  waiting.clear()
}

/** Runs what the first page does not wait for as soon as it stands there, at once where it does. Returns how to call it off. */
export function whenShown(task: () => void): () => void {
  if (isShown) {
    task()
    return () => {}
  }
  const run = (): void => {
    cancel()
    task()
  }
  const timer = setTimeout(run, maxWait)
  const cancel = (): void => {
    waiting.delete(run)
    clearTimeout(timer)
  }
  waiting.add(run)
  return cancel
}

/** The same after it, when the browser has time. */
export function whenIdle(task: () => void): () => void {
  let cancel = (): void => {}
  const callOff = whenShown(() => {
    const timer = setTimeout(() => {
      if (!('requestIdleCallback' in window)) return task()
      const id = requestIdleCallback(task, { timeout: 2000 })
      cancel = () => cancelIdleCallback(id)
    }, start)
    cancel = () => clearTimeout(timer)
  })
  return () => {
    callOff()
    cancel()
  }
}

/** The same with code that is fetched for it. Where it does not come, the page does without until it is loaded anew. */
export function withCode<Code>(load: () => Promise<Code>, use: (code: Code) => void): () => void {
  let isOver = false
  const hand = (code: Code): void => {
    if (!isOver) use(code)
  }
  // Whoever looks after the version hears of files that did not come.
  const cancel = whenIdle(() => void load().then(hand, () => undefined))
  return () => {
    isOver = true
    cancel()
  }
}
