import type Viewer from 'bpmn-js/lib/NavigatedViewer'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { decorate } from './decorate.ts'
import type { Mark } from './marks.ts'
import type { DiagramServices } from './services.ts'

const step = 60
const zoomStep = 1.25
const maxZoom = 4
const minZoom = 0.2

/** The drawing goes the other way than the eye. */
const directions: ReadonlyMap<string, readonly [x: number, y: number]> = new Map([
  ['ArrowLeft', [1, 0]],
  ['ArrowRight', [-1, 0]],
  ['ArrowUp', [0, 1]],
  ['ArrowDown', [0, -1]],
])

type DiagramViewer = Viewer<DiagramServices>

/** Shows a drawing in the given element and moves it. Colours change without drawing it anew. */
export const useViewer = (element: RefObject<HTMLElement | null>, xml: string, marks: ReadonlyMap<string, Mark>) => {
  const [viewer, setViewer] = useState<DiagramViewer | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const latest = useRef<DiagramViewer>(null)
  latest.current = viewer

  useEffect(() => {
    const container = element.current
    if (!container) return
    let isGone = false
    let made: DiagramViewer | undefined
    setFailed(false)
    void import('bpmn-js/lib/NavigatedViewer').then(async ({ default: NavigatedViewer }) => {
      if (isGone) return
      made = new NavigatedViewer<DiagramServices>({
        container,
        // The theme's own colours, so that a drawing follows it.
        bpmnRenderer: {
          defaultFillColor: 'var(--surface)',
          defaultStrokeColor: 'var(--diagram-line)',
          defaultLabelColor: 'var(--text)',
        },
        textRenderer: { defaultStyle: { fontFamily: getComputedStyle(container).fontFamily } },
      })
      try {
        await made.importXML(xml)
        if (isGone) return
        fitInto(made)
        setViewer(made)
      } catch {
        if (!isGone) setFailed(true)
      }
    })
    return () => {
      isGone = true
      setViewer(null)
      made?.destroy()
    }
  }, [element, xml])

  useEffect(() => (viewer ? decorate(viewer, marks) : undefined), [viewer, marks])

  const move = (dx: number, dy: number): void => latest.current?.get('canvas').scroll({ dx, dy })
  const zoomBy = (factor: number): void => {
    const canvas = latest.current?.get('canvas')
    canvas?.zoom(Math.min(maxZoom, Math.max(minZoom, canvas.zoom() * factor)))
  }
  const zoomIn = (): void => zoomBy(zoomStep)
  const zoomOut = (): void => zoomBy(1 / zoomStep)
  const fit = (): void => {
    if (latest.current) fitInto(latest.current)
  }
  /** Whether the key was one of the drawing's. */
  const press = (key: string): boolean => {
    const direction = directions.get(key)
    if (direction) move(direction[0] * step, direction[1] * step)
    else if (key === '+' || key === '=') zoomIn()
    else if (key === '-') zoomOut()
    else if (key === '0') fit()
    else return false
    return true
  }
  return { hasFailed, zoomIn, zoomOut, fit, press }
}

/** The whole drawing in sight and in the middle, never larger than life. */
const fitInto = (viewer: DiagramViewer): void => {
  const canvas = viewer.get('canvas')
  canvas.zoom('fit-viewport', 'auto')
  const { inner, outer } = canvas.viewbox()
  if (outer.width === 0) return
  const margin = 0.92
  canvas.zoom(Math.min(1, canvas.zoom() * margin))
  const { width, height } = canvas.viewbox()
  canvas.viewbox({ x: inner.x - (width - inner.width) / 2, y: inner.y - (height - inner.height) / 2, width, height })
}
