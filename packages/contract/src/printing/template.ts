/** Kinds of barcode that a template may hold. */
export const barcodeKinds = ['code128', 'code39', 'ean13', 'datamatrix', 'qrcode'] as const
export type BarcodeKind = (typeof barcodeKinds)[number]

/** Where an element stands on a document of several pages: on the first, on each, or on the last below the table. */
export const pagesOfElement = ['first', 'every', 'last'] as const
export type PagesOfElement = (typeof pagesOfElement)[number]

/** A place on the page: millimetres from its upper left corner. */
export type Area = { x: number; y: number; width: number; height: number }

type Placed = Area & {
  /** Unique in the template. */
  id: string
  /** Default `first`. With `last`, `y` counts from the end of the table where there is one. */
  on?: PagesOfElement
}

export type Align = 'left' | 'center' | 'right'

/** A text with fields in braces, see `fill`. Broken into lines by width; what does not fit its height is cut. */
export type TextElement = Placed & {
  kind: 'text'
  text: string
  /** Points. Default 9. */
  size?: number
  bold?: boolean
  align?: Align
}

export type BarcodeElement = Placed & {
  kind: 'barcode'
  code: BarcodeKind
  /** A text with fields in braces. Nothing is drawn where it comes to nothing. */
  value: string
  /** The content stands below the bars in letters. Default false. */
  showsText?: boolean
}

/** A frame, or a line where its height or width is zero. */
export type BoxElement = Placed & { kind: 'box' /** Millimetres; default 0.2. */; stroke?: number }

export type TableColumn = {
  /** Key of a cell of the lines; `#` is the number of the line. */
  field: string
  /** Heading; default what the field is called in the language of the print. */
  title?: string
  /** Millimetres. */
  width: number
  align?: Align
}

/** Lines of a record, one a row; goes on over as many pages as it takes, with its heading on each. */
export type TableElement = Placed & {
  kind: 'table'
  /** Key of the field of lines. */
  lines: string
  columns: readonly TableColumn[]
  /** Points. Default 8. */
  size?: number
  /** `y` on the second page and those after it. Default the upper margin, 15. */
  againAt?: number
}

export type PrintElement = TextElement | BarcodeElement | BoxElement | TableElement

/** What a template draws. Sizes in millimetres. */
export type PrintLayout = {
  width: number
  height: number
  elements: readonly PrintElement[]
  /** The field of lines of which each has a page of its own, such as a label for each wire; its cells are `{wires.wireNo}`. Default a record has one. */
  each?: string
}

/** What layouts may come to. */
export const printLimits = { min: 10, max: 1200, elements: 200, columns: 20, text: 500, copies: 100, records: 500 } as const

/** Usual sizes of paper, millimetres. */
export const papers = {
  a4: { width: 210, height: 297 },
  a4Landscape: { width: 297, height: 210 },
  a5: { width: 148, height: 210 },
  label100x60: { width: 100, height: 60 },
  label70x40: { width: 70, height: 40 },
  label50x30: { width: 50, height: 30 },
} as const
