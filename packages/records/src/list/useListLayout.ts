import type { Core } from '@bip/contract'
import type { ColumnLayout } from '@bip/design-system'
import { useState } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'

const read = (text: string | null): ColumnLayout => {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

/** What a user did to the columns of one resource's list, kept in the host's storage. */
export const useListLayout = (core: Core) => {
  const { storage = window.localStorage, userId = '' } = useHost()
  const key = `bip-layout-${core.key}-${userId}`
  const [layout, setLayout] = useState<ColumnLayout>(() => read(storage.getItem(key)))
  const keep = (next: ColumnLayout): void => {
    setLayout(next)
    try {
      storage.setItem(key, JSON.stringify(next))
    } catch {
      // A full or forbidden storage: the setting holds for this page.
    }
  }
  return [layout, keep] as const
}
