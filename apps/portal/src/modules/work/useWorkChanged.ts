import { leave } from '@bip/contract/resources'
import { useSWRConfig } from 'swr'
import { isWorkKey } from '../../app/useWorkCount.ts'

/** Leave records as lists and pages keep them: `['list', 'leave', …]`. */
const isLeaveKey = (key: unknown): boolean => Array.isArray(key) && key[1] === leave.key

/** Asks again for every list, count and record that a decision changes. */
export function useWorkChanged(): () => void {
  const { mutate } = useSWRConfig()
  return () => void mutate((key) => isWorkKey(key) || isLeaveKey(key))
}
