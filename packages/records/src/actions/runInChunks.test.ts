import type { AnyRecord } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { describe, expect, it, vi } from 'vitest'
import { runInChunks } from './runInChunks.ts'

const records = (count: number): AnyRecord[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `r${at}`,
    version: 1,
    createUser: '',
    createDept: '',
    createTime: '',
    updateUser: '',
    updateTime: '',
  }))

const options = () => ({ signal: new AbortController().signal, onProgress: vi.fn() })

describe('running an action over many records', () => {
  it('goes in portions of 20 and tells how far it is', async () => {
    const call = vi.fn(async (_: readonly string[]) => undefined)
    const told = options()
    const outcomes = await runInChunks(records(45), call, told)
    expect(call.mock.calls.map(([ids]) => ids.length)).toEqual([20, 20, 5])
    expect(told.onProgress.mock.calls.flat()).toEqual([20, 40, 45])
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
  })

  it('keeps what the gateway says of each record', async () => {
    const outcomes = await runInChunks(
      records(2),
      async () => ({ results: [{ id: 'r1', ok: false, msg: '仍被 3 条联系人引用' }] }),
      options(),
    )
    expect(outcomes.map(({ ok, message }) => [ok, message])).toEqual([
      [true, ''],
      [false, '仍被 3 条联系人引用'],
    ])
  })

  it('asks one by one when a portion is refused because of one record', async () => {
    const call = vi.fn(async (ids: readonly string[]) => {
      if (ids.includes('r1')) throw new ApiError('answer', 409, '不能删除')
      return undefined
    })
    const outcomes = await runInChunks(records(3), call, options())
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, false, true])
    expect(call).toHaveBeenCalledTimes(4)
  })

  it('does not repeat a portion whose answer was lost', async () => {
    const call = vi.fn(async () => {
      throw new ApiError('network', 0, '网络连接失败')
    })
    const outcomes = await runInChunks(records(3), call, options())
    expect(call).toHaveBeenCalledTimes(1)
    expect(outcomes.map(({ message }) => message)).toEqual(['网络连接失败', '网络连接失败', '网络连接失败'])
  })

  it('stops between two portions and leaves the rest alone', async () => {
    const controller = new AbortController()
    const call = vi.fn(async () => {
      controller.abort()
      return undefined
    })
    const outcomes = await runInChunks(records(60), call, { signal: controller.signal, onProgress: () => undefined })
    expect(call).toHaveBeenCalledTimes(1)
    expect(outcomes).toHaveLength(20)
  })
})
