/** ms in which what has just been shown comes into sight: nothing else should run then, and nobody has typed yet. */
const settling = 60

/** Runs something soon, while the browser has nothing else to do; returns what calls it off. */
export const whenSettled = (run: () => void): (() => void) => {
  let idle: number | undefined
  const timer = setTimeout(() => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) idle = requestIdleCallback(run, { timeout: 300 })
    else run()
  }, settling)
  return () => {
    clearTimeout(timer)
    if (idle !== undefined) cancelIdleCallback(idle)
  }
}
