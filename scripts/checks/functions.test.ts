import { expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { functions } from './functions.ts'

const lines = (count: number): string => 'work()\n'.repeat(count)

it('finds functions that are longer than one can see through, of whatever form', async () => {
  const base = tree({
    'apps/server/src/run.ts': `export function short() {\n${lines(100)}}\nexport function long() {\n${lines(149)}}`,
    'apps/portal/src/Page.tsx': `export const Page = () => {\n${lines(148)}  return <p />\n}`,
    'packages/charts/src/draw.ts': `const parts = {\n  draw() {\n${lines(150)}  },\n}\nexport { parts }`,
    'packages/charts/src/fine.ts': `export function fine() {\n${lines(148)}}\n`,
    'packages/charts/src/draw.test.ts': `test('all', () => {\n${lines(200)}})`,
    'packages/charts/src/table.ts': `export const table = [\n${'  1,\n'.repeat(200)}]`,
  })
  expect(await functions(base)).toEqual([
    'apps/portal/src/Page.tsx:1 has a function of 151 lines, "Page"; take it apart, 150 are allowed.',
    'apps/server/src/run.ts:103 has a function of 151 lines, "long"; take it apart, 150 are allowed.',
    'packages/charts/src/draw.ts:2 has a function of 152 lines, "draw"; take it apart, 150 are allowed.',
  ])
})
