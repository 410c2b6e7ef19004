import { useSWRConfig } from 'swr'
import { isWorkKey } from '../../app/useWorkCount.ts'

/** Records as lists and pages keep them: `['list', 'leave', …]`. */
const isKeyOf = (key: unknown, resource: string): boolean => Array.isArray(key) && key[1] === resource

/** Asks again for every list, count and record that a decision over a resource's record changes. */
export function useWorkChanged(): (resource: string) => void {
  const { mutate } = useSWRConfig()
  return (resource) => void mutate((key) => isWorkKey(key) || isKeyOf(key, resource))
}
