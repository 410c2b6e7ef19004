import { describe, expect, it } from 'vitest'
import {
  fitScale,
  fitted,
  flip,
  type Geometry,
  overhang,
  panBy,
  restView,
  scaleOf,
  transformOf,
  turn,
  wheelFactor,
  zoomBy,
  zoomTo,
} from './view.ts'

const wide: Geometry = { picture: { width: 1600, height: 800 }, stage: { width: 800, height: 600 } }
const small: Geometry = { picture: { width: 200, height: 100 }, stage: { width: 800, height: 600 } }
const middle = { x: 0, y: 0 }

/** Which point of the picture, from its middle and unturned, lies under a point of the stage. */
const under = (view: typeof restView, at: { x: number; y: number }, geometry: Geometry) => {
  const scale = scaleOf(view, geometry)
  return { x: (at.x - view.x) / scale, y: (at.y - view.y) / scale }
}

describe('view', () => {
  it('fits what is large and leaves small pictures as they are', () => {
    expect(fitScale(wide, 0)).toBe(0.5)
    expect(fitScale(wide, 90)).toBe(0.375)
    expect(fitScale(small, 0)).toBe(1)
  })

  it('keeps the point under the pointer while it zooms', () => {
    const at = { x: 120, y: -60 }
    const zoomed = zoomBy(zoomTo(restView, 2, middle, wide), 1.5, at, wide)
    expect(zoomed.scale).toBe(3)
    const before = under(zoomTo(restView, 2, middle, wide), at, wide)
    const after = under(zoomed, at, wide)
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('stays between the least and the most', () => {
    expect(zoomTo(restView, 1000, middle, wide).scale).toBe(16)
    expect(zoomTo(restView, 0, middle, wide).scale).toBe(0.05)
  })

  it('pans no further than the edge of the picture, and not at all where it fits', () => {
    const free = zoomTo(restView, 1, middle, wide)
    expect(overhang(free, wide)).toEqual({ width: 400, height: 100 })
    expect(panBy(free, { x: 9999, y: -9999 }, wide)).toMatchObject({ x: 400, y: -100 })
    expect(panBy(restView, { x: 50, y: 50 }, wide)).toMatchObject({ x: 0, y: 0 })
  })

  it('turns what is seen, the place in sight with it', () => {
    const free = panBy(zoomTo(restView, 2, middle, wide), { x: 100, y: 0 }, wide)
    expect(turn(free, 1, wide)).toMatchObject({ rotation: 90, x: 0, y: 100 })
    expect(turn(turn(free, 1, wide), -1, wide)).toMatchObject({ rotation: 0, x: 100, y: 0 })
    expect(turn(restView, -1, wide).rotation).toBe(270)
  })

  it('turns clockwise as seen also when it is mirrored', () => {
    expect(turn(flip(restView, 'x'), 1, wide).rotation).toBe(270)
    expect(turn(flip(flip(restView, 'x'), 'y'), 1, wide).rotation).toBe(90)
  })

  it('fits again after any zoom and keeps turn and flip', () => {
    const view = fitted(flip(turn(zoomTo(restView, 4, middle, wide), 1, wide), 'x'))
    expect(scaleOf(view, wide)).toBe(0.375)
    expect(view).toMatchObject({ rotation: 90, isFlippedX: true, x: 0, y: 0 })
  })

  it('writes the transform with flips after the turn', () => {
    expect(transformOf(flip(turn(restView, 1, wide), 'y'), wide)).toBe(
      'translate(-50%, -50%) translate(0px, 0px) scale(0.375, -0.375) rotate(90deg)',
    )
  })

  it('zooms in when the wheel goes away, by lines as by pixels, a wild wheel bounded', () => {
    expect(wheelFactor(-100, 0, false)).toBeCloseTo(1.221, 2)
    expect(wheelFactor(-3, 1, false)).toBeCloseTo(wheelFactor(-48, 0, false))
    expect(wheelFactor(9000, 0, false)).toBe(wheelFactor(120, 0, false))
    expect(wheelFactor(-10, 0, true)).toBeCloseTo(1.105, 2)
  })
})
