import type { Field } from './fields.ts'
import type { FileField } from './file.ts'
import type { SerialField } from './serial.ts'
import type { StateField } from './state.ts'
import { type BaseOf, bad, type Checked, type FieldKind, ok } from './trait.ts'

/** Lines of a document, stored in a table of their own, with order kept. Default at most 2 000. */
export type LinesField = BaseOf<'lines'> & {
  fields: Readonly<Record<string, LineCell>>
  /** They begin as the lines of the record that a field of the document names, where nothing was said in them yet. */
  template?: LineTemplate
  minLines?: number
  maxLines?: number
}

/** `reference` names the template, `lines` are those there; `copies` are cells that are taken over: here, each with the one there. */
export type LineTemplate = { reference: string; lines: string; copies: Readonly<Record<string, string>> }

/** What a line may hold: everything but lines, files and states. */
export type LineCell = Exclude<Field, LinesField | FileField | StateField | SerialField>

/** Lines are checked cell by cell in `validate`; here only their number and shape. */
function check(field: LinesField, raw: unknown): Checked {
  if (!Array.isArray(raw) || raw.some((line) => typeof line !== 'object' || line === null || Array.isArray(line)))
    return bad('lines')
  const max = field.maxLines ?? 2000
  if (raw.length > max) return bad('tooManyLines', { max })
  return ok(raw)
}

export const lines: FieldKind<LinesField> = { check, blank: 'list', writtenBy: 'people', samples: () => [] }
