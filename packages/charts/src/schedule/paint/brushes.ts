import type { ChartTokens } from '../../BarChart/useTokens.ts'
import { thinned } from '../../sheet/fitSheet.ts'
import type { ScheduleTone } from '../types.ts'

type Tone = { strong: string; soft: string; hatched: CanvasPattern | string }

/** Colours and patterns of one theme. */
export type Brushes = {
  tones: Readonly<Record<ScheduleTone, Tone>>
  overlays: readonly string[]
  load: string
  overload: string
  stop: CanvasPattern | string
  target: string
}

/** Slanted stripes, as a tile that meets itself; from the lower left to the upper right, or to the other side. */
function striped(
  context: CanvasRenderingContext2D,
  [stripe, ground]: readonly [string, string],
  size: number,
  isFalling: boolean,
) {
  const tile = document.createElement('canvas')
  tile.width = size
  tile.height = size
  const brush = tile.getContext('2d')
  if (!brush) return ground
  brush.fillStyle = ground
  brush.fillRect(0, 0, size, size)
  brush.fillStyle = stripe
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) if ((isFalling ? x + size - y : x + y) % size < size / 2) brush.fillRect(x, y, 1, 1)
  return context.createPattern(tile, 'repeat') ?? ground
}

export function brushesOf(context: CanvasRenderingContext2D, tokens: ChartTokens): Brushes {
  const { surface, faint, accent, success, warning, danger } = tokens
  const toneOf = (strong: string): Tone => ({
    strong,
    soft: thinned(strong, 22, surface),
    hatched: striped(context, [thinned(strong, 16, surface), surface], 14, true),
  })
  return {
    tones: {
      neutral: toneOf(faint),
      info: toneOf(accent),
      success: toneOf(success),
      warning: toneOf(warning),
      danger: toneOf(danger),
    },
    overlays: [warning, success, danger],
    load: thinned(accent, 45, surface),
    overload: thinned(danger, 60, surface),
    stop: striped(context, [thinned(faint, 35, surface), surface], 11, false),
    target: thinned(accent, 10, surface),
  }
}
