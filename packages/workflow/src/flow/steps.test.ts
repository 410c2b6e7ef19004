import { describe, expect, it } from 'vitest'
import { catalogues, type TextKey } from '../locales/index.ts'
import { entryOf, finishedFlow, rejectedFlow, runningFlow } from '../testing/details.ts'
import { durationText } from './duration.ts'
import { stepsOf } from './steps.ts'

const inWords = (language: 'zh-CN' | 'en') => (key: TextKey, values?: Record<string, string | number>) =>
  catalogues[language][key].replace('{count}', String(values?.count))

describe('the steps that people read', () => {
  it('leave out gateways and the ways between', () => {
    expect(stepsOf(runningFlow).map(({ name, person, outcome }) => [name, person, outcome])).toEqual([
      ['发起', '王敏', 'outcome.start'],
      ['部门主管审批', '陈立新', 'outcome.pass'],
      ['人事复核', '周婷', 'outcome.open'],
    ])
  })

  it('tell a resubmission from an approval', () => {
    const outcomes = (starter: string) => stepsOf(finishedFlow, starter).map(({ outcome }) => outcome)
    expect(outcomes('user-wang')).toEqual([
      'outcome.start',
      'outcome.transfer',
      'outcome.reject',
      'outcome.resubmit',
      'outcome.pass',
      'outcome.end',
    ])
    expect(outcomes('somebody')[3]).toBe('outcome.pass')
  })

  it('tell a request that was given up', () => {
    const flow = [...rejectedFlow.slice(0, -1), entryOf('resubmit', { comment: ['withdrawComment', ''] })]
    expect(stepsOf(flow).at(-1)).toMatchObject({ outcome: 'outcome.cancel', remarks: [] })
  })
})

describe('a duration', () => {
  const from = '2026-11-20T01:00:00Z'
  it.each([
    ['2026-11-20T01:00:07Z', '7 秒'],
    ['2026-11-20T01:11:20Z', '11 分'],
    ['2026-11-20T03:51:59Z', '2 小时 51 分'],
    ['2026-11-23T01:30:00Z', '3 天'],
    ['2026-11-23T05:30:00Z', '3 天 4 小时'],
    ['2026-11-20T01:00:00Z', '0 秒'],
    ['2026-11-20T00:59:00Z', '0 秒'],
  ])('until %s is %s', (until, text) => {
    expect(durationText(from, until, inWords('zh-CN'))).toBe(text)
  })

  it('speaks the language of its reader', () => {
    expect(durationText(from, '2026-11-20T03:51:59Z', inWords('en'))).toBe('2 h 51 min')
  })
})
