/** How a picture lies on its stage. `scale` counts only in 'free' mode; x and y lead from the middle of the stage, in px. */
export type View = {
  mode: 'fit' | 'free'
  /** 1 shows one pixel of the picture as one pixel of the page. */
  scale: number
  x: number
  y: number
  /** In degrees, clockwise, a multiple of 90; applied before the flips. */
  rotation: number
  isFlippedX: boolean
  isFlippedY: boolean
}

export type Size = { width: number; height: number }

export type Point = { x: number; y: number }

/** The picture's own size and the room for it, in px. */
export type Geometry = { picture: Size; stage: Size }

export const restView: View = { mode: 'fit', scale: 1, x: 0, y: 0, rotation: 0, isFlippedX: false, isFlippedY: false }

const maxScale = 16
const minScale = 0.05

const isSideways = (rotation: number): boolean => rotation % 180 !== 0

const turned = ({ width, height }: Size, rotation: number): Size =>
  isSideways(rotation) ? { width: height, height: width } : { width, height }

/** The scale at which all of the picture is seen; a small picture is not enlarged. */
export const fitScale = ({ picture, stage }: Geometry, rotation: number): number => {
  const { width, height } = turned(picture, rotation)
  return width > 0 && height > 0 ? Math.min(1, stage.width / width, stage.height / height) : 1
}

/** The scale in which it is shown now. */
export const scaleOf = (view: View, geometry: Geometry): number =>
  view.mode === 'fit' ? fitScale(geometry, view.rotation) : view.scale

/** How far the picture reaches beyond the stage on each side, in px; 0 where it fits. */
export const overhang = (view: View, geometry: Geometry): Size => {
  const scale = scaleOf(view, geometry)
  const { width, height } = turned(geometry.picture, view.rotation)
  return {
    width: Math.max(0, (width * scale - geometry.stage.width) / 2),
    height: Math.max(0, (height * scale - geometry.stage.height) / 2),
  }
}

const within = (value: number, bound: number): number => Math.min(bound, Math.max(-bound, value)) || 0

/** The same view with no empty strip beside a picture that could fill it. */
const settled = (view: View, geometry: Geometry): View => {
  const { width, height } = overhang(view, geometry)
  return { ...view, x: within(view.x, width), y: within(view.y, height) }
}

/** Scales so that the point under `at` (from the middle of the stage) stays where it is. */
export const zoomTo = (view: View, wanted: number, at: Point, geometry: Geometry): View => {
  const before = scaleOf(view, geometry)
  const scale = Math.min(maxScale, Math.max(Math.min(minScale, fitScale(geometry, view.rotation)), wanted))
  const ratio = scale / before
  const moved = { ...view, mode: 'free' as const, scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }
  return settled(moved, geometry)
}

export const zoomBy = (view: View, factor: number, at: Point, geometry: Geometry): View =>
  zoomTo(view, scaleOf(view, geometry) * factor, at, geometry)

export const panBy = (view: View, { x, y }: Point, geometry: Geometry): View =>
  settled({ ...view, x: view.x + x, y: view.y + y }, geometry)

/** All of it in the middle, turned and flipped as it is. */
export const fitted = (view: View): View => ({ ...view, mode: 'fit', x: 0, y: 0 })

/** Turns what is seen by a quarter, clockwise (1) or the other way (-1). */
export const turn = (view: View, direction: 1 | -1, geometry: Geometry): View => {
  // Seen through one flip, clockwise is the picture's counter-clockwise.
  const own = view.isFlippedX === view.isFlippedY ? direction : -direction
  const rotation = (view.rotation + own * 90 + 360) % 360
  return settled({ ...view, rotation, x: -view.y * direction, y: view.x * direction }, geometry)
}

/** Mirrors what is seen, left and right ('x') or top and bottom ('y'). */
export const flip = (view: View, axis: 'x' | 'y'): View =>
  axis === 'x'
    ? { ...view, isFlippedX: !view.isFlippedX, x: -view.x || 0 }
    : { ...view, isFlippedY: !view.isFlippedY, y: -view.y || 0 }

/** The CSS transform of a picture that stands with its middle in the middle of the stage. */
export const transformOf = (view: View, geometry: Geometry): string => {
  const scale = scaleOf(view, geometry)
  const sign = (isFlipped: boolean): number => (isFlipped ? -scale : scale)
  const { x, y, rotation, isFlippedX, isFlippedY } = view
  return `translate(-50%, -50%) translate(${x}px, ${y}px) scale(${sign(isFlippedX)}, ${sign(isFlippedY)}) rotate(${rotation}deg)`
}

/** What a turn of the wheel means for the scale; a pinch on a touch pad comes as a wheel with Ctrl and in small steps. */
export const wheelFactor = (deltaY: number, deltaMode: number, isPinch: boolean): number => {
  const pixels = deltaMode === 0 ? deltaY : deltaY * 16
  return Math.exp(-Math.min(120, Math.max(-120, pixels)) * (isPinch ? 0.01 : 0.002))
}
