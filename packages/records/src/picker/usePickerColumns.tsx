import type { Core } from '@bip/contract'
import type { Picker, ShownColumn } from '@bip/contract/pickers'
import type { DataColumn } from '@bip/design-system'
import { useMemo } from 'react'
import { fieldOf } from '../fields/fieldOf.ts'
import { useText } from '../host/useText.ts'
import { columnTypeOf } from '../kinds/columnType.ts'
import { useValueTexts } from '../kinds/useValueTexts.ts'
import { viewOf } from '../kinds/views.ts'
import type { PickerRow } from './usePickerPage.ts'

/** The columns of a picker, and hidden ones of its list for who sees those records: cells by kind, nothing that leads away. */
export const usePickerColumns = (core: Core, picker: Picker, hasMore = false): DataColumn<PickerRow>[] => {
  const { say } = useText()
  const texts = useValueTexts()
  return useMemo(
    () =>
      [...picker.columns, ...(hasMore ? hiddenColumns(core, picker) : [])].flatMap((column): DataColumn<PickerRow>[] => {
        const field = fieldOf(core, column.field)
        if (!field) return []
        const { Cell, text, align, width } = viewOf(field)
        const { field: key } = column
        return [
          {
            key,
            header: say(column.label ?? field.label),
            type: columnTypeOf(field),
            align: column.align ?? (align === 'end' ? 'right' : 'left'),
            width: column.width ?? field.width ?? width,
            minWidth: column.minWidth,
            grow: key === picker.defaultLabel ? 1 : 0,
            isSortable: false,
            isHidden: !picker.columns.includes(column),
            cell: {
              text: (_, row) => text({ field, fieldKey: key, value: row[key], record: row, states: core.states }, texts),
              render: ({ row }) => <Cell field={field} fieldKey={key} value={row[key]} record={row} states={core.states} />,
            },
          },
        ]
      }),
    [core, picker, hasMore, say, texts],
  )
}

/** What the list of the records shows beside the columns of their picker. */
const hiddenColumns = ({ list }: Core, { columns }: Picker): ShownColumn[] =>
  list.columns.filter((key) => !columns.some(({ field }) => field === key)).map((key) => ({ prop: key, field: key }))
