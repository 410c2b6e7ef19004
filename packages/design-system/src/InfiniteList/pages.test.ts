import { expect, it } from 'vitest'
import { type Loaded, nothingLoaded, withPage } from './pages.ts'

const load = (...pages: Parameters<typeof withPage<string>>[1][]): Loaded<string> =>
  pages.reduce<Loaded<string>>((before, page) => withPage(before, page, (item) => item), nothingLoaded)

it('adds page after page and leaves out what came before', () => {
  const { items, next } = load({ items: ['a', 'b'] }, { items: ['b', 'c', 'c'] })
  expect(items).toEqual(['a', 'b', 'c'])
  expect(next).toBe(3)
})

it('ends when a page says so, is empty, or brings the last of all', () => {
  expect(load({ items: ['a'] }).isDone).toBe(false)
  expect(load({ items: ['a'], isLast: true }).isDone).toBe(true)
  expect(load({ items: ['a'] }, { items: [] }).isDone).toBe(true)
  expect(load({ items: ['a', 'b'], total: 3 }, { items: ['c'] })).toMatchObject({ isDone: true, total: 3 })
  expect(load({ items: [], isLast: false }).isDone).toBe(false)
})
