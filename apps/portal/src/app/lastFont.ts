import { hasChineseFont } from './hasChineseFont.ts'

/** How long nothing larger must have come for the page to count as standing; how long one waits at most where the browser does not tell. ms */
const pause = 400
const maxWait = 1000

/** When the page shows what it was opened for: its largest part has stood for a while. */
const pageStands = (): Promise<void> =>
  new Promise((resolve) => {
    const seen = new PerformanceObserver(() => wait(pause))
    let timer: number | undefined
    const wait = (time: number): void => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        seen.disconnect()
        resolve()
      }, time)
    }
    wait(maxWait)
    seen.observe({ type: 'largest-contentful-paint', buffered: true })
  })

/**
 * Brings the last font of the stack to a machine without a Chinese one. It is larger than all of a page's code and data, and would hold them up
 * if it came with them.
 */
export async function bringLastFont(): Promise<void> {
  if (hasChineseFont()) return
  await pageStands()
  await import('@bip/design-system/fonts')
}
