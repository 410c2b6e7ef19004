import { expect, it } from 'vitest'
import { tree, write } from '../testing/tree.ts'
import { contentHash } from './inputs.ts'
import { closure } from './workspace.ts'

it('changes with a source, its name or the lockfile, and not with tests, stories or what was built', () => {
  const base = tree({ 'apps/portal/src/main.ts': 'a', 'lock.yaml': '1' })
  const hash = () => contentHash(base, ['apps/portal', 'lock.yaml', 'absent.json'])
  const first = hash()
  write(base, 'apps/portal/src/main.test.ts', 'x')
  write(base, 'apps/portal/src/main.stories.tsx', 'x')
  write(base, 'apps/portal/dist/index.html', 'x')
  expect(hash()).toBe(first)
  write(base, 'apps/portal/src/main.ts', 'b')
  const second = hash()
  expect(second).not.toBe(first)
  write(base, 'lock.yaml', '2')
  expect(hash()).not.toBe(second)
})

it('follows the dependencies of an app to every package that it is built from', () => {
  const base = tree({
    'package.json': { name: 'bip' },
    'apps/portal/package.json': { name: '@bip/portal', dependencies: { '@bip/records': '*', react: '19' } },
    'packages/records/package.json': { name: '@bip/records', dependencies: { '@bip/contract': '*' } },
    'packages/contract/package.json': { name: '@bip/contract' },
    'packages/charts/package.json': { name: '@bip/charts' },
  })
  expect(closure(base, 'apps/portal')).toEqual(['apps/portal', 'packages/contract', 'packages/records'])
})
