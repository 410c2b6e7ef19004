import { label } from '@bip/contract'
import { expect, test } from 'vitest'
import { toldBy } from './told.ts'

const tells = { password: label('新密码', 'New password', 'Mật khẩu mới') }

test('what an action declares to tell is told, and nothing else of its answer', () => {
  const data = { account: 'li.na', password: 'Xk3mPq' }
  expect(toldBy({ tells }, { data }).map(({ key, text }) => [key, text])).toEqual([['password', 'Xk3mPq']])
  expect(toldBy({}, { data })).toEqual([])
  for (const other of [undefined, null, 'text', { password: 7 }, {}]) expect(toldBy({ tells }, { data: other })).toEqual([])
})
