export type Point = { x: number; y: number }
/** Where a pen runs. */
export type Line = readonly Point[]

/** Lines of letters on a grid of 5 × 7: two digits are a point, `~` rounds the corners. None looks like another one. */
const strokes: Readonly<Record<string, string>> = {
  A: '06 20 46|14 34',
  B: '00 06|~00 30 41 42 33 03|~03 33 44 45 36 06',
  C: '~41 30 10 01 05 16 36 45',
  D: '00 06|~00 20 41 45 26 06',
  E: '40 00 06 46|03 33',
  F: '40 00 06|03 33',
  H: '00 06|40 46|03 43',
  J: '20 40|~30 35 26 16 05 04',
  K: '00 06|40 03 46',
  L: '00 06 46',
  M: '06 00 24 40 46',
  N: '06 00 46 40',
  P: '06 00|~00 30 41 42 33 03',
  R: '06 00|~00 30 41 42 33 03|23 46',
  T: '00 40|20 26',
  U: '~00 05 16 36 45 40',
  V: '00 26 40',
  W: '00 16 22 36 40',
  X: '00 46|40 06',
  Y: '00 23 40|23 26',
  2: '~01 10 30 41 42 24 06|06 46',
  3: '~01 10 30 41 42 33 13|~13 33 44 45 36 16 05',
  4: '36 30 04 44',
  5: '40 00 03|~03 33 44 45 36 16 05',
  6: '~40 20 02 05 16 36 45 44 33 13 04',
  7: '00 40 16',
  9: '~06 26 44 41 30 10 01 02 13 33 42',
}

/** What a captcha is written in. */
export const alphabet = Object.keys(strokes).join('')

/** The lines of a letter around its own middle, one wide and one high. */
export const linesOf = (letter: string): Line[] =>
  (strokes[letter] ?? '').split('|').map((stroke) => {
    const points = Array.from(stroke.matchAll(/(\d)(\d)/g), ([, x, y]) => ({ x: Number(x) / 4 - 0.5, y: Number(y) / 6 - 0.5 }))
    return stroke.startsWith('~') ? rounded(rounded(points)) : points
  })

/** Cuts every corner: each piece keeps its middle half, the ends stay. */
function rounded(points: Line): Line {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return points
  const middle = points.slice(1).flatMap((b, at) => {
    const a = points[at] ?? b
    return [mix(a, b, 0.25), mix(a, b, 0.75)]
  })
  return [first, ...middle, last]
}

/** The point that lies so far on the way, 0 to 1. */
export const mix = (a: Point, b: Point, share: number): Point => ({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share })
