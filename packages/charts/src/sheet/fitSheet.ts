type Size = { width: number; height: number }

/** Makes a canvas as large as what it covers, in px of the screen, and gives its context in px of the page; null where there is none. */
export function fitSheet(sheet: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D | null {
  // What is drawn covers everything: without transparency the browser puts it on the screen faster, and letters are sharper.
  const context = sheet.getContext('2d', { alpha: false })
  if (!context) return null
  const ratio = globalThis.devicePixelRatio || 1
  const [across, down] = [Math.max(1, Math.round(width * ratio)), Math.max(1, Math.round(height * ratio))]
  if (sheet.width !== across || sheet.height !== down) {
    sheet.width = across
    sheet.height = down
    sheet.style.width = `${width}px`
    sheet.style.height = `${height}px`
  }
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  return context
}

/** A colour thinned with another one by so many percent. */
export const thinned = (colour: string, percent: number, ground: string): string =>
  `color-mix(in srgb, ${colour} ${percent}%, ${ground})`
