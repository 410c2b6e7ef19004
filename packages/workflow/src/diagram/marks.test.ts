import { describe, expect, it } from 'vitest'
import { entryOf, runningFlow } from '../testing/details.ts'
import { marksOf } from './marks.ts'

const tones = (flow: Parameters<typeof marksOf>[0]): Record<string, string> =>
  Object.fromEntries([...marksOf(flow)].map(([id, { tone }]) => [id, tone]))

describe('the colours of a process', () => {
  it('are success where it was, primary where it stands, amber on the ways between', () => {
    expect(tones(runningFlow)).toEqual({
      start: 'finished',
      toLeader: 'moved',
      leaderApprove: 'finished',
      toDays: 'moved',
      isLong: 'finished',
      toHr: 'moved',
      hrReview: 'active',
    })
  })

  it.each([
    ['transferComment', 'moved'],
    ['withdrawComment', 'moved'],
    ['assigneeComment', 'moved'],
    ['dispatchComment', 'moved'],
    ['rollbackComment', 'failed'],
    ['terminateComment', 'failed'],
    ['deleteMultiInstanceComment', 'failed'],
  ])('follow the kind of the last comment: %s is %s', (type, tone) => {
    expect(tones([entryOf('task', { comment: [type, '说明'] })])).toEqual({ task: tone })
  })

  it('are those of the last time a node was passed', () => {
    const flow = [entryOf('task', { comment: ['rollbackComment', '缺附件'] }), entryOf('task', { comment: ['comment', '同意'] })]
    expect(tones(flow)).toEqual({ task: 'finished' })
    expect(tones([...flow, entryOf('task', { isOpen: true })])).toEqual({ task: 'active' })
  })
})
