import type { Core } from '@bip/contract'
import type { ColumnLayout } from '@bip/design-system'
import { useState } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'
import { layoutKey } from './layoutKey.ts'
import { readLayout } from './readLayout.ts'

const read = (text: string | null): ColumnLayout => {
  try {
    return readLayout(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}

/** What a user did to the columns of one resource's list, kept in the host's storage; a list within a page has its own, for it has less room. */
export const useListLayout = (core: Pick<Core, 'key'>, under: readonly string[] | null) => {
  const { storage = window.localStorage, userId = '' } = useHost()
  const key = layoutKey(core.key, under, userId)
  const [kept, setKept] = useState(() => ({ key, layout: read(storage.getItem(key)) }))
  // The same list may come to stand elsewhere, as under a branch that was chosen.
  const now = kept.key === key ? kept : { key, layout: read(storage.getItem(key)) }
  if (now !== kept) setKept(now)
  const keep = (layout: ColumnLayout): void => {
    setKept({ key, layout })
    try {
      storage.setItem(key, JSON.stringify(layout))
    } catch {
      // A full or forbidden storage: the setting holds for this page.
    }
  }
  return [now.layout, keep] as const
}
