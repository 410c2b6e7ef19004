import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import { useLocale } from '../foundations/LocaleProvider.tsx'
import { ResizeHandle } from './ColumnResizer.styles.ts'
import { tableTexts } from './Table.texts.ts'

export type ColumnResizerProps = {
  /** The column's name. */
  name: string
  /** Hears the wished width in px. */
  onResize: (width: number) => void
  /** A double press: as wide as what the column shows. */
  onFit?: () => void
  /** -1 where the table itself leads the keyboard; default 0. */
  tabIndex?: number
}

const least = 56
const keyStep = 16

const cellWidth = (handle: Element): number => handle.parentElement?.getBoundingClientRect().width ?? least

/** The handle at the end of a header: drag it, or focus it and press Left and Right. */
export const ColumnResizer = ({ name, onResize, onFit, tabIndex = 0 }: ColumnResizerProps) => {
  const { t } = useLocale()
  const [drag, setDrag] = useState<{ x: number; width: number } | null>(null)
  const [width, setWidth] = useState(0)

  const apply = (wished: number) => {
    const next = Math.max(least, Math.round(wished))
    setWidth(next)
    onResize(next)
  }

  const start = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ x: event.clientX, width: cellWidth(event.currentTarget) })
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
      aria-label={t(tableTexts.resize, { column: name })}
      aria-valuenow={width}
      aria-valuemin={least}
      tabIndex={tabIndex}
      onFocus={(event) => setWidth(Math.round(cellWidth(event.currentTarget)))}
      data-active={drag ? '' : undefined}
      onPointerDown={start}
      onPointerMove={(event) => {
        if (drag) apply(drag.width + event.clientX - drag.x)
      }}
      onPointerUp={() => setDrag(null)}
      onPointerCancel={() => setDrag(null)}
      onDoubleClick={onFit}
      onKeyDown={nudge}
    />
  )
}
