import type { Field, Kind } from '@bip/contract'
import { booleanView } from './boolean/boolean.view.tsx'
import { dateView } from './date/date.view.tsx'
import { dictView } from './dict/dict.view.tsx'
import { fileView } from './file/file.view.tsx'
import { instantView } from './instant/instant.view.tsx'
import { longTextView } from './longText/longText.view.tsx'
import { moneyView } from './money/money.view.tsx'
import { numberView } from './number/number.view.tsx'
import { personView } from './person/person.view.tsx'
import { referenceView } from './reference/reference.view.tsx'
import { serialView } from './serial/serial.view.tsx'
import { stateView } from './state/state.view.tsx'
import { textView } from './text/text.view.tsx'
import type { KindView, ViewTable } from './types.ts'

/** The views of everything that may stand in a line as well: all kinds but lines themselves. */
export const cellViews: Omit<ViewTable, 'lines'> = {
  text: textView,
  longText: longTextView,
  serial: serialView,
  number: numberView,
  money: moneyView,
  boolean: booleanView,
  date: dateView,
  instant: instantView,
  dict: dictView,
  state: stateView,
  reference: referenceView,
  person: personView,
  file: fileView,
}

type CellField = Extract<Field, { kind: Exclude<Kind, 'lines'> }>

/** How values of a cell of a line look. */
export const cellViewOf = (field: CellField): KindView => cellViews[field.kind] as KindView // the table is exhaustive by type; a union cannot be narrowed by key
