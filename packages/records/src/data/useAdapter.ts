import type { Choice, Core } from '@bip/contract'
import type { PickerAdapter, PickerChoice } from '@bip/pickers'
import { useMemo } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResource } from '../host/resources.ts'
import { people } from '../kinds/person/people.ts'
import { choiceNote } from './choiceNote.ts'
import { useApiByKey } from './useApi.ts'
import { startingWith, usualPeople } from './usualPeople.ts'

const nothing: PickerAdapter = { search: async () => [], lookup: async () => [] }

const pickerChoice = (core: Core, choice: Choice): PickerChoice => ({
  id: choice.id,
  label: choice.label,
  note: choiceNote(core, choice),
})

/** The records of a resource for a picker: found on the gateway, named by its batched lookup; of people those one usually chooses first. */
export const useAdapter = (resource: string, extras?: Readonly<Record<string, string>>): PickerAdapter => {
  const core = useResource(resource)
  const api = useApiByKey(resource)
  const { client } = useHost()
  const narrowed = extras && JSON.stringify(extras)
  return useMemo(() => {
    if (!core || !api) return nothing
    const fixed: Record<string, string> | undefined = narrowed ? JSON.parse(narrowed) : undefined
    return {
      search: async (query, signal) => {
        const hasUsual = core.key === people && query === '' && !fixed
        const [usual, found] = await Promise.all([hasUsual ? usualPeople(client, signal) : [], api.choices(query, fixed, signal)])
        return startingWith<Choice>(usual, found).map((choice) => pickerChoice(core, choice))
      },
      lookup: async (ids) => [...(await api.lookup(ids)).values()].map((choice) => pickerChoice(core, choice)),
    }
  }, [core, api, client, narrowed])
}
