import type { FileVersion } from '@bip/contract'
import { sizeText } from '../files.ts'

/** How much a version is larger or smaller than the one it replaced: ` (+1.2 KB)`; empty for the first and for equal sizes. */
export const grownText = ({ version, size }: FileVersion, versions: readonly FileVersion[]): string => {
  const before = versions.find((one) => one.version === version - 1)
  if (!before || before.size === size) return ''
  return ` (${size > before.size ? '+' : '−'}${sizeText(Math.abs(size - before.size))})`
}
