import type { AnyRecord } from '@bip/contract'
import type { Client } from '@bip/contract/client'
import { isAborted } from './errors.ts'

const frequentlyUsed = '/blade-bip/bip-blade-user/frequently-used-users'

type Named<Found> = Found & { label: string }

/** The people whom the caller chooses most and latest; nobody where the gateway does not count them. */
export const usualPeople = async (client: Client, signal: AbortSignal): Promise<Named<AnyRecord>[]> => {
  try {
    const people = await client.request<AnyRecord[] | null>({ path: frequentlyUsed, signal, silent: true })
    return (people ?? []).map((person) => ({ ...person, label: String(person.realName ?? person.id) }))
  } catch (error) {
    if (isAborted(error)) throw error
    // They are a convenience: the list itself is there without them.
    return []
  }
}

/** `first` before the `others`, each record once. */
export const startingWith = <Found extends { id: string }>(first: readonly Found[], others: readonly Found[]): Found[] => [
  ...first,
  ...others.filter(({ id }) => !first.some((known) => known.id === id)),
]
