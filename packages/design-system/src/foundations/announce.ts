let region: HTMLElement | null = null

/** In the page from the first message on: what is written into a region that has just appeared often goes unread. */
const regionOf = (page: Document): HTMLElement => {
  if (region?.isConnected) return region
  region = page.createElement('div')
  region.setAttribute('role', 'status')
  region.setAttribute('aria-live', 'polite')
  region.setAttribute('aria-atomic', 'true')
  // A modal overlay makes the rest of the page silent; what is announced there must still be heard.
  region.setAttribute('data-overlay-exempt', '')
  region.style.cssText =
    'position:fixed;inset-block-start:0;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap'
  page.body.append(region)
  return region
}

const waiting: string[] = []

/** Has screen readers say something when they are done with what they are saying, also while a dialog is open. */
export const announce = (text: string): void => {
  const target = regionOf(document)
  waiting.push(text)
  if (waiting.length > 1) return
  // The same words twice in a row are only heard twice when the region was empty in between; and what comes together is said together.
  target.textContent = ''
  setTimeout(() => {
    target.textContent = waiting.splice(0).join('\n')
  }, 50)
}
