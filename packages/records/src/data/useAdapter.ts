import type { Choice, CodeMatch, Core } from '@bip/contract'
import type { PickerAdapter, PickerChoice, ResolvedCodes } from '@bip/pickers'
import { useMemo } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResource } from '../host/resources.ts'
import { choiceNote } from './choiceNote.ts'
import { people } from './people.ts'
import { useApiByKey } from './useApi.ts'
import { useFavourites } from './useFavourites.ts'
import { useRecents } from './useRecents.ts'
import { startingWith, usualPeople } from './usualPeople.ts'

/** Of a resource that the product does not have. */
const nothing: PickerAdapter = {
  search: async () => [],
  lookup: (ids) => Promise.reject(new Error(`Nobody serves the records ${ids.join(', ')}.`)),
}

const pickerChoice = (core: Core, choice: Choice): PickerChoice => ({
  id: choice.id,
  label: choice.label,
  note: choiceNote(core, choice),
})

/** Which records codes name; those that name several are told apart. */
const resolvedBy = (core: Core, codes: readonly string[], matches: readonly CodeMatch[]): ResolvedCodes => {
  const byCode = Map.groupBy(matches, ({ code }) => code)
  const foundOf = (code: string): readonly CodeMatch[] => byCode.get(code) ?? []
  return {
    found: codes.flatMap((code) => {
      const [only, other] = foundOf(code)
      return only && !other ? [pickerChoice(core, only)] : []
    }),
    missing: codes.filter((code) => foundOf(code).length === 0),
    ambiguous: codes.filter((code) => foundOf(code).length > 1),
  }
}

/** The records of a resource for a picker: found on the gateway, named by its batched lookup; those one usually chooses first. */
export const useAdapter = (resource: string, extras?: Readonly<Record<string, string>>): PickerAdapter => {
  const core = useResource(resource)
  const api = useApiByKey(resource)
  const { client } = useHost()
  const { read, keep } = useRecents(resource)
  const favourites = useFavourites(resource)
  const narrowed = extras && JSON.stringify(extras)
  return useMemo(() => {
    if (!core || !api) return nothing
    const fixed: Record<string, string> | undefined = narrowed ? JSON.parse(narrowed) : undefined
    /** What was chosen last in this browser; what has gone since is not offered a second time. */
    const recents = (): readonly PickerChoice[] => {
      const last = read()
      if (last.length > 0)
        api.lookup(last.map(({ id }) => id)).then(
          (known) => keep(new Set(known.keys())),
          () => undefined,
        )
      return last
    }
    return {
      search: async (query, signal) => {
        const isStart = query === '' && !fixed
        const isPerson = core.key === people
        const [usual, found] = await Promise.all([
          isStart && isPerson ? usualPeople(client, signal) : [],
          api.choices(query, fixed, signal),
        ])
        const all = startingWith<Choice>(usual, found).map((choice) => pickerChoice(core, choice))
        return isStart && !isPerson ? startingWith(startingWith(favourites, recents()), all) : all
      },
      lookup: async (ids) => [...(await api.lookup(ids)).values()].map((choice) => pickerChoice(core, choice)),
      resolve: async (codes) => resolvedBy(core, codes, (await api.codes(codes, fixed)) ?? []),
    }
  }, [core, api, client, narrowed, favourites, read, keep])
}
