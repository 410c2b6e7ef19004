import { expect, it } from 'vitest'
import { text as en } from '../locales/en.ts'
import { text as vi } from '../locales/vi.ts'
import { text as zh } from '../locales/zh-CN.ts'
import { wallOf, walls } from './walls.tsx'

it('every wall that the platform names is found by its address, and none by another', () => {
  const named = [
    'projectSchedule',
    'shipping',
    'floorboard/index',
    'assemblyboard',
    'onSitePlan',
    'humanResources/index',
    'suppliersdownload/suppliersdownload',
    'commandRoom/index',
  ]
  expect(named.filter((path) => wallOf(path) === undefined)).toEqual([])
  expect(walls).toHaveLength(named.length)
  for (const path of ['', 'floorboard', 'Shipping', 'shipping/']) expect(wallOf(path)).toBeUndefined()
})

it('a wall says its name in every language', () => {
  for (const { walls: words } of [zh, vi, en]) for (const { name } of walls) expect(words.names[name].length).toBeGreaterThan(0)
})
