import type { BooleanField } from './boolean.ts'
import type { DateField } from './date.ts'
import type { DictField } from './dict.ts'
import type { FileField, StoredFile } from './file.ts'
import type { InstantField } from './instant.ts'
import type { LinesField } from './lines.ts'
import type { LongTextField } from './longText.ts'
import type { MoneyField } from './money.ts'
import type { NumberField } from './number.ts'
import type { PersonField } from './person.ts'
import type { ReferenceField } from './reference.ts'
import type { SerialField } from './serial.ts'
import type { StateField } from './state.ts'
import type { TextField } from './text.ts'

export type Field =
  | TextField
  | LongTextField
  | SerialField
  | NumberField
  | MoneyField
  | BooleanField
  | DateField
  | InstantField
  | DictField
  | StateField
  | ReferenceField
  | PersonField
  | FileField
  | LinesField
export type Kind = Field['kind']
export type FieldOf<K extends Kind> = Extract<Field, { kind: K }>
export type Fields = Readonly<Record<string, Field>>

/** A line as it travels: its own id (absent on a new one) and its cells. */
export type Line = { id?: string } & Record<string, unknown>

/** What a value of each kind is on the wire. `null` is "empty" for all of them. */
export type ValueOf<F extends Field> = F extends { kind: 'boolean' }
  ? boolean
  : F extends { multiple: true }
    ? string[]
    : F extends { kind: 'file' }
      ? StoredFile[]
      : F extends { kind: 'lines' }
        ? ({ id?: string } & { -readonly [K in keyof F['fields']]?: unknown })[]
        : string
