/** The paper and what stands around the content on every page. */
export type PageSetup = {
  /** A name, or width and height in mm for labels; default 'A4'. */
  pageSize?: 'A3' | 'A4' | 'A5' | 'letter' | readonly [width: number, height: number]
  /** Default false. */
  isLandscape?: boolean
  /** One margin for all sides, or top, right, bottom and left, in mm; default 12. */
  margins?: number | readonly [top: number, right: number, bottom: number, left: number]
  /** Stands at the top of every page, such as the number of the document. */
  header?: string
  /** Stands at the bottom of every page. */
  footer?: string
  /** Puts "2 / 5" at the bottom of every page; default false. */
  hasPageNumbers?: boolean
}

/** A text as a CSS string: nothing in it can end the string or the style sheet. */
const quoted = (text: string): string => `"${text.replace(/[\\"<\n\r\f]/g, (char) => `\\${char.codePointAt(0)?.toString(16)} `)}"`

/** Room that a line of text in the margin needs, in mm. */
const lineRoom = 14

/** The style sheet that sets up the paper. */
export const pageCss = ({ pageSize = 'A4', isLandscape, margins = 12, header, footer, hasPageNumbers }: PageSetup): string => {
  const size =
    typeof pageSize === 'string'
      ? `${pageSize}${isLandscape ? ' landscape' : ''}`
      : (isLandscape ? [pageSize[1], pageSize[0]] : pageSize).map((side) => `${side}mm`).join(' ')
  const [top, right, bottom, left] = typeof margins === 'number' ? [margins, margins, margins, margins] : margins
  const sides = [
    header ? Math.max(top, lineRoom) : top,
    right,
    footer || hasPageNumbers ? Math.max(bottom, lineRoom) : bottom,
    left,
  ]
  const box = (place: string, content: string): string =>
    `@${place}{content:${content};font:9pt var(--sans,sans-serif);color:#555}`
  const boxes = [
    header ? box('top-left', quoted(header)) : '',
    footer ? box('bottom-left', quoted(footer)) : '',
    hasPageNumbers ? box('bottom-right', 'counter(page) " / " counter(pages)') : '',
  ]
  return `@page{size:${size};margin:${sides.map((side) => `${side}mm`).join(' ')};${boxes.join('')}}`
}
