import type { MenuNode } from '@bip/contract'
import { describe, expect, it } from 'vitest'
import { firstPageOf, pagesOf, trailOf } from './menus.ts'

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
const names = (nodes: readonly MenuNode[]): string[] => nodes.map(({ name }) => name)

describe('the way to a page', () => {
  it('leads from the top menu to the entry, and from a detail page to the entry of its list', () => {
    expect(names(trailOf(menus, '/crm/customer'))).toEqual(['客户', '客户管理', '客户档案'])
    expect(names(trailOf(menus, '/crm/customer/detail/7'))).toEqual(['客户', '客户管理', '客户档案'])
  })

  it('leads from the page of a task to the to-do list', () => {
    expect(names(trailOf(menus, '/work/process/leave/handle/1/2/3'))).toEqual(['审批', '待办'])
  })

  it('does not take the beginning of a word for a page', () => {
    expect(names(trailOf(menus, '/crm/customer-contacts'))).toEqual(['客户', '客户管理', '客户联系人'])
    expect(trailOf(menus, '/crm/customer-other')).toEqual([])
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
