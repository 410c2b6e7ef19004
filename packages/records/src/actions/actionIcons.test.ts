import { resources } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { hasActionIcon } from './actionIcons.tsx'

test('every icon that an action names is drawn', () => {
  const named = Object.values(resources).flatMap(({ actions = {} }) => Object.values(actions).flatMap(({ icon }) => icon ?? []))
  expect([...new Set(named)].filter((icon) => !hasActionIcon(icon))).toEqual([])
})
