import { useMemo } from 'react'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { feature } from '../feature/Feature.ts'
import type { TableBase } from '../feature/Table.ts'
import { treeLines } from '../lines/treeLines.ts'
import type { RowPart } from '../rowModel/RowPart.ts'
import { dataTableTexts } from '../texts/DataTable.texts.ts'

const always = (): boolean => true

const useTree = <T>({ options: { tree: shape } }: TableBase<T>): RowPart<T> => {
  const { t } = useLocale()
  const texts = useMemo(
    () => ({ failed: (_: unknown, column: number) => (column === 0 ? t(dataTableTexts.branchFailed) : '') }),
    [t],
  )
  const arrange = useMemo<RowPart<T>['arrange']>(
    () =>
      shape &&
      (({ rows, rowKey, passes, compare, isOpen }) =>
        // Among what is looked for nothing is folded away.
        treeLines(rows, { ...shape, rowKey, isOpen: passes ? always : isOpen, passes, compare })),
    [shape],
  )
  return { arrange, isArrangedWhole: true, texts }
}

/** Rows that lie under each other; a branch that could not be fetched says so in its place. */
export const tree = feature({ name: 'tree', props: ['tree'], useRows: useTree })
