import { describe, expect, it } from 'vitest'
import { RecentAnswers } from './recentAnswers.ts'

const answer = (name: string) => ({ data: name })

describe('the answers that a window keeps', () => {
  it('are the latest', () => {
    const answers = new RecentAnswers(2)
    for (const name of ['供应商', '客户', '物料']) answers.set(name, answer(name))
    answers.set('客户', answer('客户'))
    answers.set('采购订单', answer('采购订单'))
    expect([...answers.keys()]).toEqual(['客户', '采购订单'])
  })

  it('and all that is on show, which is the latest when it is left', () => {
    const answers = new RecentAnswers(1)
    const leave = [answers.hold('待办'), answers.hold('待办')]
    for (const name of ['待办', '客户', '物料']) answers.set(name, answer(name))
    expect([...answers.keys()]).toEqual(['待办', '物料'])
    leave[0]?.()
    answers.set('供应商', answer('供应商'))
    expect(answers.get('待办')).toEqual(answer('待办'))
    leave[1]?.()
    expect([...answers.keys()]).toEqual(['待办'])
  })
})
