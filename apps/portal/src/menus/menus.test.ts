import type { MenuNode } from '@bip/contract'
import { describe, expect, it, vi } from 'vitest'
import { openEntry, openingOf } from '../shell/openEntry.ts'
import { asideOf, drawerGroups, sideGroups } from '../shell/sideGroups.tsx'
import { firstPageOf, indexMenus, pagesOf, permittedMenus, topMenus, trailOf } from './menus.ts'

const node = (name: string, path: string, children: MenuNode[] = []): MenuNode => ({
  id: name,
  parentId: '0',
  path,
  name,
  code: name,
  icon: '',
  source: '',
  href: '',
  isOpen: 1,
  displayType: '',
  routeType: '',
  sopDocId: '',
  sopDocName: '',
  sopDocPath: '',
  meta: {},
  children,
})

const menus = [
  node('工作台', '/desk/index'),
  node('客户', '', [node('客户管理', '', [node('客户档案', '/crm/customer'), node('客户联系人', '/crm/customer-contacts')])]),
  node('System', '', [node('Users', '/system/user')]),
  node('审批', '', [node('待办', '/work/todo')]),
]
const index = indexMenus(menus)
const names = (nodes: readonly MenuNode[]): string[] => nodes.map(({ name }) => name)

describe('the way to a page', () => {
  it('leads from the top menu to the entry, and from a detail page to the entry of its list', () => {
    expect(names(trailOf(index, '/crm/customer'))).toEqual(['客户', '客户管理', '客户档案'])
    expect(names(trailOf(index, '/crm/customer/detail/7'))).toEqual(['客户', '客户管理', '客户档案'])
  })

  it('leads from the page of a task to the to-do list', () => {
    expect(names(trailOf(index, '/work/process/leave/handle/1/2/3'))).toEqual(['审批', '待办'])
    expect(names(trailOf(index, '/workflow/process/todo/eyJ9'))).toEqual(['审批', '待办'])
  })

  it('does not take the beginning of a word for a page', () => {
    expect(names(trailOf(index, '/crm/customer-contacts'))).toEqual(['客户', '客户管理', '客户联系人'])
    expect(trailOf(index, '/crm/customer-other')).toEqual([])
  })

  it('opens the first page below a top menu', () => {
    expect(menus.map(firstPageOf)).toEqual(['/desk/index', '/crm/customer', '/system/user', '/work/todo'])
  })
})

describe('all pages of a menu', () => {
  it('stand below the names that lead to them, each once', () => {
    const twice = [...menus, node('常用', '', [node('待办', '/work/todo')])]
    expect(pagesOf(twice).map(({ node: { path }, trail }) => `${trail.join(' / ')}: ${path}`)).toEqual([
      ': /desk/index',
      '客户 / 客户管理: /crm/customer',
      '客户 / 客户管理: /crm/customer-contacts',
      'System: /system/user',
      '审批: /work/todo',
    ])
  })
})

describe('a page that stands beside the menu', () => {
  it('lights up the entry that its address names as parent, unless it is an entry itself', () => {
    const named = indexMenus([
      node('Projects', '', [{ ...node('Delivery', '/pdp/delivery'), id: '42' }]),
      node('Users', '/system/user'),
    ])
    expect(names(trailOf(named, '/workflow/process/detail/eyJ9', '42'))).toEqual(['Projects', 'Delivery'])
    expect(names(trailOf(named, '/system/user', '42'))).toEqual(['Users'])
    expect(trailOf(named, '/workflow/process/detail/eyJ9', 'unknown')).toEqual([])
  })
})

