import type { AnyRecord } from '@bip/contract'
import type { DataSelection } from '@bip/design-system'
import { useMemo, useState } from 'react'

/** The records selected in a list, also those of other pages. */
export const useSelection = (rows: readonly AnyRecord[]) => {
  const [kept, setKept] = useState<ReadonlyMap<string, AnyRecord>>(() => new Map())
  return useMemo(() => {
    const onPage = new Map(rows.map((row) => [row.id, row]))
    return {
      chosen: { mode: 'some', keys: new Set(kept.keys()) } satisfies DataSelection,
      /** As they are now where the page shows them, else as they were when selected. */
      records: [...kept.values()].map((record) => onPage.get(record.id) ?? record),
      choose: (selection: DataSelection) =>
        setKept(
          new Map(
            // A list in pages never says "all": what is chosen is known by its ids.
            [...(selection.mode === 'some' ? selection.keys : [])].flatMap((key): [string, AnyRecord][] => {
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
