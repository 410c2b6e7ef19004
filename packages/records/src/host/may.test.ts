import type { AnyRecord, Core } from '@bip/contract'
import { customer } from '@bip/contract/resources'
import { expect, it, vi } from 'vitest'
import { mayDo } from './may.ts'

const core = customer as Core
const everything = { permissions: { has: () => true } }
const record = { id: 'c1', _can: ['edit'] } as unknown as AnyRecord // as much of one as is judged

it('a button goes by what the gateway said of its row', () => {
  expect(mayDo(everything, core, record, 'edit')).toBe(true)
  expect(mayDo(everything, core, record, 'remove')).toBe(false)
})

it('a button without a row is not offered, whatever its user may do, and that is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  expect(mayDo(everything, core, {} as AnyRecord, 'edit')).toBe(false)
  expect(warn.mock.calls).toEqual([['A button of "customer" (edit) has no record, so it is not offered.']])
  warn.mockRestore()
})
