import { expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { dependencies } from './dependencies.ts'

const manifests = {
  'package.json': { name: 'bip', devDependencies: { vite: '8', '@types/node': '24' } },
  'packages/charts/package.json': { name: '@bip/charts', dependencies: { '@bip/contract': '*', echarts: '6' } },
}

it('asks for a line about every dependency and for no line about any other', async () => {
  const base = tree({
    ...manifests,
    'docs/dependencies.md': '| name | for |\n|---|---|\n| `vite` | builds |\n| `moment` | dates |\n\n- `@types/*`: types\n',
  })
  expect(await dependencies(base)).toEqual([
    'packages/charts/package.json declares echarts, which has no line in docs/dependencies.md; add what it is for and what else was weighed.',
    'docs/dependencies.md:4 explains moment, which no package.json declares; remove the line.',
  ])
})

it('is content when every one has its line', async () => {
  const base = tree({ ...manifests, 'docs/dependencies.md': '- `vite`, `@types/node`: build\n- `echarts`: charts' })
  expect(await dependencies(base)).toEqual([])
})
