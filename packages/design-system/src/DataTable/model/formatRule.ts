import type { StatusTone } from '../../foundations/status.ts'
import type { CellValue } from './values.ts'

/** How a cell stands out: in a tone, with its sign and in bold, or only stronger or fainter than the others. */
export type FormatTone = StatusTone | 'strong' | 'faint'

/** A condition and its look, as plain data; of several that say the same kind of thing the first counts. */
export type FormatRule =
  /** Stands out when its value is so. */
  | { kind: 'tone'; tone: FormatTone; when: 'below' | 'upTo' | 'from' | 'above' | 'equals' | 'contains'; value: string | number }
  /** Stands out when there is none. */
  | { kind: 'tone'; tone: FormatTone; when: 'empty' }
  /** A bar as long as the value's share between two bounds. Default tone 'info'. */
  | { kind: 'bar'; from: number; to: number; tone?: StatusTone }
  /** The stronger the nearer to `to`; with `middle` away from it to both sides, in `low` below. Default tones 'info' and 'danger'. */
  | { kind: 'scale'; from: number; to: number; middle?: number; tone?: StatusTone; low?: StatusTone }

/** The look of a column's cells by what stands in them. */
export type CellFormat<T> = ((value: CellValue, row: T) => FormatTone | undefined) | readonly FormatRule[]
