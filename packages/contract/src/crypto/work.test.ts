import { expect, test } from 'vitest'
import { isSolved, maxWorkBits, solveWork } from './index.ts'

test('an answer that was found solves its puzzle, and no other', async () => {
  const work = { challenge: 'signIn.12.1790000000.ab', bits: 12 }
  const answer = await solveWork(work)
  expect(await isSolved(work, answer)).toBe(true)
  expect(await isSolved({ ...work, challenge: 'signIn.12.1790000000.ac' }, answer)).toBe(false)
})

test('a puzzle takes about two to the power of its bits', async () => {
  let tried = 0
  for (let round = 0; round < 40; round++)
    tried += Number.parseInt(await solveWork({ challenge: `mean.${round}`, bits: 8 }), 36) + 1
  expect(tried / 40).toBeGreaterThan(256 / 3)
  expect(tried / 40).toBeLessThan(256 * 3)
})

test('whoever does not want to wait any more is heard', async () => {
  const stop = new AbortController()
  const solving = solveWork({ challenge: 'long', bits: maxWorkBits }, { sliceMs: 1, signal: stop.signal })
  stop.abort(new Error('changed my mind'))
  await expect(solving).rejects.toThrow('changed my mind')
})

test('a puzzle that would take minutes is refused', async () => {
  await expect(solveWork({ challenge: 'x', bits: maxWorkBits + 1 })).rejects.toThrow(RangeError)
})
