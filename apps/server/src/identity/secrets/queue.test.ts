import { expect, test } from 'vitest'
import { Refusal } from '../../base/errors.ts'
import { createQueue } from './queue.ts'

/** Works that are under way until they are told to end, in the order in which they began. */
function openQueue(waiting: number) {
  const queue = createQueue({ atOnce: 1, waiting })
  const began: string[] = []
  const ends: (() => void)[] = []
  const ask = (name: string, isStranger: boolean) =>
    queue(
      () => {
        began.push(name)
        return new Promise<void>((resolve) => ends.push(resolve))
      },
      { isStranger },
    )
  return { ask, began, ends }
}

test('strangers fill four fifths of the places, and whoever is known comes first', async () => {
  const { ask, began, ends } = openQueue(10)
  const strangers = Array.from({ length: 20 }, (_, at) => ask(`stranger ${at}`, true).catch((error: unknown) => error))
  const known = [ask('first', false), ask('second', false)]
  await expect(ask('third', false)).rejects.toThrow(Refusal)
  const all = Promise.all([...strangers, ...known])
  for (let round = 0; round < 11; round++) {
    await expect.poll(() => ends.length).toBe(round + 1)
    ends[round]?.()
  }
  const turnedAway = (await all).filter((answer) => answer instanceof Refusal)
  expect(turnedAway).toHaveLength(11)
  expect(began.slice(0, 4)).toEqual(['stranger 0', 'first', 'second', 'stranger 1'])
})
