import { describe, expect, it } from 'vitest'
import { detailOf } from '../testing/details.ts'
import { actionsOf } from './actions.ts'

describe('what one may do with a task', () => {
  it('follows the buttons while the task is open', () => {
    expect(actionsOf(detailOf())).toEqual({
      pass: 'action.pass',
      reject: { name: '驳回' },
      transfer: true,
      isResubmission: false,
    })
    expect(actionsOf({ ...detailOf(), button: [{ buttonKey: 'wf_pass', name: '通过' }] })).toEqual({
      pass: 'action.pass',
      reject: undefined,
      transfer: false,
      isResubmission: false,
    })
  })

  it('lets the starter resubmit or give up what was sent back', () => {
    expect(actionsOf(detailOf({ processIsFinished: 'reject' }))).toEqual({
      pass: 'action.resubmit',
      reject: { key: 'action.cancelRequest' },
      transfer: false,
      isResubmission: true,
    })
  })

  it('is nothing for a task that is not open', () => {
    expect(actionsOf(detailOf({ status: 'done' }))).toEqual({ transfer: false, isResubmission: false })
    expect(actionsOf(detailOf({ status: 'finished', processIsFinished: 'finished' }))).toEqual({
      transfer: false,
      isResubmission: false,
    })
  })
})
