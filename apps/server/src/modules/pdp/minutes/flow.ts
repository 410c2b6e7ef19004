import { breakLines, lineHeight, type Measure, type PrintPage } from '@bip/contract/printing'

/** A4 in millimetres, with its margins. */
const [width, height, margin, foot] = [210, 297, 15, 18]
const inner = width - 2 * margin

export type FlowColumn = { title: string /** Share of the width. */; share: number }

type Item = PrintPage['items'][number]

/** Texts and tables below each other, over as many pages as they take. */
export class Flow {
  readonly #measure: Measure
  readonly #pages: Item[][] = [[]]
  #y = margin

  constructor(measure: Measure) {
    this.#measure = measure
  }

  #put(item: Item): void {
    this.#pages.at(-1)?.push(item)
  }

  /** Begins another page where so many millimetres do not fit any more; answers whether it did. */
  #room(needed: number): boolean {
    if (this.#y + needed <= height - foot) return false
    this.#pages.push([])
    this.#y = margin
    return true
  }

  #lines(text: string, wide: number, size: number, bold: boolean): string[] {
    return breakLines(text, wide, (part) => this.#measure(part, size, bold))
  }

  #cell(lines: readonly string[], x: number, y: number, size: number, bold: boolean): void {
    for (const [at, text] of lines.entries())
      if (text !== '') this.#put({ kind: 'text', x, y: y + at * lineHeight(size), width: inner, text, size, bold })
  }

  text(text: string, { size = 9, bold = false, after = 2 } = {}): this {
    for (const line of this.#lines(text, inner, size, bold)) {
      this.#room(lineHeight(size))
      this.#cell([line], margin, this.#y, size, bold)
      this.#y += lineHeight(size)
    }
    this.#y += after
    return this
  }

  heading(text: string): this {
    this.#y += 3
    // A heading stays with what follows it.
    this.#room(24)
    return this.text(text, { size: 12, bold: true, after: 1.5 })
  }

  /** Names and values in two columns. */
  pairs(pairs: readonly (readonly [string, string])[]): this {
    for (let at = 0; at < pairs.length; at += 2) {
      const row = pairs.slice(at, at + 2).map(([name, value]) => this.#lines(`${name}：${value || '—'}`, inner / 2 - 4, 9, false))
      const tall = Math.max(...row.map((lines) => lines.length)) * lineHeight(9) + 1
      this.#room(tall)
      for (const [column, lines] of row.entries()) this.#cell(lines, margin + (column * inner) / 2, this.#y, 9, false)
      this.#y += tall
    }
    return this
  }

  table(columns: readonly FlowColumn[], rows: readonly (readonly string[])[], none: string): this {
    if (rows.length === 0) return this.text(none)
    const shares = columns.reduce((sum, { share }) => sum + share, 0)
    const widths = columns.map(({ share }) => (inner * share) / shares)
    const draw = (cells: readonly string[], bold: boolean): void => {
      const broken = cells.map((cell, at) => this.#lines(cell, (widths[at] ?? inner) - 3, 8, bold))
      const tall = Math.max(1, ...broken.map((lines) => lines.length)) * lineHeight(8) + 2
      if (this.#room(tall) && !bold) this.#head(columns, widths)
      let x = margin
      for (const [at, lines] of broken.entries()) {
        const wide = widths[at] ?? 0
        this.#put({ kind: 'box', x, y: this.#y, width: wide, height: tall, stroke: 0.15 })
        this.#cell(lines, x + 1.5, this.#y + 1, 8, bold)
        x += wide
      }
      this.#y += tall
    }
    draw(
      columns.map(({ title }) => title),
      true,
    )
    for (const row of rows) draw(row, false)
    this.#y += 2
    return this
  }

  #head(columns: readonly FlowColumn[], widths: readonly number[]): void {
    let x = margin
    const tall = lineHeight(8) + 2
    for (const [at, { title }] of columns.entries()) {
      const wide = widths[at] ?? 0
      this.#put({ kind: 'box', x, y: this.#y, width: wide, height: tall, stroke: 0.15 })
      this.#cell(this.#lines(title, wide - 3, 8, true).slice(0, 1), x + 1.5, this.#y + 1, 8, true)
      x += wide
    }
    this.#y += tall
  }

  /** Lines for signatures. */
  signatures(names: readonly string[]): this {
    this.#room(24)
    this.#y += 8
    for (const [at, name] of names.entries()) {
      const x = margin + (at * inner) / names.length
      this.#put({ kind: 'box', x, y: this.#y + 6, width: inner / names.length - 8, height: 0, stroke: 0.2 })
      this.#cell([name], x, this.#y + 7, 8, false)
    }
    this.#y += 16
    return this
  }

  /** The pages, each with a line at its foot. */
  pages(said: string): PrintPage[] {
    const count = this.#pages.length
    return this.#pages.map((items, at) => ({
      width,
      height,
      items: [
        ...items,
        { kind: 'text', x: margin, y: height - 12, width: inner / 2, text: said, size: 8, bold: false },
        { kind: 'text', x: width - margin - 14, y: height - 12, width: 14, text: `${at + 1} / ${count}`, size: 8, bold: false },
      ],
    }))
  }
}
