import type { Extension } from '../resources/extension.ts'
import { modules } from './all.ts'

/** What single resources do beyond their cores, by key. */
export const extensions: Readonly<Record<string, Extension>> = Object.assign({}, ...modules.map(({ extensions }) => extensions))
