import { type ReactNode, type RefObject, Suspense, useCallback, useRef, useState } from 'react'
import { commonTexts } from '../../foundations/common.texts.ts'
import { useLocale } from '../../foundations/LocaleProvider.tsx'
import { lazyPart } from '../../foundations/lazyPart.tsx'
import type { Line } from '../lines/lines.ts'
import type { CellPlace } from '../model/cellPlace.ts'
import type { DataColumn } from '../model/types.ts'
import type { GridView } from '../view/GridView.ts'
import type { FindBarProps } from './FindBar.tsx'

/** Fetched when somebody first looks for something. */
const FindBar = lazyPart(() => import('../lazy/tools.tsx').then((module) => module.FindBar))

type Options<T> = {
  body: RefObject<HTMLElement | null>
  view: GridView<T>
  /** The columns shown, by number. */
  columns: readonly DataColumn<T>[]
  text: (line: Line<T>, column: number) => string
  version: unknown
  isPaged: boolean
  /** Brings a column into sight. */
  reveal: (column: number) => void
  /** Gives the focus to a cell; to the table where there is none. */
  focusCell: (at: CellPlace | null) => void
}

/** Ctrl F in the table: a bar that finds texts in all rows, marks them and goes from one to the next. */
export const useFind = <T,>({ body, view, columns, text, version, isPaged, reveal, focusCell }: Options<T>) => {
  const [open, setOpen] = useState<{ calls: number; from: number; isBegun?: boolean } | null>(null)
  const [query, setQuery] = useState('')
  const { t } = useLocale()
  const current = useRef<CellPlace | null>(null)

  const mark = useCallback((place: number, column: number): string => {
    const at = current.current
    return at !== null && at.place === place && at.column === column ? 'found' : ''
  }, [])

  const bar = (): ReactNode => {
    if (!open) return null
    const show = (at: CellPlace | null): void => {
      current.current = at
      if (at) {
        view.scrollTo(at.place)
        reveal(at.column)
      }
      view.refreshMarks()
    }
    const props: FindBarProps<T> = {
      body,
      view,
      columns,
      text,
      version,
      isPaged,
      ...open,
      query,
      onQueryChange: setQuery,
      onCurrent: show,
      onClose: () => {
        const at = current.current
        setOpen(null)
        show(null)
        focusCell(at)
      },
    }
    return (
      <Suspense
        fallback={
          // What is typed before the bar is there goes into the search, not into the cell that had the focus.
          <input
            ref={(input) => input?.focus()}
            aria-label={t(commonTexts.loading)}
            style={{ position: 'absolute', opacity: 0 }}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value)
              setOpen({ ...open, isBegun: true })
            }}
            onKeyDown={(event) => event.key === 'Escape' && props.onClose()}
          />
        }
      >
        {/* lazyPart knows no type parameters; the bar hands the rows back as it got them. */}
        <FindBar {...(props as unknown as FindBarProps<unknown>)} />
      </Suspense>
    )
  }

  return {
    mark,
    bar,
    /** Opens the search, or brings the reader back to it. */
    call: (at: CellPlace): boolean => {
      setOpen({ calls: (open?.calls ?? 0) + 1, from: Math.max(0, at.place) })
      return true
    },
    isOpen: open !== null,
  }
}
