import { useSyncExternalStore } from 'react'

/** What a quick log begins with: the customer it is of, and the record whose next step it does. */
export type QuickLogStart = { customerId?: string; customerName?: string; followsId?: string }

let start: QuickLogStart | null = null
const listeners = new Set<() => void>()
const set = (next: QuickLogStart | null): void => {
  start = next
  for (const listener of listeners) listener()
}

/** The one dialog that notes a contact, opened by a key, the palette and buttons anywhere. */
export const quickLog = {
  open: (from: QuickLogStart = {}): void => set(from),
  close: (): void => set(null),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** What the dialog began with; null while it is closed. */
export const useQuickLog = (): QuickLogStart | null => useSyncExternalStore(quickLog.subscribe, () => start)

/** Who may note contacts. */
export const quickLogPermission = 'contactRecords_add'
