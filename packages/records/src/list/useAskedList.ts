import { type AnyRecord, baseFields, type Core, type ListQuestion, normaliseQuestion } from '@bip/contract'
import { type ColumnLayout, useMedia } from '@bip/design-system'
import { useCallback, useEffect, useMemo } from 'react'
import { useList } from '../data/useList.ts'
import { groupShown } from '../groups/useGroups.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { keepQuestion } from '../walk/lastQuestion.ts'
import { cardKeys } from './cardKeys.ts'
import { missingAsks } from './question.ts'
import type { ResourceListProps } from './ResourceList.tsx'
import { columnsForAddress, shownKeys, withShownKeys } from './shownColumns.ts'
import { useFirstWidths } from './useFirstWidths.ts'
import { useListColumns } from './useListColumns.tsx'
import { useListLayout } from './useListLayout.ts'
import { useListTotals } from './useListTotals.ts'

/** What every record has beside its own fields; a list within a page spares its room. */
const isBase = (key: string): boolean => baseFields.some((name) => name === key)

export const noRows: readonly AnyRecord[] = []

/** The question of a list with what is fixed in it, and its answer. */
export function useAskedList({ core, question, isEmbedded = false, fixed }: ResourceListProps) {
  const host = useHost()
  const usualSize = core.list.size
  const asked = useMemo(
    () => normaliseQuestion({ ...question, size: question.size ?? usualSize, filters: { ...question.filters, ...fixed } }),
    [question, fixed, usualSize],
  )
  const missing = missingAsks(core, asked)
  useEffect(() => {
    if (!isEmbedded) keepQuestion(host, core, asked)
  }, [isEmbedded, host, core, asked])
  const group = groupShown(core, asked)
  const answer = useList(core, asked, missing.length === 0 && group === undefined)
  return { asked, missing, group, answer, rows: answer.page?.records ?? noRows }
}

type ColumnsOptions = Pick<ResourceListProps, 'core' | 'columns' | 'isEmbedded'> & {
  /** Fields that are fixed, and need no column. */
  hidden: ReadonlySet<string>
  rows: readonly AnyRecord[]
}

/** The columns of a list, as the address or the reader has them; on a phone those that a card has room for. */
export function useLaidColumns({ core, columns: wanted, isEmbedded = false, hidden, rows }: ColumnsOptions) {
  const isHidden = useCallback((key: string) => hidden.has(key) || (isEmbedded && isBase(key)), [hidden, isEmbedded])
  const isPhone = useMedia('(max-width: 600px)')
  const cardFields = useMemo(() => cardKeys(core, isHidden), [core, isHidden])
  const columns = useFirstWidths(core, useListColumns(core, isHidden, rows, isPhone ? cardFields[0] : undefined), rows)
  const [kept, keep] = useListLayout(core, isEmbedded ? [...hidden] : null)
  const layout = useMemo(() => (wanted ? withShownKeys(columns, kept, wanted) : kept), [columns, kept, wanted])
  const inCards = useMemo(() => withShownKeys(columns, {}, cardFields), [columns, cardFields])
  return { columns, layout, keep, shown: isPhone ? inCards : layout, isPhone }
}

export type Laid = ReturnType<typeof useLaidColumns>

/** How a list asks anew: with the columns that its address is to carry. */
export function askerOf({ columns, layout, keep }: Laid, { question, onQuestionChange }: ResourceListProps) {
  const ask = (next: ListQuestion, shown: ColumnLayout = layout): void =>
    onQuestionChange(next, columnsForAddress(columns, shown))
  const layOut = (next: ColumnLayout, of: ListQuestion = question): void => {
    keep(next)
    ask(of, next)
  }
  return { ask, layOut }
}

export type Asker = ReturnType<typeof askerOf>

/** Sums of the columns that are shown; none while something is missing in the question. */
export const useShownTotals = (core: Core, asked: ListQuestion, isAsked: boolean, { columns, shown }: Laid) =>
  useListTotals(core, asked, isAsked ? shownKeys(columns, shown) : [])
