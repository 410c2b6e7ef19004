import type { ViewActions } from './useImageView.ts'
import type { Point } from './view.ts'

/** What a key can set in motion. */
export type PreviewTargets = {
  actions: ViewActions
  onStep: (step: 1 | -1) => void
  onEdge: (edge: 'first' | 'last') => void
  toggleFull: () => void
}

type Act = (targets: PreviewTargets) => void

/** One press of a zoom key or button. */
export const zoomStep = 1.25

/** How far an arrow moves a picture that is larger than its stage, in px. */
const panStep = 64

const keys: Record<string, Act> = {
  '+': ({ actions }) => actions.zoom(zoomStep),
  '=': ({ actions }) => actions.zoom(zoomStep),
  '-': ({ actions }) => actions.zoom(1 / zoomStep),
  '0': ({ actions }) => actions.fit(),
  '1': ({ actions }) => actions.actual(),
  r: ({ actions }) => actions.turn(1),
  h: ({ actions }) => actions.flip('x'),
  v: ({ actions }) => actions.flip('y'),
  f: ({ toggleFull }) => toggleFull(),
  PageUp: ({ onStep }) => onStep(-1),
  PageDown: ({ onStep }) => onStep(1),
}

const arrows: Record<string, Point> = {
  ArrowLeft: { x: panStep, y: 0 },
  ArrowRight: { x: -panStep, y: 0 },
  ArrowUp: { x: 0, y: panStep },
  ArrowDown: { x: 0, y: -panStep },
}

type Where = {
  /** The focus is on the picture rather than on a tool, which has arrows of its own. */
  isOnStage: boolean
  /** The picture is larger than its stage. */
  isPannable: boolean
}

/** What a key does in the viewer; undefined for other keys. */
export const keyAction = (key: string, isShifted: boolean, { isOnStage, isPannable }: Where): Act | undefined => {
  const letter = key.length === 1 ? key.toLowerCase() : key
  if (letter === 'r' && isShifted) return ({ actions }) => actions.turn(-1)
  if (Object.hasOwn(keys, letter)) return keys[letter]
  if (!isOnStage) return undefined
  if (key === 'Home') return ({ onEdge }) => onEdge('first')
  if (key === 'End') return ({ onEdge }) => onEdge('last')
  const by = Object.hasOwn(arrows, key) ? arrows[key] : undefined
  if (!by) return undefined
  if (isPannable) return ({ actions }) => actions.pan(by)
  return by.x === 0 ? undefined : ({ onStep }) => onStep(by.x < 0 ? 1 : -1)
}
