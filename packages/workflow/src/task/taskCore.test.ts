import { validate } from '@bip/contract'
import { leave } from '@bip/contract/resources'
import { describe, expect, it } from 'vitest'
import { isWritable, taskCore } from './taskCore.ts'

const rule = (id: string, writable = false, required = false) => ({ id, readable: true, writable, required })

describe('a resource as a task sees it', () => {
  it('shows only what the task may read', () => {
    const core = taskCore(leave, [rule('leaveType'), { ...rule('reason'), readable: false }, rule('days')])
    expect(core.form.flatMap(({ fields }) => fields)).toEqual(['leaveType', 'days'])
    expect(Object.keys(core.fields)).toEqual(['leaveType', 'days'])
  })

  it('asks nothing of fields that the task may not write', () => {
    const core = taskCore(leave, [rule('days'), rule('reason', true, true)])
    expect(Object.keys(validate(core.fields, {}).problems)).toEqual(['reason'])
    expect(validate(core.fields, { days: '99', reason: '探亲' }).value).toEqual({ reason: '探亲' })
  })

  it('keeps what is required as the task says, not as the resource does', () => {
    expect(validate(taskCore(leave, [rule('reason', true, false)]).fields, {}).problems).toEqual({})
  })

  it('shows everything, to be read, where the task has no rules', () => {
    const core = taskCore(leave, [])
    expect(core.form).toEqual(leave.form)
    expect(isWritable(core)).toBe(false)
    expect(isWritable(taskCore(leave, [rule('reason', true)]))).toBe(true)
  })
})
