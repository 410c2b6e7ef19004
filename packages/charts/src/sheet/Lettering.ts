const ellipsis = '…'
/** Texts that are kept; a plan has more only where it is very large. */
const maxKept = 20_000

/** Texts of one font, measured once and cut to the room that they have. */
export class Lettering {
  readonly font: string
  /** px from the top of a line to where its letters stand. */
  readonly #ascent: number
  readonly #descent: number
  readonly #measure: (text: string) => number
  readonly #cut = new Map<string, string>()

  constructor(context: CanvasRenderingContext2D, font: string) {
    this.font = font
    context.font = font
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x')
    this.#ascent = fontBoundingBoxAscent
    this.#descent = fontBoundingBoxDescent
    this.#measure = (text) => {
      context.font = font
      return context.measureText(text).width
    }
  }

  /** Where letters stand in a line of such a height, from its top. */
  baseline(lineHeight: number): number {
    return Math.round((lineHeight - this.#ascent - this.#descent) / 2 + this.#ascent)
  }

  /** As much of a text as fits, with an ellipsis where it was cut; '' where nothing fits. */
  cut(text: string, room: number): string {
    const key = `${Math.floor(room)} ${text}`
    const known = this.#cut.get(key)
    if (known !== undefined) return known
    if (this.#cut.size >= maxKept) this.#cut.clear()
    const fitted = this.#fitted(text, Math.floor(room))
    this.#cut.set(key, fitted)
    return fitted
  }

  #fitted(text: string, room: number): string {
    if (this.#measure(text) <= room) return text
    const letters = [...text]
    let [low, high] = [0, letters.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#measure(letters.slice(0, middle).join('') + ellipsis) <= room) low = middle
      else high = middle - 1
    }
    return low === 0 ? '' : letters.slice(0, low).join('') + ellipsis
  }
}
