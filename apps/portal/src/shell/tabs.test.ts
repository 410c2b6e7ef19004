import { describe, expect, it } from 'vitest'
import { changeTabs, homePath, keepTabs, neighbourOf, type OpenTab, restoreTabs } from './tabs.ts'

const visit = (tabs: readonly OpenTab[], key: string, search = ''): readonly OpenTab[] =>
  changeTabs(tabs, { type: 'visit', key, search })
const keys = (tabs: readonly OpenTab[]): string[] => tabs.map((tab) => tab.key)

function storageOf(content?: string): Storage {
  const values = new Map(content === undefined ? [] : [['saber-tabs', content]])
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

describe('open pages', () => {
  const start = visit(restoreTabs(storageOf()), homePath)

  it('opens a page once and remembers the question of its list', () => {
    const once = visit(visit(start, '/crm/customer'), '/crm/customer', '?status=active')
    expect(keys(once)).toEqual([homePath, '/crm/customer'])
    expect(once[1]?.search).toBe('?status=active')
  })

  it('answers the very same tabs when nothing changed, so that no page renders again', () => {
    expect(visit(start, homePath)).toBe(start)
  })

  it('never closes the workbench', () => {
    expect(keys(changeTabs(visit(start, '/a'), { type: 'close', keys: [homePath, '/a'] }))).toEqual([homePath])
  })

  it('puts them in the order that was asked for, with all that they hold', () => {
    const three = visit(visit(start, '/a', '?q=1'), '/b')
    const ordered = changeTabs(three, { type: 'order', keys: [homePath, '/b', '/a'] })
    expect(keys(ordered)).toEqual([homePath, '/b', '/a'])
    expect(ordered[2]?.search).toBe('?q=1')
  })

  it('goes to the right neighbour of a closed page, else to the left one', () => {
    const three = visit(visit(start, '/a'), '/b')
    expect(neighbourOf(three, '/a').key).toBe('/b')
    expect(neighbourOf(three, '/b').key).toBe('/a')
  })

  it('comes back after a reload without loading pages nobody looked at', () => {
    const storage = storageOf()
    keepTabs(storage, changeTabs(visit(start, '/crm/customer'), { type: 'name', key: '/crm/customer', label: '客户' }))
    const restored = restoreTabs(storage)
    expect(keys(restored)).toEqual([homePath, '/crm/customer'])
    expect(restored[1]).toMatchObject({ label: '客户', isVisited: false, isDirty: false })
  })

  it.each(['not json', '{}', '[null, 7, {"key":"javascript:alert(1)","search":"","label":""}]'])(
    'ignores what is not a list of pages: %s',
    (content) => {
      expect(keys(restoreTabs(storageOf(content)))).toEqual([homePath])
    },
  )
})
