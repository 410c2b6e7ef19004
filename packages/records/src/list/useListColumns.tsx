import {
  type AnyRecord,
  type BaseField,
  type Core,
  isMany,
  isReference,
  isSerial,
  keysIn,
  statesOf,
  summedFields,
} from '@bip/contract'
import type { CellRenderer, DataColumn } from '@bip/design-system'
import { useMemo } from 'react'
import { dictionariesOf, useDictionaries } from '../data/useDictionaries.ts'
import { wordOf } from '../data/useDictionary.ts'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { columnTypeOf } from '../kinds/columnType.ts'
import { sentLabel } from '../kinds/reference/reference.view.tsx'
import { useSlots } from '../kinds/slots.tsx'
import type { ValueTexts } from '../kinds/types.ts'
import { useValueTexts } from '../kinds/useValueTexts.ts'
import { viewOf } from '../kinds/views.ts'
import { TitleCell } from './TitleCell.tsx'

const alwaysOffered: readonly BaseField[] = ['createUser', 'createTime', 'updateUser', 'updateTime']

/** Keys of all fields that a list may show, its own columns first. Lines come with the record itself, not with the rows of a list. */
const offeredKeys = (core: Core): string[] => {
  const { computed } = core
  // What only asks, or only leads to a record, is nothing to read.
  const notShown = computed ? [...computed.asks, computed.opens?.id] : []
  const own = Object.keys(core.fields).filter((name) => core.fields[name]?.kind !== 'lines' && !notShown.includes(name))
  return [...new Set([...core.list.columns, ...own, ...(computed ? [] : alwaysOffered)])]
}

/** The table's columns for a resource: cells by kind, the record's name as a link. `hidden` are not offered at all, and `title` leads to the record where it is not the usual one. */
export const useListColumns = (
  core: Core,
  hidden: (key: string) => boolean,
  rows: readonly AnyRecord[],
  title?: string,
): DataColumn<AnyRecord>[] => {
  const { say } = useText()
  const { cells } = useSlots(core)
  const texts = useListTexts(core)
  const unnamed = unnamedKeys(core, rows).join()
  return useMemo(() => {
    const asking = unnamed.split(',')
    const summed = new Set(summedFields(core).map((one) => one.key))
    const keys = offeredKeys(core).filter((key) => !hidden(key))
    const listed = keys.filter((key) => core.list.columns.includes(key))
    const linked = title ?? linkedColumn(core, listed)
    return keys.flatMap((key): DataColumn<AnyRecord>[] => {
      const field = fieldOf(core, key)
      if (!field) return []
      const view = viewOf(field)
      const Cell = cells?.[key] ?? view.Cell
      const written = (value: unknown, record: Partial<AnyRecord>): string =>
        view.text({ field, fieldKey: key, value, record, states: core.states }, texts)
      const render: CellRenderer<AnyRecord>['render'] = ({ row, text }) => {
        // A name that did not come with the row is asked for by the cell.
        if (text === '' && isBlank(row[key])) return null
        const cell = <Cell field={field} fieldKey={key} value={row[key]} record={row} states={core.states} />
        return key === linked ? (
          <TitleCell core={core} record={row}>
            {cell}
          </TitleCell>
        ) : (
          cell
        )
      }
      // Names that came with the rows are words like others.
      const isWords = view.isPlain?.(field) === true || (isReference(field) && !isMany(field) && !asking.includes(key))
      const isPlain = !cells?.[key] && key !== linked && isWords
      const width = Math.max(field.width ?? view.width, view.widest?.(statesOf(core, key), { say }) ?? 0)
      return [
        {
          key,
          header: say(field.label),
          type: columnTypeOf(field),
          align: view.align === 'end' ? 'right' : 'left',
          width,
          minWidth: Math.min(width, 72),
          pin: key === linked && (key === title || keys[0] === key) ? 'start' : undefined,
          isSortable: field.sortable === true,
          isHidden: !core.list.columns.includes(key),
          // Which rows match is the gateway's matter: its conditions stand above the table and in the headers.
          isFilterable: false,
          summary: summed.has(key) ? 'sum' : undefined,
          cell: {
            text: (_, row) => written(row[key], row),
            figure: (value) => written(value, {}),
            render: isPlain ? undefined : render,
          },
        },
      ]
    })
  }, [core, hidden, cells, say, texts, unnamed, title])
}

/** What writes the cells; the same until the words of the list's dictionaries have come. */
const useListTexts = (core: Core): ValueTexts => {
  const texts = useValueTexts()
  const dictionaries = useDictionaries(useMemo(() => dictionariesOf(core.fields), [core]))
  return useMemo(
    () => (dictionaries ? { ...texts, word: (code, key) => wordOf(dictionaries.get(code), key) } : texts),
    [texts, dictionaries],
  )
}

/** References of which some row did not bring the name along. */
const unnamedKeys = (core: Core, rows: readonly AnyRecord[]): string[] =>
  offeredKeys(core).filter(
    (key) =>
      isReference(fieldOf(core, key)) && rows.some((row) => keysIn(row[key]).some((id) => sentLabel(row, key, id) === undefined)),
  )

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The column that leads to the record: its number where the first column is one, else its name, else the first. */
const linkedColumn = (core: Core, keys: readonly string[]): string | undefined => {
  const [first] = keys
  if (first !== undefined && isSerial(core.fields[first])) return first
  return keys.includes(core.display) ? core.display : first
}
