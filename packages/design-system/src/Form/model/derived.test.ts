import { describe, expect, it, vi } from 'vitest'
import { createDerived } from './derived.ts'

const form = (start: Record<string, unknown>) => {
  const listeners = new Set<(name: string | undefined) => void>()
  return {
    values: () => start,
    followValues: (listener: (name: string | undefined) => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    tell: (name: string | undefined) => {
      for (const listener of listeners) listener(name)
    },
  }
}

describe('createDerived', () => {
  it('works out anew only when something that it read has changed', () => {
    const values = { terms: 'credit', days: 30, remark: '' }
    const source = form(values)
    const compute = vi.fn(({ terms }) => terms === 'credit')
    const derived = createDerived(source, compute)
    const listener = vi.fn()
    derived.subscribe(listener)
    expect(derived.get()).toBe(true)
    values.remark = '加急'
    source.tell('remark')
    expect(derived.get()).toBe(true)
    expect(compute).toHaveBeenCalledTimes(1)
    expect(listener).not.toHaveBeenCalled()
    values.terms = 'cash'
    source.tell('terms')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(derived.get()).toBe(false)
    expect(compute).toHaveBeenCalledTimes(2)
  })

  it('knows one line of a list from another', () => {
    const values = { lines: [{ kind: 'part' }, { kind: 'service' }] }
    const source = form(values)
    const compute = vi.fn((all) => all.lines[1].kind)
    const derived = createDerived(source, compute)
    derived.subscribe(vi.fn())
    derived.get()
    source.tell('lines.0.kind')
    derived.get()
    expect(compute).toHaveBeenCalledTimes(1)
    source.tell('lines')
    derived.get()
    expect(compute).toHaveBeenCalledTimes(2)
  })

  it('depends on all of a list that it goes through', () => {
    const values = { lines: [{ amount: '1' }, { amount: '2' }] }
    const source = form(values)
    const compute = vi.fn((all) => all.lines.map((line: { amount: string }) => line.amount).join())
    const derived = createDerived(source, compute)
    derived.subscribe(vi.fn())
    expect(derived.get()).toBe('1,2')
    values.lines[1] = { amount: '3' }
    source.tell('lines.1.amount')
    expect(derived.get()).toBe('1,3')
  })

  it('keeps its result while it says the same', () => {
    const source = form({ a: 1 })
    const derived = createDerived(source, ({ a }) => [{ value: String(a > 0) }])
    derived.subscribe(vi.fn())
    const first = derived.get()
    source.tell('a')
    expect(derived.get()).toBe(first)
  })
})
