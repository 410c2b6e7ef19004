import { type ReactNode, type RefObject, useEffect } from 'react'
import { SearchedTexts } from './FindBar.styles.ts'
import { CellHighlights } from './highlights.ts'

/** Marks in the cells what the rows were asked for. */
export const useSearched = (body: RefObject<HTMLElement | null>, text = ''): ReactNode => {
  const wanted = text.trim()
  useEffect(() => {
    if (!body.current || wanted === '') return
    const highlights = new CellHighlights(body.current, 'table-searched')
    highlights.set(wanted)
    return () => highlights.stop()
  }, [body, wanted])
  return wanted === '' ? null : <SearchedTexts key="searched" />
}
