import type { ColourName } from './themes.ts'

const channel = (byte: number): number => {
  const share = byte / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of '#rrggbb' after WCAG 2.2; throws on anything else. */
export const luminance = (hex: string): number => {
  const found = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!found)
    throw new Error(`"${hex}" is not a colour of the form #rrggbb, so its contrast cannot be told; write it in that form.`)
  const [red = 0, green = 0, blue = 0] = found.slice(1).map((part) => channel(Number.parseInt(part, 16)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast of two colours '#rrggbb', 1 to 21, after WCAG 2.2. */
export const contrast = (one: string, other: string): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

export type ColourPair = { front: ColourName; ground: ColourName; min: 4.5 | 3 }

const pairs = (fronts: readonly ColourName[], grounds: readonly ColourName[], min: 4.5 | 3): ColourPair[] =>
  fronts.flatMap((front) => grounds.map((ground) => ({ front, ground, min })))

const grounds = ['surface', 'canvas', 'sunken', 'hover'] as const

/** Every pair of colours that components lay on each other: 4.5 for text, 3 for what must be seen. */
export const colourPairs: readonly ColourPair[] = [
  ...pairs(
    ['text', 'text-muted', 'accent', 'danger', 'warning', 'success', 'info', 'pending', 'neutral'],
    [...grounds, 'selected'],
    4.5,
  ),
  ...pairs(['text-faint'], grounds, 4.5),
  ...pairs(['text', 'text-muted', 'accent'], ['accent-soft'], 4.5),
  ...pairs(['text-on-accent'], ['accent', 'accent-hover'], 4.5),
  ...pairs(['text-on-danger'], ['danger', 'danger-hover'], 4.5),
  ...pairs(['text-on-inverse'], ['inverse'], 4.5),
  ...(['info', 'success', 'warning', 'pending', 'danger', 'neutral'] as const).flatMap((tone) =>
    pairs([tone, 'text', 'text-muted'], [`${tone}-soft`], 4.5),
  ),
  ...pairs(['line-field', 'focus'], ['surface', 'canvas'], 3),
  ...pairs(['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6', 'chart-7', 'chart-8'], ['surface'], 3),
]
