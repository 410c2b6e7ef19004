import { type ComponentProps, type ReactNode, useEffect, useEffectEvent } from 'react'
import { Button } from '../Button/Button.tsx'
import { guarded } from '../CatchErrors/guarded.tsx'
import { DataTable } from '../DataTable/DataTable.tsx'
import { messageOf } from '../DataTable/drafts/messageOf.ts'
import type { DataTableProps } from '../DataTable/props/DataTableProps.ts'
import { useUnsavedInput } from '../Dialog/unsavedInput.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { toast } from '../Toast/toast.ts'
import { Foot, Frame, Root } from './ListEditor.styles.ts'
import { listEditorTexts } from './ListEditor.texts.ts'
import { RefusedRows } from './RefusedRows.tsx'
import { type StoreList, useEditedList } from './useEditedList.ts'

type TableProps<T> = Pick<
  DataTableProps<T>,
  'label' | 'columns' | 'rowKey' | 'renderers' | 'newRow' | 'hasTotals' | 'isLoading' | 'emptyState' | 'errorState' | 'maxHeight'
>

export type ListEditorProps<T> = Omit<ComponentProps<'div'>, 'children'> &
  TableProps<T> & {
    /** The rows as they are stored; what is typed stays when they come anew. */
    rows: readonly T[]
    /** Stores what differs, all of it together, and says what became of each row; rows that the answer does not name were stored. */
    onStore: StoreList<T>
    /** What a row is called where it is spoken of; default its value in the first column. */
    rowName?: (row: T) => string
    /** Hears whether something is not stored yet. */
    onDirtyChange?: (isDirty: boolean) => void
    /** Stands at the end of the bar below. */
    aside?: ReactNode
  }

/** A list that is edited as a whole: rows are changed, added and removed in place, and stored together with an outcome for each. */
export const ListEditor = <T,>(props: ListEditorProps<T>) => {
  const { label, columns, rowKey, renderers, newRow, hasTotals, isLoading, emptyState, errorState, maxHeight, ...more } = props
  const { rows, onStore, rowName, onDirtyChange, aside, ...rest } = more
  const { t } = useLocale()
  const list = useEditedList({ rows, rowKey, columns, onStore })
  const { isDirty } = list
  useUnsavedInput(() => isDirty)
  const tell = useEffectEvent((dirty: boolean) => onDirtyChange?.(dirty))
  useEffect(() => tell(isDirty), [isDirty])

  const save = async (): Promise<void> => {
    try {
      if (await list.save()) toast.success(t(listEditorTexts.saved))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }
  const nameOf = (key: string): string => {
    const row = list.rowOf(key)
    if (row === undefined) return ''
    if (rowName) return rowName(row)
    const [first] = columns
    return first ? String((first.value ? first.value(row) : Reflect.get(Object(row), first.key)) ?? '') : ''
  }

  return (
    <Root {...rest}>
      <RefusedRows
        outcomes={list.refused}
        nameOf={nameOf}
        onGo={({ key, column }) => list.table.current?.focusRow(key, column)}
      />
      <Frame>
        <DataTable<T>
          {...{ label, columns, rowKey, renderers, newRow, hasTotals, isLoading, emptyState, errorState, maxHeight }}
          rows={list.rows}
          editMode="batch"
          onEdit={list.store}
          onDraftsChange={list.setDraftCount}
          onRowsChange={list.changeRows}
          rowOutcomes={list.refused}
          handle={list.table}
        />
      </Frame>
      <Foot>
        <Button variant="primary" isDisabled={!isDirty} isLoading={list.isStoring} onPress={save}>
          {t(listEditorTexts.save)}
        </Button>
        <Button isDisabled={!isDirty || list.isStoring} onPress={list.discard}>
          {t(listEditorTexts.discard)}
        </Button>
        {isDirty && <span>{t(listEditorTexts.unsaved)}</span>}
        {guarded(aside)}
      </Foot>
    </Root>
  )
}
