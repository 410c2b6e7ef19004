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
