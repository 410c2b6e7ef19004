/** Above sticky heads, below everything that floats. */
const level = '50'

const layerStyle = (background: string): string =>
  [
    'position:absolute',
    'inset:0',
    `z-index:${level}`,
    'display:block',
    'visibility:visible',
    'opacity:1',
    'pointer-events:none',
    'print-color-adjust:exact',
    '-webkit-print-color-adjust:exact',
    `background:${background}`,
  ]
    .map((declaration) => `${declaration} !important`)
    .join(';')

/**
 * Lays the background over the host and puts it back whenever it is removed, hidden or moved; returns what takes it away for good. The
 * layer is made past React, which therefore never stumbles over its absence.
 */
export const keepLayer = (host: HTMLElement, background: string): (() => void) => {
  let layer: HTMLElement
  const observer = new MutationObserver(() => restore())

  const put = (): void => {
    layer = document.createElement('div')
    layer.setAttribute('aria-hidden', 'true')
    layer.dataset.watermark = ''
    layer.style.cssText = layerStyle(background)
    host.append(layer)
  }

  const watch = (): void => {
    observer.observe(host, { childList: true })
    observer.observe(layer, { attributes: true, childList: true })
  }

  const restore = (): void => {
    observer.disconnect()
    layer.remove()
    put()
    watch()
  }

  put()
  watch()
  return () => {
    observer.disconnect()
    layer.remove()
  }
}
