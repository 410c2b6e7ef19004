import { expect, test } from 'vitest'
import { daysAfter, type Entry, recordOf, wrongIn } from './entry.ts'

const entry: Entry = { customerId: 'c', way: 'call', said: '报价已收到\n下周给答复', nextStep: '', nextOn: null }

test('the first line becomes the subject, and the summary is there only where it says more', () => {
  expect(recordOf(entry, 'r')).toMatchObject({
    subject: '报价已收到',
    summary: '报价已收到\n下周给答复',
    nextStep: null,
    followsId: 'r',
  })
  expect(recordOf({ ...entry, said: ' 报价已收到 ' }, undefined)).toMatchObject({ subject: '报价已收到', summary: null })
  const long = recordOf({ ...entry, said: '长'.repeat(130) }, undefined)
  expect([long.subject.length, long.summary?.length]).toEqual([120, 130])
})

test('a next step needs a day', () => {
  expect(wrongIn(entry)).toEqual({})
  expect(wrongIn({ ...entry, customerId: null, said: ' ', nextStep: '送样' })).toEqual({
    customer: true,
    said: true,
    nextOn: true,
  })
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
})
