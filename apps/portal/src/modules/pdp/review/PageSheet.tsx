import type { AnyRecord } from '@bip/contract'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { type Drawing, type MarkPlace, placeIn, placeOf } from './drawings.ts'
import { Picture } from './Picture.tsx'
import { Draft, Mark, Sheet } from './review.styles.ts'
import { useReviewText } from './useReviewText.ts'

type Props = {
  drawing: Drawing
  document: PDFDocumentProxy | null
  page: number
  /** Those of this page, with their numbers. */
  marks: readonly { remark: AnyRecord; number: number }[]
  active: string | null
  isAdding: boolean
  /** The place that is being written about. */
  draft: MarkPlace | null
  onPlace: (place: MarkPlace) => void
  onActive: (id: string) => void
  onFailed: () => void
}

const boxOf = ({ left, top, width, height }: MarkPlace) => ({
  insetInlineStart: `${left}%`,
  insetBlockStart: `${top}%`,
  ...(width > 0 && { inlineSize: `${width}%`, blockSize: `${height}%` }),
})

/** px that a page is drawn across, whatever room it has: sharp enough to read a title block. */
const drawnWidth = 1800

const PdfPage = ({ document, page, onFailed }: { document: PDFDocumentProxy; page: number; onFailed: () => void }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isWanted = true
    let stop: (() => void) | undefined
    const draw = async (): Promise<void> => {
      const sheet = await document.getPage(page)
      const { current } = canvas
      if (!isWanted || !current) return
      const viewport = sheet.getViewport({ scale: drawnWidth / sheet.getViewport({ scale: 1 }).width })
      current.width = viewport.width
      current.height = viewport.height
      const task = sheet.render({ canvas: current, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    draw().catch(() => isWanted && onFailed())
    return () => {
      isWanted = false
      stop?.()
    }
  }, [document, page, onFailed])
  return <canvas ref={canvas} />
}

/** One page of a drawing with its marks; a press or a drawn box is a new one. */
export const PageSheet = (props: Props) => {
  const { drawing, document, page, marks, active, isAdding, draft, onPlace, onActive, onFailed } = props
  const { t } = useReviewText()
  const root = useRef<HTMLDivElement>(null)
  const from = useRef<{ x: number; y: number } | null>(null)
  const [drawn, setDrawn] = useState<MarkPlace | null>(null)
  const placeAt = ({ clientX: x, clientY: y }: PointerEvent): MarkPlace | null =>
    root.current && from.current ? placeOf(root.current.getBoundingClientRect(), from.current, { x, y }) : null
  const shown = drawn ?? draft
  return (
    <Sheet
      ref={root}
      role="group"
      aria-label={t('drawing', { name: drawing.file.name, page })}
      data-adding={isAdding || undefined}
      onPointerDown={(event) => {
        if (!isAdding || event.button !== 0) return
        from.current = { x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => from.current && setDrawn(placeAt(event))}
      onPointerUp={(event) => {
        const place = placeAt(event)
        from.current = null
        setDrawn(null)
        if (place) onPlace(place)
      }}
      onPointerCancel={() => {
        from.current = null
        setDrawn(null)
      }}
    >
      {drawing.kind === 'pdf' ? (
        document && <PdfPage document={document} page={page} onFailed={onFailed} />
      ) : (
        <Picture key={drawing.file.id} drawing={drawing} onFailed={onFailed} />
      )}
      {marks.map(({ remark, number }) => {
        const place = placeIn(remark)
        return (
          <Mark
            key={remark.id}
            type="button"
            style={boxOf(place)}
            data-point={place.width === 0 || undefined}
            data-status={String(remark.remarkStatus)}
            data-active={remark.id === active || undefined}
            aria-label={t('mark', { number, text: String(remark.remarkText) })}
            onClick={() => !isAdding && onActive(remark.id)}
          >
            <span>{number}</span>
          </Mark>
        )
      })}
      {shown && <Draft style={shown.width > 0 ? boxOf(shown) : { ...boxOf(shown), inlineSize: 10, blockSize: 10, margin: -5 }} />}
    </Sheet>
  )
}
