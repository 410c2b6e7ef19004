import type { AnyRecord, Core } from '@bip/contract'
import type { TableColumn } from '@bip/design-system'
import { useMemo } from 'react'
import { fieldOf } from '../fields/fieldOf.ts'
import { useSlots } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { viewOf } from '../kinds/views.ts'
import { TitleCell } from './TitleCell.tsx'

/** The table's columns for field keys: cells by kind, the record's name as a link. */
export const useListColumns = (core: Core, keys: readonly string[]): TableColumn<AnyRecord>[] => {
  const { say } = useText()
  const { cells } = useSlots(core)
  return useMemo(() => {
    const linked = linkedColumn(core, keys)
    return keys.flatMap((key): TableColumn<AnyRecord>[] => {
      const field = fieldOf(core, key)
      if (!field) return []
      const view = viewOf(field)
      const Cell = cells?.[key] ?? view.Cell
      const width = field.width ?? view.width
      return [
        {
          key,
          header: say(field.label),
          align: view.align === 'end' ? 'right' : 'left',
          minWidth: Math.min(width, 160),
          maxWidth: Math.max(width, 200),
          isSortable: field.sortable === true,
          render: (record) => {
            const cell = <Cell field={field} fieldKey={key} value={record[key]} record={record} states={core.states} />
            return key === linked ? (
              <TitleCell core={core} record={record}>
                {cell}
              </TitleCell>
            ) : (
              cell
            )
          },
        },
      ]
    })
  }, [core, keys, cells, say])
}

/** The column that leads to the record: its number where the first column is one, else its name, else the first. */
const linkedColumn = (core: Core, keys: readonly string[]): string | undefined => {
  const [first] = keys
  if (first !== undefined && core.fields[first]?.kind === 'serial') return first
  return keys.includes(core.display) ? core.display : first
}
