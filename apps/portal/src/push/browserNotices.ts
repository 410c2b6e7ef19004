const key = 'saber-browserNotices'

/** How notices of the browser itself stand: the user's wish and the browser's leave. */
export type BrowserNotices = 'unsupported' | 'denied' | 'off' | 'on'

export function browserNotices(): BrowserNotices {
  // Browsers offer them on secure addresses alone.
  if (!('Notification' in window) || !window.isSecureContext) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' && localStorage.getItem(key) === 'true' ? 'on' : 'off'
}

/** Wishes for them or not; asks the browser for its leave where that is still open. */
export async function wishBrowserNotices(isWished: boolean): Promise<BrowserNotices> {
  if (isWished && 'Notification' in window && Notification.permission === 'default') await Notification.requestPermission()
  localStorage.setItem(key, String(isWished))
  return browserNotices()
}

/** Tells somebody who looks elsewhere; whoever looks at the portal sees its own notice. */
export function showBrowserNotice(title: string, content: string, onOpen: () => void): void {
  if (!document.hidden || browserNotices() !== 'on') return
  // One of many open pages is enough: the same words replace themselves.
  const notice = new Notification(title, { body: content, tag: `${title}\n${content}` })
  notice.onclick = () => {
    window.focus()
    notice.close()
    onOpen()
  }
}