describe('the rules of entries', () => {
  const origin = 'https://portal.example'
  const outside = (path: string) => openingOf({ ...node('Mail', path), routeType: 'menu_route_type_outside' }, origin)

  it('inside is a page, an iframe a page of ours around it, outside a new window with a safe address', () => {
    expect(openingOf(node('Users', '/system/user'), origin)).toEqual({ type: 'page', path: '/system/user' })
    const frame = { ...node('Reports', 'https://reports.example'), id: '9', routeType: 'menu_route_type_iframe' }
    expect(openingOf(frame, origin)).toEqual({ type: 'page', path: '/iframe/9' })
    expect(trailOf(indexMenus([frame]), '/iframe/9')).toEqual([frame])
    expect(outside('https://mail.example')).toEqual({ type: 'window', url: 'https://mail.example/' })
    expect(outside('{host}/dashboard/shipping')).toEqual({ type: 'window', url: `${origin}/dashboard/shipping` })
    for (const path of ['javascript:alert(1)', 'mail.example', '//mail.example'])
      expect(outside(path)).toEqual({ type: 'invalid', address: path })
  })

  it('two walls open beside the portal, the others in its place', () => {
    expect(openingOf(node('HR', '/dashboard/humanResources/index'), origin).type).toBe('window')
    expect(openingOf(node('Command', '/dashboard/commandRoom/index'), origin).type).toBe('window')
    expect(openingOf(node('Shipping', '/dashboard/shipping'), origin)).toEqual({ type: 'leave', url: '/dashboard/shipping' })
  })

  it('children of a sidebar entry stand aside, by its type or by its meta', () => {
    const children = [node('Rates', '/crm/set/rates'), node('Areas', '/crm/set/areas')]
    const plain = node('Settings', '/crm/set', children)
    for (const aside of [
      { ...plain, displayType: 'menu_display_type_dhlly' },
      { ...plain, meta: { isSidebarRouterMenu: true } },
    ]) {
      const top = node('客户', '', [node('设置', '', [aside])])
      expect(sideGroups(top)[0]?.items[0]).toMatchObject({ key: '/crm/set', children: undefined })
      expect(asideOf(trailOf(indexMenus([top]), '/crm/set/areas'))?.items.map(({ key }) => key)).toEqual([
        '/crm/set/rates',
        '/crm/set/areas',
      ])
    }
    const top = node('客户', '', [node('设置', '', [plain])])
    expect(sideGroups(top)[0]?.items[0]?.children).toHaveLength(2)
    expect(asideOf(trailOf(indexMenus([top]), '/crm/set/areas'))).toBeUndefined()
  })

  it('a small screen has every entry below the name of its top menu, in no fold', () => {
    expect(drawerGroups(menus).map(({ label, items }) => [label, ...items.map((item) => item.label)])).toEqual([
      ['工作台', '工作台'],
      ['客户', '客户档案', '客户联系人'],
      ['System', 'Users'],
      ['审批', '待办'],
    ])
  })

  it('three top menus stand first in the bar, the others after them', () => {
    const tops = ['crm', 'desk', 'scm', 'work', 'system'].map((id) => ({ ...node(id, `/${id}`), id }))
    expect(topMenus(tops).map(({ id }) => id)).toEqual(['crm', 'desk', 'work', 'scm', 'system'])
    const foreign = ['1', '2', '3', '4'].map((id) => ({ ...node(id, `/${id}`), id }))
    expect(topMenus(foreign)).toEqual(foreign)
  })

  it('an entry that names roles is for those roles', () => {
    const tree = [
      node('A', '/a'),
      { ...node('B', '', [{ ...node('C', '/c'), meta: { roles: ['计划员'] } }, node('D', '/d')]), meta: {} },
    ]
    expect(permittedMenus(tree, ['销售'])[1]?.children.map(({ path }) => path)).toEqual(['/d'])
    expect(permittedMenus(tree, ['销售', '计划员'])[1]?.children).toHaveLength(2)
    expect(permittedMenus(menus, [])).toBe(menus)
  })
})

describe('a menu of 1 500 nodes', () => {
  /** Counts how often a path of a node is read. */
  function counted(tree: MenuNode[]): { tree: MenuNode[]; reads: () => number } {
    let reads = 0
    const watch = (one: MenuNode): MenuNode => {
      const { path, ...rest } = one
      return Object.defineProperty({ ...rest, children: one.children.map(watch) } as MenuNode, 'path', {
        enumerable: true,
        get: () => {
          reads++
          return path
        },
      })
    }
    return { tree: tree.map(watch), reads: () => reads }
  }

  it('is walked once; finding a page walks nothing', () => {
    const big = Array.from({ length: 10 }, (_, top) =>
      node(
        `T${top}`,
        '',
        Array.from({ length: 10 }, (_, group) =>
          node(
            `G${group}`,
            '',
            Array.from({ length: 14 }, (_, page) => node(`P${page}`, `/m${top}/g${group}/p${page}`)),
          ),
        ),
      ),
    )
    const { tree, reads } = counted(big)
    const made = indexMenus(tree)
    const walked = reads()
    expect(walked).toBeLessThanOrEqual(1510)
    for (let visit = 0; visit < 1000; visit++) trailOf(made, `/m${visit % 10}/g3/p7/detail/${visit}`)
    expect(reads()).toBe(walked)
    expect(names(trailOf(made, '/m4/g3/p7/detail/1'))).toEqual(['T4', 'G3', 'P7'])
  })
})

it('an entry that leads nowhere is only logged: its user stays where they are', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const [show, open, assign] = [vi.fn(), vi.fn(), vi.fn()]
  vi.stubGlobal('window', { open, location: { origin: 'https://portal.example', assign } })
  openEntry({ ...node('Mail', 'javascript:alert(1)'), routeType: 'menu_route_type_outside' }, show)
  expect(warn.mock.calls).toEqual([['The menu entry "Mail" leads nowhere: javascript:alert(1)']])
  for (const way of [show, open, assign]) expect(way).not.toHaveBeenCalled()
  openEntry(node('Users', '/system/user'), show)
  expect(show).toHaveBeenCalledWith('/system/user')
  vi.unstubAllGlobals()
  warn.mockRestore()
})
