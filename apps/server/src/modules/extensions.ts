import type { Extension } from '../model/extension.ts'
import type { Binding } from '../workflow/binding.ts'
import { modules } from './all.ts'

/** What single resources do beyond their cores, by key. */
export const extensions: Readonly<Record<string, Extension>> = Object.assign({}, ...modules.map(({ extensions }) => extensions))

/** The records that processes are about, by the key of the process. */
export const bindings: Readonly<Record<string, Binding>> = Object.assign({}, ...modules.map(({ bindings }) => bindings))
