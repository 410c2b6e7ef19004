import type { SheetAnalysis, SheetEdits } from '@bip/contract'
import { useMemo } from 'react'
import { useHost } from '../host/RecordsProvider.tsx'

type Columns = Readonly<Record<string, string>>
type Unfinished = { run: string; edits: SheetEdits }

/** What headings stand for: as the gateway knows them, else as the reader said the last time, else nothing. */
export const startOf = ({ head, targets = [] }: SheetAnalysis, kept: Columns): Columns => {
  const known = new Set(targets.map(({ key }) => key))
  return Object.fromEntries(
    head.flatMap(({ heading, key }) => {
      const last = kept[heading]
      if (last !== undefined && (last === '' || known.has(last))) return [[heading, last]]
      return key === null && heading !== '' ? [[heading, '']] : []
    }),
  )
}

const read = <T>(text: string | null): T | undefined => {
  try {
    return text ? (JSON.parse(text) as T) : undefined // written below
  } catch {
    return undefined
  }
}

/** What this browser remembers of a person's imports of one kind: what headings stood for, and which files were not finished. */
export const useImportMemory = (kind: string) => {
  const { storage = window.localStorage, userId = '' } = useHost()
  return useMemo(() => {
    const base = `bip.import.${userId}.${kind}`
    const nameOf = ({ name, size, lastModified }: File): string => `${base}.${name}.${size}.${lastModified}`
    const write = (key: string, value: unknown): void => {
      try {
        storage.setItem(key, JSON.stringify(value))
      } catch {
        // A full storage: it is a convenience.
      }
    }
    return {
      columns: (): Columns => read<Columns>(storage.getItem(base)) ?? {},
      keepColumns: (columns: Columns) => write(base, { ...read<Columns>(storage.getItem(base)), ...columns }),
      unfinished: (file: File) => read<Unfinished>(storage.getItem(nameOf(file))),
      begin: (file: File, unfinished: Unfinished) => write(nameOf(file), unfinished),
      end: (file: File) => storage.removeItem?.(nameOf(file)),
    }
  }, [storage, userId, kind])
}
