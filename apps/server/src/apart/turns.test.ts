import { describe, expect, test } from 'vitest'
import { Turns } from './turns.ts'

const limits = { atOnce: 2, perPerson: 1, maxWithin: 5, maxWithinPerPerson: 3 }

/** Works that are begun in turn and finished by hand. */
function workplace(turns: Turns) {
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const ask = (person: string, name: string, signal?: AbortSignal) =>
    turns.take(
      person,
      () =>
        new Promise<string>((resolve) => {
          begun.push(name)
          finish.set(name, () => resolve(name))
        }),
      signal,
    )
  return { begun, ask, finish: (name: string) => finish.get(name)?.() }
}

describe('turns', () => {
  test('one person’s works come one after the other; who has none running comes first', async () => {
    const { begun, ask, finish } = workplace(new Turns(limits))
    const works = [ask('a', 'a1'), ask('a', 'a2'), ask('a', 'a3'), ask('b', 'b1'), ask('c', 'c1')]
    await expect.poll(() => begun).toEqual(['a1', 'b1'])
    finish('a1')
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2'])
    finish('b1')
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'c1'])
    finish('a2')
    await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3'])
    finish('c1')
    finish('a3')
    expect(await Promise.all(works)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  })

  test('whoever leaves the line is passed over, and a work that fails gives its turn on', async () => {
    const turns = new Turns({ ...limits, atOnce: 1 })
    const { begun, ask, finish } = workplace(turns)
    const leaving = new AbortController()
    const first = turns.take('a', async () => {
      throw new Error('it failed')
    })
    const second = ask('b', 'b1')
    const third = ask('c', 'c1', leaving.signal)
    const fourth = ask('d', 'd1')
    leaving.abort(new Error('gone'))
    await expect(first).rejects.toThrow('it failed')
    await expect(third).rejects.toThrow('gone')
    await expect.poll(() => begun).toEqual(['b1'])
    finish('b1')
    await second
    await expect.poll(() => begun).toEqual(['b1', 'd1'])
    finish('d1')
    await fourth
  })

  test('who has enough within is told so, others only when all is full, and a place is given back', async () => {
    const turns = new Turns(limits)
    const { promise: gate, resolve: leave } = Promise.withResolvers<void>()
    const within = ['a', 'a', 'a', 'b', 'b'].map((person) => turns.enter(person, () => gate))
    await expect(turns.enter('a', async () => 'in')).rejects.toMatchObject({ key: 'tooMany' })
    await expect(turns.enter('c', async () => 'in')).rejects.toMatchObject({ key: 'busy' })
    leave()
    await Promise.all(within)
    expect(await turns.enter('a', async () => 'in')).toBe('in')
  })
})
