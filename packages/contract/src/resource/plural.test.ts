import { expect, test } from 'vitest'
import { label } from '../i18n.ts'
import { listLabel } from './plural.ts'

test.each([
  ['Customer', 'Customers'],
  ['Purchase order', 'Purchase orders'],
  ['Opportunity', 'Opportunities'],
  ['Survey', 'Surveys'],
  ['Address', 'Addresses'],
  ['Batch', 'Batches'],
  ['News', 'News'],
])('a list of %s is called %s', (en, plural) =>
  expect(listLabel({ label: label('名', en, 'tên') })).toEqual(label('名', plural, 'tên')),
)

test('what has a plural of its own is called by that', () => {
  expect(listLabel({ label: label('请假', 'Leave', 'Nghỉ phép'), plural: 'Leave' }).en).toBe('Leave')
})
