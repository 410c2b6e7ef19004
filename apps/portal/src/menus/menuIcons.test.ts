import { baselineMenu } from '@bip/contract/baseline'
import { queries, resources } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { menuIcons } from './menuIcons.ts'

test('every icon that a menu or a page names is drawn', () => {
  const named = [...baselineMenu, ...Object.values(resources), ...Object.values(queries)].flatMap(({ icon }) => icon ?? [])
  expect([...new Set(named)].filter((icon) => !(icon in menuIcons))).toEqual([])
})
