import { describe, expect, it } from 'vitest'
import { detailOf } from '../testing/details.ts'
import { actionsOf } from './actions.ts'

describe('what one may do with a task', () => {
  it('follows the buttons while the task is open', () => {
    expect(actionsOf(detailOf())).toEqual({
      pass: { name: '通过' },
      reject: { name: '驳回' },
      match: false,
      transfer: true,
      isResubmission: false,
    })
    expect(actionsOf({ ...detailOf(), button: [{ buttonKey: 'wf_pass', name: '通过' }] })).toEqual({
      pass: { name: '通过' },
      reject: undefined,
      match: false,
      transfer: false,
      isResubmission: false,
    })
  })

  it('lets the starter resubmit or give up what was sent back', () => {
    expect(actionsOf(detailOf({ processIsFinished: 'reject' }))).toEqual({
      pass: { key: 'action.resubmit' },
      reject: { key: 'action.cancelRequest' },
      match: false,
      transfer: false,
      isResubmission: true,
    })
  })

  it('calls a button as the process does, and matches drawings where the process asks for it', () => {
    const button = [
      { buttonKey: 'wf_pass', name: '提交意见' },
      { buttonKey: 'wf_drawing_match', name: '' },
    ]
    expect(actionsOf({ ...detailOf(), button })).toMatchObject({ pass: { name: '提交意见' }, match: true })
    expect(actionsOf({ ...detailOf(), button: [{ buttonKey: 'wf_pass', name: '' }] }).pass).toEqual({ key: 'action.pass' })
  })

  it('is nothing for a task that is not open', () => {
    expect(actionsOf(detailOf({ status: 'done' }))).toEqual({ match: false, transfer: false, isResubmission: false })
    expect(actionsOf(detailOf({ status: 'finished', processIsFinished: 'finished' }))).toEqual({
      match: false,
      transfer: false,
      isResubmission: false,
    })
  })
})
