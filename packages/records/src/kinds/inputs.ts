import type { Field } from '@bip/contract'
import type { ComponentType } from 'react'
import { cellInputs } from './cellInputs.ts'
import { FileInput } from './file/FileInput.tsx'
import { LinesInput } from './lines/LinesInput.tsx'
import { SerialInput } from './serial/SerialInput.tsx'
import { StateInput } from './state/StateInput.tsx'
import type { InputProps, InputTable } from './types.ts'

const inputs: InputTable = {
  ...cellInputs,
  serial: SerialInput,
  state: StateInput,
  file: FileInput,
  lines: LinesInput,
}

/** What asks for a value of a field in a form. */
export const inputOf = (field: Field): ComponentType<InputProps> => inputs[field.kind] as ComponentType<InputProps> // the table is exhaustive by type; a union cannot be narrowed by key
