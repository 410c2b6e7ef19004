import { useSyncExternalStore } from 'react'
import { useBoardStores } from './BoardStores.ts'

/** 'target' where the card in the hand would be dropped into the column, 'refusing' where it may not; undefined otherwise. */
export const useColumnGrab = (column: string): 'target' | 'refusing' | undefined => {
  const { grab } = useBoardStores()
  return useSyncExternalStore(grab.subscribe, () => {
    const now = grab.get()
    if (now?.at?.column !== column || (now.from.column === column && !now.refusal)) return undefined
    return now.refusal ? 'refusing' : 'target'
  })
}
