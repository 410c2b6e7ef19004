import type { AnyRecord } from '@bip/contract'
import { useMemo, useState } from 'react'

/** The records selected in a list, also those of other pages. */
export const useSelection = (rows: readonly AnyRecord[]) => {
  const [kept, setKept] = useState<ReadonlyMap<string, AnyRecord>>(() => new Map())
  return useMemo(() => {
    const onPage = new Map(rows.map((row) => [row.id, row]))
    return {
      keys: new Set(kept.keys()) as ReadonlySet<string>,
      /** As they are now where the page shows them, else as they were when selected. */
      records: [...kept.values()].map((record) => onPage.get(record.id) ?? record),
      setKeys: (keys: ReadonlySet<string>) =>
        setKept(
          new Map(
            [...keys].flatMap((key): [string, AnyRecord][] => {
              const record = onPage.get(key) ?? kept.get(key)
              return record ? [[key, record]] : []
            }),
          ),
        ),
      put: (records: readonly AnyRecord[]) => setKept(new Map(records.map((record) => [record.id, record]))),
      drop: (ids: readonly string[]) => setKept(new Map([...kept].filter(([id]) => !ids.includes(id)))),
      clear: () => setKept(new Map()),
    }
  }, [rows, kept])
}

export type Selection = ReturnType<typeof useSelection>
