import type { Work } from '../wire/work.ts'
import { loadSmCrypto } from './load.ts'

/** No server asks for more: a browser would be at it for minutes. */
export const maxWorkBits = 24

const zeroBits = (hex: string): number => {
  const zeros = hex.length - hex.replace(/^0+/, '').length
  return zeros === hex.length ? 4 * zeros : 4 * zeros + Math.clz32(Number.parseInt(hex[zeros] ?? '0', 16)) - 28
}

/** Whether an answer solves a puzzle. */
export async function isSolved({ challenge, bits }: Work, answer: string): Promise<boolean> {
  const { sm3 } = await loadSmCrypto()
  return zeroBits(sm3(`${challenge}:${answer}`)) >= bits
}

/**
 * Finds the answer of a puzzle by trying. Works on plain http too. Lets the page breathe after every `sliceMs` (default 12). Throws a
 * RangeError above `maxWorkBits`, and the signal's reason when it is aborted.
 */
export async function solveWork(
  { challenge, bits }: Work,
  { sliceMs = 12, signal }: { sliceMs?: number; signal?: AbortSignal } = {},
): Promise<string> {
  if (bits > maxWorkBits) throw new RangeError(`A puzzle of ${bits} bits is not solved here; ask for ${maxWorkBits} at most.`)
  const { sm3 } = await loadSmCrypto()
  let until = Date.now() + sliceMs
  for (let tried = 0; ; tried++) {
    const answer = tried.toString(36)
    if (zeroBits(sm3(`${challenge}:${answer}`)) >= bits) return answer
    if (tried % 64 === 0 && Date.now() >= until) {
      await new Promise((resolve) => setTimeout(resolve))
      signal?.throwIfAborted()
      until = Date.now() + sliceMs
    }
  }
}
