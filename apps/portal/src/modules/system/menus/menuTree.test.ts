import type { MenuDetail } from '@bip/contract'
import { expect, test } from 'vitest'
import { menuTree, placeOf, wayTo } from './menuTree.ts'

const entry = (id: string, parentId: string, name: string, en = ''): MenuDetail => ({
  id,
  parentId,
  name,
  names: en ? { en } : {},
  code: id,
  icon: '',
  path: '',
  href: '',
  permission: '',
  sort: 0,
  isOpen: 1,
  displayType: '',
  routeType: 'menu_route_type_inside',
  isHidden: false,
  isSystem: true,
})
const entries = [
  entry('crm', '0', '客户', 'Customers'),
  entry('scm', '0', '供应链'),
  entry('list', 'crm', '客户管理'),
  entry('map', 'crm', '客户地图'),
]

test('entries become a tree in the reader’s language; an entry is left out with all below it', () => {
  expect(menuTree(entries, 'en').map(({ label }) => label)).toEqual(['Customers', '供应链'])
  expect(menuTree(entries, 'zh-CN')[0]?.children?.map(({ key }) => key)).toEqual(['list', 'map'])
  expect(menuTree(entries, 'zh-CN', 'crm').map(({ key }) => key)).toEqual(['scm'])
})

test('a dropped entry has a parent and a sibling that follows it', () => {
  const nodes = menuTree(entries, 'zh-CN')
  const [crm, scm] = nodes
  const map = crm?.children?.[1]
  if (!crm || !scm || !map) throw new Error('the tree lacks nodes')
  expect(placeOf(nodes, { node: map, target: scm, position: 'inside' })).toEqual({ id: 'map', parentId: 'scm', before: null })
  expect(placeOf(nodes, { node: map, target: crm, position: 'before' })).toEqual({ id: 'map', parentId: '0', before: 'crm' })
  expect(placeOf(nodes, { node: crm, target: scm, position: 'after' })).toEqual({ id: 'crm', parentId: '0', before: null })
})

test('the tree opens along the way to an entry', () => {
  const deep = [...entries, entry('one', 'list', '客户详情')]
  expect(wayTo(deep, 'one')).toEqual(['crm', 'list'])
  expect(wayTo(deep, 'crm')).toEqual([])
  expect(wayTo(deep, 'gone')).toEqual([])
})
