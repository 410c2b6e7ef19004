import { createHash } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Work } from '@bip/contract'

/** The answer of a puzzle, found by the platform's own hash: ten times as fast as what a browser has to do it with. */
export async function solveQuickly({ challenge, bits }: Work): Promise<string> {
  for (let tried = 0; ; tried++) {
    const answer = tried.toString(36)
    if (zeroBits(createHash('sm3').update(`${challenge}:${answer}`).digest()) >= bits) return answer
    // What the test waits for besides goes on meanwhile.
    if (tried % 20_000 === 0) await setTimeout()
  }
}

function zeroBits(hash: Buffer): number {
  const first = hash.findIndex((byte) => byte !== 0)
  return first < 0 ? 8 * hash.length : 8 * first + Math.clz32(hash[first] ?? 0) - 24
}
