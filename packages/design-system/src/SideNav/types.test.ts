import { describe, expect, test } from 'vitest'
import { firstItems, type SideNavGroup } from './types.ts'

const groups: readonly SideNavGroup[] = ['车间', '仓库', '质检'].map((label) => ({
  label,
  items: [1, 2, 3].map((number) => ({ key: `${label}${number}`, label: `${label} ${number}` })),
}))
const keys = (shown: readonly SideNavGroup[]): string[] => shown.flatMap(({ items }) => items.map(({ key }) => key))

describe('the entries that a long sidebar begins with', () => {
  test('are the first ones, under their headings', () => {
    const shown = firstItems(groups, 4, '车间2')
    expect(keys(shown)).toEqual(['车间1', '车间2', '车间3', '仓库1'])
    expect(shown.map(({ label }) => label)).toEqual(['车间', '仓库'])
  })

  test('are all where that is few, or where the chosen one comes late', () => {
    expect(firstItems(groups, 9, undefined)).toBe(groups)
    expect(firstItems(groups, 4, '质检3')).toBe(groups)
    expect(keys(firstItems(groups, 4, '别处'))).toHaveLength(4)
  })
})
