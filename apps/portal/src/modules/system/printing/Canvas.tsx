import type { PrintLayout } from '@bip/contract/printing'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { useSystemText } from '../useSystemText.ts'
import { ElementFace } from './ElementFace.tsx'
import { onRaster, stepOf, withChanged, without, withStep } from './layoutDraft.ts'
import { Handle, Piece, Sheet, Table } from './printing.styles.ts'

export type CanvasProps = {
  layout: PrintLayout
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
  onChange: (layout: PrintLayout) => void
  isReadOnly: boolean
}

type Drag = { id: string; isSize: boolean; fromX: number; fromY: number; layout: PrintLayout }

/** Most pixels of a millimetre: a label fills the room, a page of paper is seen whole. */
const largest = 6
const room = 620

/** The page with its elements, moved and sized by pointer and arrows on a raster of half a millimetre. */
export const Canvas = ({ layout, chosen, onChoose, onChange, isReadOnly }: CanvasProps) => {
  const { t } = useSystemText()
  const [drag, setDrag] = useState<Drag>()
  const sheet = useRef<HTMLDivElement>(null)
  const scale = Math.min(largest, room / layout.width)
  const px = (mm: number): string => `${mm * scale}px`

  const begin = (event: PointerEvent<HTMLElement>, id: string, isSize: boolean): void => {
    event.stopPropagation()
    onChoose(id)
    if (isReadOnly) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrag({ id, isSize, fromX: event.clientX, fromY: event.clientY, layout })
  }

  const move = (event: PointerEvent<HTMLElement>): void => {
    if (!drag) return
    const element = drag.layout.elements.find(({ id }) => id === drag.id)
    if (!element) return
    const dx = (event.clientX - drag.fromX) / scale
    const dy = (event.clientY - drag.fromY) / scale
    const { x, y, width, height } = element
    onChange(
      withChanged(
        drag.layout,
        drag.id,
        drag.isSize
          ? { width: Math.max(0, onRaster(width + dx)), height: Math.max(0, onRaster(height + dy)) }
          : { x: onRaster(x + dx), y: onRaster(y + dy) },
      ),
    )
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, id: string): void => {
    if (isReadOnly) return
    const step = stepOf(event.key, event.shiftKey, event.altKey ? 0.1 : 1)
    if (step) onChange(withStep(layout, id, step))
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      onChange(without(layout, id))
      onChoose(undefined)
      sheet.current?.focus()
    } else return
    event.preventDefault()
  }

  return (
    <Table>
      <Sheet
        ref={sheet}
        role="group"
        tabIndex={-1}
        aria-label={t('printing.canvas')}
        style={{ inlineSize: px(layout.width), blockSize: px(layout.height) }}
        onPointerDown={() => onChoose(undefined)}
      >
        {layout.elements.map((element) => {
          const isOut = element.on !== 'last' && (element.x + element.width > layout.width || element.y > layout.height)
          return (
            <Piece
              key={element.id}
              type="button"
              data-kind={element.kind}
              data-chosen={element.id === chosen || undefined}
              data-out={isOut || undefined}
              aria-pressed={element.id === chosen}
              aria-label={`${t(`printing.${element.kind}`)} ${element.id}${isOut ? ` · ${t('printing.outside')}` : ''}`}
              style={{
                insetInlineStart: px(element.x),
                insetBlockStart: px(element.y),
                inlineSize: `max(3px, ${px(element.width)})`,
                blockSize: `max(3px, ${px(element.height)})`,
              }}
              onFocus={() => onChoose(element.id)}
              onKeyDown={(event) => onKeyDown(event, element.id)}
              onPointerDown={(event) => begin(event, element.id, false)}
              onPointerMove={move}
              onPointerUp={() => setDrag(undefined)}
              onPointerCancel={() => setDrag(undefined)}
            >
              <ElementFace element={element} scale={scale} />
              {element.id === chosen && !isReadOnly && (
                <Handle
                  aria-hidden
                  title={t('printing.resize')}
                  onPointerDown={(event) => begin(event, element.id, true)}
                  onPointerMove={move}
                  onPointerUp={() => setDrag(undefined)}
                />
              )}
            </Piece>
          )
        })}
      </Sheet>
    </Table>
  )
}
