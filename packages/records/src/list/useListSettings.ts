import type { BaseField, Core } from '@bip/contract'
import { useCallback, useMemo, useState } from 'react'
import { fieldOf } from '../fields/fieldOf.ts'
import { useHost } from '../host/RecordsProvider.tsx'

/** What a user set for the list of one resource. */
type Settings = { columns?: readonly string[]; widths?: Readonly<Record<string, number>> }

const read = (text: string | null): Settings => {
  try {
    const parsed: unknown = JSON.parse(text ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? parsed : {}
  } catch {
    return {}
  }
}

const alwaysOffered: readonly BaseField[] = ['createUser', 'createTime', 'updateUser', 'updateTime']

/** Columns and widths of a list, kept per user in the host's storage. */
export const useListSettings = (core: Core) => {
  const { storage = window.localStorage, userId = '' } = useHost()
  const key = `bip-list-${core.key}-${userId}`
  const [settings, setSettings] = useState<Settings>(() => read(storage.getItem(key)))

  const save = useCallback(
    (next: Settings) => {
      setSettings(next)
      try {
        storage.setItem(key, JSON.stringify(next))
      } catch {
        // A full or forbidden storage: the setting holds for this page.
      }
    },
    [storage, key],
  )

  return useMemo(() => {
    // Lines come with the record itself, not with the rows of a list.
    const own = Object.keys(core.fields).filter((name) => core.fields[name]?.kind !== 'lines')
    const offered = [...new Set([...core.list.columns, ...own, ...alwaysOffered])].filter((name) => fieldOf(core, name))
    const chosen = settings.columns?.filter((name) => offered.includes(name))
    return {
      /** Keys of all columns that may be shown. */
      offered,
      /** Keys of the columns shown, in order. */
      columns: chosen?.length ? chosen : core.list.columns,
      widths: settings.widths ?? {},
      isDefault: settings.columns === undefined,
      setColumns: (columns: readonly string[] | undefined) => save({ ...settings, columns }),
      setWidths: (widths: Readonly<Record<string, number>>) => save({ ...settings, widths }),
    }
  }, [core, settings, save])
}

export type ListSettings = ReturnType<typeof useListSettings>
