import type { MouseEvent } from 'react'

/** Whether a click means "here and now": the main button without a key that opens a tab, a window or a download. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented

/** A click handler for links that a router takes over: plain clicks call `go`, all others stay with the browser. */
export const onPlainClick =
  (go: (() => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!go || !isPlainClick(event)) return
    event.preventDefault()
    go()
  }
