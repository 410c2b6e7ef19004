import { useSyncExternalStore } from 'react'
import { useBoardStores } from './BoardStores.ts'

/** Why the card in the hand may not go into the column that it is over; null otherwise. */
export const useRefusalText = (column: string): string | null => {
  const { grab } = useBoardStores()
  return useSyncExternalStore(grab.subscribe, () => {
    const now = grab.get()
    return now?.at?.column === column ? now.refusal : null
  })
}
