import { contrast } from '../foundations/contrast.ts'

const shape = /^#?([\da-f]{3}|[\da-f]{6})$/

/** Reads a colour as people write it: #1f6fb4, 1F6FB4, #fff, with full-width signs too. Null for anything else. */
export const readHex = (text: string): string | null => {
  const digits = shape.exec(text.normalize('NFKC').trim().toLowerCase())?.[1]
  if (!digits) return null
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

export type Legibility = 'forText' | 'forShapes' | 'tooFaint'

/** Contrast of a colour with a ground, and what it is enough for after WCAG 2.2; null where the ground is no '#rrggbb'. */
export const legibilityOn = (hex: string, ground: string): { ratio: number; use: Legibility } | null => {
  const paper = readHex(ground)
  if (!paper) return null
  const ratio = contrast(hex, paper)
  return { ratio, use: ratio >= 4.5 ? 'forText' : ratio >= 3 ? 'forShapes' : 'tooFaint' }
}
