import { material, user } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { asksNothing, readState, standardState, writeState } from './listState.ts'

test('a state reads as it was written, without the page', () => {
  const question = { search: '钢', filters: { status: 'active' }, sort: ['-createTime'], current: 4, size: 50 }
  const layout = { order: ['name', 'code'], widths: { name: 220 }, shown: { spec: false }, pins: { name: 'start' as const } }
  const { question: asked, layout: shown } = readState(material, writeState({ question, layout }))
  const { current: _page, ...others } = question
  expect(shown).toEqual(layout)
  expect(asked).toMatchObject({ search: others.search, sort: others.sort, size: 50 })
})

test('a list that shows a hundred rows by itself does so unasked, and twenty where that was chosen', () => {
  expect(writeState({ question: { size: 100 }, layout: {} }, user.list.size)).toBe(standardState)
  expect(asksNothing({ size: 100 }, user.list.size)).toBe(true)
  const twenty = writeState({ question: { size: 20 }, layout: {} }, user.list.size)
  expect(readState(user, twenty).question).toEqual({ size: 20 })
})

test('the same state is the same text, however it came about', () => {
  const one = writeState({ question: { search: ' 钢 ' }, layout: { widths: { b: 2, a: 1 }, shown: {} } })
  expect(writeState({ question: { search: '钢', filters: {} }, layout: { widths: { a: 1, b: 2 } } })).toBe(one)
  expect(writeState({ question: { current: 3 }, layout: { pins: {} } })).toBe(standardState)
})

test('what is no state shows the list as it is by itself', () => {
  for (const text of ['', 'null', '7', '{', '{"layout":3}', '{"layout":{"order":5,"pins":7}}'])
    expect(writeState(readState(material, text))).toBe(standardState)
})

test('an address that asks nothing may be given the default view', () => {
  expect(asksNothing({ filters: {}, current: 1, search: ' ' })).toBe(true)
  expect(asksNothing({ sort: ['name'] })).toBe(false)
})
