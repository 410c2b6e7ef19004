/** The first page has a second for itself. */
const start = 1000

let isShown = false
const waiting = new Set<() => void>()

/** The first page stands there: what it does not wait for may follow. */
export function firstPageShown(): void {
  isShown = true
  for (const begin of waiting) begin()
  waiting.clear()
}

/** Runs what the first page does not wait for: soon after it, when the browser has time. Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  let cancel = (): void => {}
  const begin = (): void => {
    const timer = setTimeout(() => {
      if (!('requestIdleCallback' in window)) return task()
      const id = requestIdleCallback(task, { timeout: 2000 })
      cancel = () => cancelIdleCallback(id)
    }, start)
    cancel = () => clearTimeout(timer)
  }
  if (isShown) begin()
  else waiting.add(begin)
  return () => {
    waiting.delete(begin)
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
