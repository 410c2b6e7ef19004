import type { LineCell } from '@bip/contract'
import { BooleanInput } from './boolean/BooleanInput.tsx'
import { DateInput } from './date/DateInput.tsx'
import { DictInput } from './dict/DictInput.tsx'
import { InstantInput } from './instant/InstantInput.tsx'
import { LongTextInput } from './longText/LongTextInput.tsx'
import { MoneyInput } from './money/MoneyInput.tsx'
import { NumberInput } from './number/NumberInput.tsx'
import { PersonInput } from './person/PersonInput.tsx'
import { ReferenceInput } from './reference/ReferenceInput.tsx'
import { TextInput } from './text/TextInput.tsx'
import type { InputTable } from './types.ts'

/** The inputs of everything that may stand in a line. */
export const cellInputs: Pick<InputTable, LineCell['kind']> = {
  text: TextInput,
  longText: LongTextInput,
  number: NumberInput,
  money: MoneyInput,
  boolean: BooleanInput,
  date: DateInput,
  instant: InstantInput,
  dict: DictInput,
  reference: ReferenceInput,
  person: PersonInput,
}
