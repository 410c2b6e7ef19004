import { copyOf, picturesIn } from './copyOf.ts'
import { type PageSetup, pageCss } from './pageCss.ts'

export type PrintOptions = PageSetup & {
  /** Name of the print job and of a PDF; default the title of the page. */
  title?: string
  /** Least time between copying and printing in ms; pictures and fonts that take longer are waited for. Default 500. */
  delay?: number
  /** What takes the finished copy; default the browser's print window. A plant hands it to a print server instead. */
  send?: (copy: HTMLElement) => void | Promise<void>
}

/** When a picture or a font never comes, the page is printed without it, after so many ms. */
const timeout = 10_000

/** How long a print window may take to begin, in ms. */
const beginning = 1000

/** A browser that never tells the end is believed to have printed by then, in ms. */
const printTimeout = 60_000

/** Out of sight on the screen, laid out all the same, so that pictures and fonts are fetched; alone on paper. */
const copyCss = `
[data-print-copy]{position:fixed;inset-block-start:0;inset-inline-start:-10000px;inline-size:190mm;background:#fff;color:var(--text)}
@media print{
html,body{block-size:auto!important;min-block-size:0!important;overflow:visible!important;background:#fff!important}
body>:not([data-print-copy]){display:none!important}
[data-print-copy]{position:static;inline-size:auto}
[data-print-copy] *{print-color-adjust:exact;-webkit-print-color-adjust:exact}
[data-print-copy]>*{block-size:auto!important;max-block-size:none!important;overflow:visible!important}
}`

const wait = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time))

/** The browser's own way: fulfilled when its window has been closed, rejected when it did not open. */
export const showPrintWindow = async (): Promise<void> => {
  let hasBegun = false
  const onBegin = (): void => {
    hasBegun = true
  }
  let onEnd = (): void => undefined
  const closed = new Promise<void>((resolve) => {
    onEnd = () => hasBegun && resolve()
  })
  window.addEventListener('beforeprint', onBegin)
  window.addEventListener('afterprint', onEnd)
  // Some phones never tell the end; they give the focus back.
  window.addEventListener('focus', onEnd)
  try {
    window.print()
    // Most browsers block in print(); one that does not begins soon. Without a beginning there is no end to wait for.
    await Promise.race([closed, wait(beginning)])
    if (!hasBegun)
      throw new Error('The browser did not open its print window; allow dialogs for this page, or print with the browser’s menu.')
    await Promise.race([closed, wait(printTimeout)])
  } finally {
    window.removeEventListener('beforeprint', onBegin)
    window.removeEventListener('afterprint', onEnd)
    window.removeEventListener('focus', onEnd)
  }
}

const print = async (element: HTMLElement, options: PrintOptions): Promise<void> => {
  const copy = document.createElement('div')
  const style = document.createElement('style')
  const { title } = document
  copy.dataset.printCopy = ''
  // Paper is white, whatever the screen is.
  copy.dataset.theme = 'light'
  copy.inert = true
  copy.append(copyOf(element))
  style.textContent = pageCss(options) + copyCss
  try {
    document.head.append(style)
    document.body.append(copy)
    const ready = Promise.all([picturesIn(copy), document.fonts.ready])
    await Promise.all([wait(options.delay ?? 500), Promise.race([ready, wait(timeout)])])
    // What is inert would be missing from the structure of a PDF.
    copy.inert = false
    if (options.title) document.title = options.title
    await (options.send ?? showPrintWindow)(copy)
  } finally {
    document.title = title
    style.remove()
    copy.remove()
  }
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Prints one element and nothing else: copies it beside the page, waits for its pictures and fonts, prints and clears away; one print
 * after the other. Fulfilled when the print window has been closed; rejected when the browser refuses to print.
 */
export const printElement = (element: HTMLElement, options: PrintOptions = {}): Promise<void> => {
  const own = last.then(() => print(element, options))
  // A print that failed must not hold up the next.
  last = own.catch(() => undefined)
  return own
}
