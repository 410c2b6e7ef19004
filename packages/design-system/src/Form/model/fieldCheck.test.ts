import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFieldCheck } from './fieldCheck.ts'
import type { AnyRules } from './rules.ts'

const set = (rules: AnyRules) => {
  const state = { value: '' as unknown }
  const onPhase = vi.fn()
  const onAnswer = vi.fn()
  const run = createFieldCheck({ rules: () => rules, value: () => state.value, values: () => ({}), onPhase, onAnswer })
  const type = (value: unknown): void => {
    state.value = value
    run.changed()
  }
  return { run, type, onPhase, onAnswer }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

describe('createFieldCheck', () => {
  it('asks once after a pause, and of the last value only', async () => {
    const check = vi.fn(async () => undefined)
    const { type } = set({ check, checkDelay: 200 })
    type('a')
    await vi.advanceTimersByTimeAsync(150)
    type('ab')
    await vi.advanceTimersByTimeAsync(150)
    expect(check).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(50)
    expect(check).toHaveBeenCalledTimes(1)
    expect(check).toHaveBeenCalledWith('ab', expect.objectContaining({ signal: expect.any(AbortSignal) }))
  })

  it('asks neither of nothing nor of what breaks another rule, and not twice of the same', async () => {
    const check = vi.fn(async () => '已存在')
    const { run, type, onAnswer } = set({ check, minLength: 3 })
    type('')
    type('ab')
    await vi.advanceTimersByTimeAsync(1000)
    expect(check).not.toHaveBeenCalled()
    type('abc')
    await run.settle()
    await run.settle()
    expect(check).toHaveBeenCalledTimes(1)
    expect(onAnswer).toHaveBeenLastCalledWith('已存在')
    expect(run.refusal('abc')).toEqual({ type: 'check', message: '已存在' })
    expect(run.refusal('abcd')).toBeUndefined()
  })

  it('gives up on an answer that does not come', async () => {
    const { run, type, onPhase } = set({ check: () => new Promise(() => undefined) })
    type('abc')
    const settled = vi.fn()
    void run.settle().then(settled)
    await vi.advanceTimersByTimeAsync(14_000)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(settled).toHaveBeenCalledTimes(1)
    expect(onPhase).toHaveBeenLastCalledWith('failed')
  })

  it('asks again after a failure, and takes nothing from a question that was called off', async () => {
    const answers: ((problem: string | undefined) => void)[] = []
    const { run, type, onAnswer, onPhase } = set({ check: () => new Promise((resolve) => answers.push(resolve)), checkDelay: 0 })
    type('a')
    await vi.advanceTimersByTimeAsync(0)
    type('b')
    await vi.advanceTimersByTimeAsync(0)
    answers[1]?.(undefined)
    await vi.advanceTimersByTimeAsync(0)
    answers[0]?.('已存在')
    await vi.advanceTimersByTimeAsync(0)
    expect(onAnswer).toHaveBeenCalledTimes(1)
    expect(onAnswer).toHaveBeenLastCalledWith(undefined)
    run.retry()
    expect(onPhase).toHaveBeenLastCalledWith('checking')
    expect(answers).toHaveLength(3)
  })
})
