import { customer } from '@bip/contract/resources'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sessionOf } from '../resources/testing/company.ts'
import { modelOf } from './model.ts'
import { readQuestion } from './question.ts'
import { demand, reach } from './scope.ts'

const place = { language: 'en', timeZone: 'Asia/Shanghai' } as const

test('a list of what is open to everybody is not looked through once more for what is one’s own', () => {
  const model = modelOf(customer)
  const session = sessionOf('alpha', 'sales')
  const ways = demand(session, model, 'view', 'customers')
  const limitOf = (query: Record<string, string>) =>
    reach(session, ways, sql`t`, readQuestion(model, query, place).exactly) === null ? 'none' : 'a limit'
  expect(limitOf({ poolStatus: 'pool' })).toBe('none')
  expect(limitOf({ poolStatus: 'owned' })).toBe('a limit')
  expect(limitOf({ poolStatus: 'pool,owned', fullname: 'x' })).toBe('a limit')
  expect(limitOf({})).toBe('a limit')
})
