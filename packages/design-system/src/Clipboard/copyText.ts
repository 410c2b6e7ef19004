/** The old way, for pages on plain http: the browser asks what to copy, and gets it, whatever is selected. */
const copyByCommand = (text: string): boolean => {
  const selection = document.getSelection()
  const kept = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : null
  // Some browsers copy only where something is selected. A span is selected without taking the focus, which a dialog would take back.
  const stand = document.createElement('span')
  stand.textContent = text
  stand.style.cssText = 'position:fixed;inset-block-start:0;clip-path:inset(50%);white-space:pre;user-select:text'
  document.body.append(stand)
  const give = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    event.clipboardData?.setData('text/plain', text)
  }
  document.addEventListener('copy', give, { capture: true, once: true })
  try {
    selection?.selectAllChildren(stand)
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    document.removeEventListener('copy', give, { capture: true })
    stand.remove()
    selection?.removeAllRanges()
    if (kept) selection?.addRange(kept)
  }
}

/** Puts text on the clipboard; resolves to false where the browser does not allow it. Call it from a press or a key. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // No clipboard on plain http, or the permission is denied.
    return copyByCommand(text)
  }
}
