/** The first page has a second for itself. */
const start = 1000

/** Runs what the first page does not wait for: soon after it, when the browser has time. Returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  let cancel = (): void => {}
  const timer = setTimeout(() => {
    if (!('requestIdleCallback' in window)) return task()
    const id = requestIdleCallback(task, { timeout: 2000 })
    cancel = () => cancelIdleCallback(id)
  }, start)
  return () => {
    clearTimeout(timer)
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
