import { type RefObject, useLayoutEffect, useState } from 'react'
import { followSizes } from '../../foundations/followSizes.ts'
import { rowHeights } from '../../foundations/tokens.ts'

export type TableLook = {
  /** Of a row, in px. */
  rowHeight: number
  /** How large the type is beside that at a desk: a wall's is larger, and so are the columns. */
  scale: number
}

/** px of the type of tables at a desk, for which columns are as wide as they are said to be. */
const usualType = 13

/** The sizes of a table until they have been read. */
export const useLook = () => useState<TableLook>({ rowHeight: rowHeights.normal, scale: 1 })

/** Reads the sizes that density and theme give around the table, and follows them. */
export const useReadLook = (
  element: RefObject<HTMLElement | null>,
  setLook: (change: (before: TableLook) => TableLook) => void,
): void => {
  useLayoutEffect(() => {
    const read = (): void => {
      if (!element.current) return
      const style = getComputedStyle(element.current)
      const [row = 0, type = 0] = ['--row', '--font-table'].map((name) => Number.parseFloat(style.getPropertyValue(name)))
      if (!(row > 0)) return
      const scale = type > 0 ? type / usualType : 1
      setLook((before) => (before.rowHeight === row && before.scale === scale ? before : { rowHeight: row, scale }))
    }
    read()
    return followSizes(read)
  }, [element, setLook])
}
