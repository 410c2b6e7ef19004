import { expect, test } from 'vitest'
import { readTogether } from './readTogether.ts'

test('those who ask at once share a reading; who asks while it runs is answered by the next one', async () => {
  const ask = readTogether<number>(5)
  const ends: (() => void)[] = []
  const read = () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const number = ends.push(() => resolve(number))
    return promise
  }
  const begun = (count: number) => expect.poll(() => ends.length).toBe(count)
  const first = [ask('a', read), ask('a', read), ask('a', read)]
  await begun(1)
  const later = [ask('a', read), ask('a', read)]
  const other = ask('b', read)
  await begun(2) // b's: the next one of a waits for the first.
  ends[0]?.()
  expect(await Promise.all(first)).toEqual([1, 1, 1])
  await begun(3)
  for (const end of ends) end()
  expect(await Promise.all(later)).toEqual([3, 3])
  expect(await other).toBe(2)
})

test('a reading that fails is told to those who share it, and the next one is made anew', async () => {
  const ask = readTogether<string>(0)
  const failing = () => Promise.reject(new Error('gone'))
  const answers = await Promise.allSettled([ask('a', failing), ask('a', failing)])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await ask('a', async () => 'there')).toBe('there')
})
