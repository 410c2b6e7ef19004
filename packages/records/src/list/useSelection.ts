import { type AnyRecord, type ListQuestion, maxPageSize } from '@bip/contract'
import type { DataSelection } from '@bip/design-system'
import { useMemo, useState } from 'react'

/** All that a question matches, but those taken out again. */
type Whole = { asked: string; except: ReadonlySet<string> }

const conditionsOf = ({ search, filters }: ListQuestion): string => JSON.stringify([search, filters])

/** The records selected in a list, also those of other pages, or all that match its question. */
export const useSelection = (rows: readonly AnyRecord[], question: ListQuestion) => {
  const [kept, setKept] = useState<ReadonlyMap<string, AnyRecord>>(() => new Map())
  const [all, setAll] = useState<Whole | null>(null)
  const asked = conditionsOf(question)
  // Another question matches other records: nobody meant those.
  const whole = all?.asked === asked ? all : null
  return useMemo(() => {
    const onPage = new Map(rows.map((row) => [row.id, row]))
    const clear = (): void => {
      setKept(new Map())
      setAll(null)
    }
    return {
      chosen: (whole
        ? { mode: 'all', except: whole.except }
        : { mode: 'some', keys: new Set(kept.keys()) }) satisfies DataSelection as DataSelection,
      /** What is taken out of all that match; null where records are selected one by one. */
      except: whole ? [...whole.except] : null,
      /** As they are now where the page shows them, else as they were when selected. */
      records: whole ? [] : [...kept.values()].map((record) => onPage.get(record.id) ?? record),
      choose: (selection: DataSelection): void => {
        if (selection.mode === 'all') {
          // A call names no more than these: whoever takes out more means another question.
          if (selection.except.size <= maxPageSize) setAll({ asked, except: selection.except })
          return
        }
        setAll(null)
        setKept(
          new Map(
            [...selection.keys].flatMap((key): [string, AnyRecord][] => {
              const record = onPage.get(key) ?? kept.get(key)
              return record ? [[key, record]] : []
            }),
          ),
        )
      },
      chooseAll: () => {
        setKept(new Map())
        setAll({ asked, except: new Set() })
      },
      put: (records: readonly AnyRecord[]) => setKept(new Map(records.map((record) => [record.id, record]))),
      drop: (ids: readonly string[]) => setKept(new Map([...kept].filter(([id]) => !ids.includes(id)))),
      clear,
    }
  }, [rows, kept, whole, asked])
}

export type Selection = ReturnType<typeof useSelection>
