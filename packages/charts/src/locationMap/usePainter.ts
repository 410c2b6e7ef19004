import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { type PaintOptions, paint, type Sight } from './model/paint.ts'

type Painter = {
  scroller: RefObject<HTMLDivElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  zoom: number
  options: Omit<PaintOptions, 'sight'>
}

/** Keeps the canvas as large as what is in sight and draws it anew, at most once a frame: React has no part in panning. */
export function usePainter({ scroller, canvas, zoom, options }: Painter): void {
  const latest = useRef({ options, zoom })
  latest.current = { options, zoom }
  const frame = useRef(0)

  const draw = useCallback((): void => {
    frame.current = 0
    const [box, sheet] = [scroller.current, canvas.current]
    const context = sheet?.getContext('2d')
    if (!box || !sheet || !context) return
    const sight: Sight = {
      left: box.scrollLeft,
      top: box.scrollTop,
      width: box.clientWidth,
      height: box.clientHeight,
      zoom: latest.current.zoom,
    }
    const ratio = globalThis.devicePixelRatio || 1
    const [width, height] = [Math.round(sight.width * ratio), Math.round(sight.height * ratio)]
    if (sheet.width !== width || sheet.height !== height) {
      sheet.width = width
      sheet.height = height
      sheet.style.width = `${sight.width}px`
      sheet.style.height = `${sight.height}px`
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    paint(context, { ...latest.current.options, sight })
  }, [scroller, canvas])

  const ask = useCallback((): void => {
    if (frame.current === 0) frame.current = requestAnimationFrame(draw)
  }, [draw])

  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is drawn has changed.
  useLayoutEffect(draw, [draw, options, zoom])
  useEffect(() => {
    const box = scroller.current
    if (!box) return
    box.addEventListener('scroll', ask, { passive: true })
    const watch = new ResizeObserver(ask)
    watch.observe(box)
    return () => {
      box.removeEventListener('scroll', ask)
      watch.disconnect()
      cancelAnimationFrame(frame.current)
      frame.current = 0
    }
  }, [scroller, ask])
}
