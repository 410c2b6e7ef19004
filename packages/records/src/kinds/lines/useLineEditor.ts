import type { Line, LinesField } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useText } from '../../host/useText.ts'
import type { InputProps } from '../types.ts'
import { duplicateAt, newLine, removeAt, setCell } from './edits.ts'
import type { LineHandlers } from './LineRow.tsx'
import type { LineErrors } from './lineErrors.ts'
import type { LineKeyActions } from './lineKeys.ts'
import { type LineTarget, useLineFocus } from './useLineFocus.ts'
import { useLinePaste } from './useLinePaste.ts'

type Setup = InputProps<LinesField> & {
  lines: readonly Line[]
  scroller: RefObject<HTMLElement | null>
  errors: LineErrors
  /** Most lines. */
  max: number
}

/** Which line is edited, and everything that changes lines: cells, rows, pasted tables. */
export const useLineEditor = ({ field, lines, onChange, scroller, errors, max }: Setup) => {
  const { t } = useText()
  const toast = useToast()
  const { activeRow, activate, rest } = useLineFocus(scroller, errors)
  /** Counts changes of rows, after which an input must not keep what it held for another line. */
  const [generation, setGeneration] = useState(0)

  const restructure = (next: readonly Line[], row: number, cell: LineTarget): void => {
    onChange(next)
    setGeneration((before) => before + 1)
    activate(row, cell)
  }
  const go: LineKeyActions['go'] = (row, cell) => {
    if (row < 0) return
    if (row < lines.length) activate(row, cell)
    else if (lines.length < max) restructure([...lines, newLine(field)], lines.length, cell)
    else toast.error(t('lines.full', { max }))
  }
  const remove = (row: number): void => {
    restructure(removeAt(lines, row), Math.min(row, lines.length - 2), 'first')
    if (lines.length === 1) rest()
  }
  const duplicate = (row: number): void => {
    if (lines.length < max) restructure(duplicateAt(lines, row), row + 1, 'first')
    else toast.error(t('lines.full', { max }))
  }
  const paste = useLinePaste({ field, lines, max, put: (next, last) => restructure(next, last, 'first') })

  const change = (row: number, key: string, value: unknown): void => onChange(setCell(field, lines, row, key, value))
  const latest = useRef({ activate, duplicate, remove, change })
  useLayoutEffect(() => {
    latest.current = { activate, duplicate, remove, change }
  })
  const handlers = useMemo<LineHandlers>(
    () => ({
      activate: (row, key) => latest.current.activate(row, key === undefined ? 'first' : { key }),
      change: (row, key, value) => latest.current.change(row, key, value),
      duplicate: (row) => latest.current.duplicate(row),
      remove: (row) => latest.current.remove(row),
    }),
    [],
  )

  const leave = (event: FocusEvent<HTMLElement>): void => {
    const next = event.relatedTarget
    const isOwn = next instanceof Element && (event.currentTarget.contains(next) || next.closest('[data-layer]') !== null)
    // Without a next element the window lost the focus, or the row is about to change.
    if (next && !isOwn) rest()
  }

  return { activeRow, generation, handlers, go, duplicate, remove, paste, leave }
}

export type LineEditor = ReturnType<typeof useLineEditor>
