import type { Locale } from '../../foundations/texts.ts'

/** How a cell writes its value: as it is, a figure with so many decimals, a day, an instant. */
export type SheetFormat = 'general' | 'day' | 'instant' | number

export type SheetLook = { isHead?: boolean; isBold: boolean; indent: number }

const days: Record<Locale, string> = { 'zh-CN': 'yyyy-mm-dd', vi: 'dd/mm/yyyy', en: 'd mmm yyyy' }

const maxDecimals = 10
const maxIndent = 15
/** Numbers below belong to Excel itself. */
const firstFormat = 164

/** The looks that the cells of a workbook use, each once. */
export class SheetStyles {
  readonly #ids = new Map<string, number>()
  readonly #looks: string[] = []
  readonly #formats: string[] = []
  readonly #day: string

  constructor(locale: Locale) {
    this.#day = days[locale]
    // The first is that of cells without one.
    this.idOf('general', { isBold: false, indent: 0 })
  }

  idOf(format: SheetFormat, { isHead = false, isBold, indent }: SheetLook): number {
    const depth = Math.min(maxIndent, indent)
    const key = `${format} ${isHead} ${isBold} ${depth}`
    const known = this.#ids.get(key)
    if (known !== undefined) return known
    const id = this.#looks.length
    const align = depth > 0 ? ` applyAlignment="1"><alignment horizontal="left" indent="${depth}"/></xf>` : '/>'
    this.#looks.push(
      `<xf numFmtId="${this.#formatOf(format)}" fontId="${isBold ? 1 : 0}" fillId="${isHead ? 2 : 0}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"${align}`,
    )
    this.#ids.set(key, id)
    return id
  }

  /** The part of the workbook that holds them. */
  xml(): string {
    const formats = this.#formats.map((code, at) => `<numFmt numFmtId="${firstFormat + at}" formatCode="${code}"/>`)
    return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : ''}<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE9EEF2"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${this.#looks.length}">${this.#looks.join('')}</cellXfs></styleSheet>`
  }

  #formatOf(format: SheetFormat): number {
    if (format === 'general') return 0
    const code =
      format === 'day'
        ? this.#day
        : format === 'instant'
          ? `${this.#day} hh:mm`
          : `#,##0${format > 0 ? `.${'0'.repeat(Math.min(maxDecimals, format))}` : ''}`
    const known = this.#formats.indexOf(code)
    return firstFormat + (known >= 0 ? known : this.#formats.push(code) - 1)
  }
}
