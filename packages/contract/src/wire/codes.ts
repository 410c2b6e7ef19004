import type { Core } from '../resource/core.ts'
import { naturalKeys } from '../resource/naturalKey.ts'
import type { Choice } from './envelope.ts'

/** Codes of one question. */
export const maxCodes = 5000

/** A record that a code names. A code that several records bear is answered once for each. */
export type CodeMatch = Choice & { code: string }

/** The fields by one of which a code names a record: those that name it alone, else its code, else its name. */
export function codeFields(core: Pick<Core, 'naturalKey' | 'fields' | 'subtitle' | 'display'>): string[] {
  const alone = naturalKeys(core).flatMap((key) => (key.length === 1 ? key : []))
  return alone.length > 0 ? alone : [core.subtitle ?? core.display]
}
