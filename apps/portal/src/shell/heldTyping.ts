/** ms after which nobody waits for a field any more. */
const timeout = 3000

const fieldNow = (): HTMLInputElement | null => {
  const { activeElement } = document
  return activeElement instanceof HTMLInputElement && activeElement.closest('[role="dialog"]') ? activeElement : null
}

/** Puts a text where React hears of it as of one that was typed. */
const put = (field: HTMLInputElement, text: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Keeps letters that are typed before the field of a dialog is there, and puts them into it once it is. */
export function holdTyping(): void {
  const until = performance.now() + timeout
  let text = ''
  const listening = new AbortController()
  const hold = (event: KeyboardEvent): void => {
    if (fieldNow()) return
    if (event.key === 'Escape') listening.abort()
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!isLetter && event.key !== 'Backspace') return
    text = isLetter ? text + event.key : text.slice(0, -1)
    event.preventDefault()
    event.stopPropagation()
  }
  const look = (): void => {
    const field = fieldNow()
    if (listening.signal.aborted) return
    if (!field && performance.now() < until) {
      requestAnimationFrame(look)
      return
    }
    listening.abort()
    if (field && text !== '') put(field, text)
  }
  window.addEventListener('keydown', hold, { capture: true, signal: listening.signal })
  requestAnimationFrame(look)
}
