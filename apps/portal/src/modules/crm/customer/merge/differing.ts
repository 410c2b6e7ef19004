import { type AnyRecord, type Core, holdsFiles, isEmpty } from '@bip/contract'

const textOf = (value: unknown): string => (isEmpty(value) ? '' : JSON.stringify(value))

/** Fields whose values differ and of which one wins, in the order of the form; files of both are kept, so nobody chooses. */
export function differing(core: Core, from: AnyRecord, into: AnyRecord): string[] {
  return core.form
    .flatMap(({ fields }) => fields)
    .filter((key) => {
      const field = core.fields[key]
      if (!field || field.serverOwned || field.from || field.kind === 'lines' || holdsFiles(field)) return false
      // Neither becomes its own parent.
      if ([from[key], into[key]].some((value) => value === from.id || value === into.id)) return false
      return textOf(from[key]) !== textOf(into[key])
    })
}

/** What wins until somebody chooses: the one that stays, but where it says nothing. */
export const firstTaken = (keys: readonly string[], into: AnyRecord): string[] => keys.filter((key) => isEmpty(into[key]))
