import { describe, expect, it } from 'vitest'
import { changeTabs, closableKeys, homePath, keepTabs, maxKept, neighbourOf, type OpenTab, restoreTabs } from './tabs.ts'

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
    const named = changeTabs(start, { type: 'name', key: homePath, label: '工作台' })
    expect(changeTabs(named, { type: 'name', key: homePath, label: '工作台' })).toBe(named)
    // What kind of page it is gives way to its name, whichever comes first.
    expect(changeTabs(named, { type: 'name', key: homePath, label: '页面', isKind: true })).toBe(named)
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

  it('puts what is pinned behind the workbench, in the order it was pinned, and keeps it there', () => {
    const four = visit(visit(visit(start, '/a'), '/b'), '/c')
    const pinned = changeTabs(four, { type: 'pin', key: '/c', isPinned: true })
    expect(keys(pinned)).toEqual([homePath, '/c', '/a', '/b'])
    expect(keys(changeTabs(pinned, { type: 'order', keys: ['/b', '/a', '/c', homePath] }))).toEqual([homePath, '/c', '/b', '/a'])
    expect(keys(changeTabs(pinned, { type: 'pin', key: '/c', isPinned: false }))).toEqual([homePath, '/c', '/a', '/b'])
    const storage = storageOf()
    keepTabs(storage, pinned)
    expect(restoreTabs(storage)[1]).toMatchObject({ key: '/c', isPinned: true })
  })

  it('closes the others, those to the right, or all: never the workbench, never what is pinned', () => {
    const five = changeTabs(visit(visit(visit(visit(start, '/a'), '/b'), '/c'), '/d'), { type: 'pin', key: '/a', isPinned: true })
    expect(closableKeys(five, 'others', '/c')).toEqual(['/b', '/d'])
    expect(closableKeys(five, 'right', '/b')).toEqual(['/c', '/d'])
    expect(closableKeys(five, 'all', '/b')).toEqual(['/b', '/c', '/d'])
  })

  it('puts a record into the place of the form that made it, or joins the tab that it has already', () => {
    const form = changeTabs(visit(visit(visit(start, '/a'), '/new'), '/b'), { type: 'dirty', key: '/new', isDirty: true })
    const made = changeTabs(form, { type: 'replace', key: '/new', by: '/record', label: '苏州新盛精密' })
    expect(keys(made)).toEqual([homePath, '/a', '/record', '/b'])
    expect(made[2]).toMatchObject({ label: '苏州新盛精密', isDirty: false, isVisited: false })
    expect(keys(changeTabs(form, { type: 'replace', key: '/new', by: '/a', label: '' }))).toEqual([homePath, '/a', '/b'])
  })

  it('gives a page without a tab no place, and forgets it when it is left', () => {
    const aside = changeTabs(start, { type: 'visit', key: '/403', search: '', isAside: true })
    expect(keys(aside)).toEqual([homePath, '/403'])
    const storage = storageOf()
    keepTabs(storage, aside)
    expect(keys(restoreTabs(storage))).toEqual([homePath])
    expect(keys(visit(aside, '/a'))).toEqual([homePath, '/a'])
    expect(closableKeys(aside, 'all', '/a')).toEqual([])
  })

  it('lets go of the screen shown longest ago, but of none with unsaved input and none that is always kept', () => {
    let tabs = changeTabs(start, { type: 'visit', key: '/always', search: '', keep: 'always' })
    tabs = changeTabs(visit(tabs, '/dirty'), { type: 'dirty', key: '/dirty', isDirty: true })
    for (let page = 0; page < 200; page++) tabs = visit(tabs, `/page/${page}`)
    const there = tabs.filter(({ isVisited }) => isVisited).map(({ key }) => key)
    expect(there.slice(0, 3)).toEqual([homePath, '/always', '/dirty'])
    expect(there).toHaveLength(3 + maxKept + 1)
    expect(there.at(-1)).toBe('/page/199')
    expect(tabs).toHaveLength(203)
  })

  it('does not keep a screen that is not to be kept, and loads one anew where that is asked for', () => {
    const never = changeTabs(start, { type: 'visit', key: '/live', search: '', keep: 'never' })
    expect(visit(never, '/a').find(({ key }) => key === '/live')?.isVisited).toBe(false)
    expect(changeTabs(never, { type: 'reload', key: '/live' }).find(({ key }) => key === '/live')?.round).toBe(1)
  })

  it('comes back after a reload without loading pages nobody looked at', () => {
    const storage = storageOf()
    keepTabs(storage, changeTabs(visit(start, '/crm/customer'), { type: 'name', key: '/crm/customer', label: '客户' }))
    const restored = restoreTabs(storage)
    expect(keys(restored)).toEqual([homePath, '/crm/customer'])
    expect(restored[1]).toMatchObject({ label: '客户', isVisited: false, isDirty: false })
  })

  it.each([
    'not json',
    '{}',
    '[null, 7, {"key":"javascript:alert(1)","search":"","label":""}, {"key":"//evil.example","search":"","label":""}]',
  ])('ignores what is not a list of pages: %s', (content) => {
    expect(keys(restoreTabs(storageOf(content)))).toEqual([homePath])
  })
})
