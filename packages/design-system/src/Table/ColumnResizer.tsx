import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { followPointer } from '../foundations/followPointer.ts'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { ResizeHandle } from './ColumnResizer.styles.ts'
import { columnResizerTexts } from './ColumnResizer.texts.ts'

export type ColumnResizerProps = {
  /** The column's name. */
  name: string
  /** Hears the wished width in px. */
  onResize: (width: number) => void
  /** Hears that a drag was given up, as it was given when the drag began: what was then is to be again. */
  onGiveUp: () => void
  /** A double press: as wide as what the column shows. */
  onFit?: () => void
  /** -1 where the table itself leads the keyboard; default 0. */
  tabIndex?: number
}

const min = 56
const keyStep = 16

const cellWidth = (handle: Element): number => handle.parentElement?.getBoundingClientRect().width ?? min

/** The handle at the end of a header: drag it, which Escape gives up, or focus it and press Left and Right. */
export const ColumnResizer = ({ name, onResize, onGiveUp, onFit, tabIndex = 0 }: ColumnResizerProps) => {
  const { t } = useLocale()
  const [isDragged, setDragged] = useState(false)
  const [width, setWidth] = useState(0)

  const apply = (wished: number) => {
    const next = Math.max(min, Math.round(wished))
    setWidth(next)
    onResize(next)
  }

  const start = (event: PointerEvent<HTMLElement>) => {
    const from = cellWidth(event.currentTarget)
    let isMoved = false
    event.preventDefault()
    // The cursor stays that of the handle wherever the pointer goes.
    event.currentTarget.setPointerCapture(event.pointerId)
    setDragged(true)
    followPointer(event, {
      threshold: 2,
      onMove: (x) => {
        isMoved = true
        apply(from + x)
      },
      onEnd: (isDropped) => {
        setDragged(false)
        if (isMoved && !isDropped) onGiveUp()
      },
    })
  }

  const nudge = (event: KeyboardEvent<HTMLElement>) => {
    const direction = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (!direction) return
    event.preventDefault()
    apply(cellWidth(event.currentTarget) + direction * keyStep)
  }

  return (
    <ResizeHandle
      role="separator"
      aria-orientation="vertical"
      aria-label={t(columnResizerTexts.resize, { column: name })}
      aria-valuenow={width}
      aria-valuemin={min}
      tabIndex={tabIndex}
      onFocus={(event) => setWidth(Math.round(cellWidth(event.currentTarget)))}
      data-active={isDragged ? '' : undefined}
      onPointerDown={start}
      onDoubleClick={onFit}
      onKeyDown={nudge}
    />
  )
}
