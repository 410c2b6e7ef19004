import { describe, expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { circles } from './circles.ts'

const root = { 'package.json': { name: 'bip' }, 'packages/kit/package.json': { name: '@bip/kit' } }

const circle = {
  ...root,
  'packages/kit/src/list/List.ts': "import { ask } from '../data/ask.ts'\nimport '../data/keep.ts'\nask()",
  'packages/kit/src/data/ask.ts': 'export const ask = () => 1',
  'packages/kit/src/data/keep.ts': "import { texts } from '../words/texts.ts'\ntexts()",
  'packages/kit/src/words/texts.ts': "\nimport type { Row } from '../list/deep/row.ts'\nexport const texts = (row?: Row) => row",
  'packages/kit/src/list/deep/row.ts': 'export type Row = string',
}

describe('circles', () => {
  it('finds nothing where imports run one way, and leaves tests and the file that collects alone', async () => {
    const base = tree({
      ...root,
      'packages/kit/src/index.ts': "export * from './list/List.ts'\nexport * from './data/ask.ts'",
      'packages/kit/src/list/List.ts': "import { ask } from '../data/ask.ts'\nimport './row.ts'\nask()",
      'packages/kit/src/list/row.ts': "import './List.ts'",
      'packages/kit/src/data/ask.ts': 'export const ask = () => 1',
      'packages/kit/src/data/ask.test.ts': "import '../list/List.ts'",
      'packages/kit/src/data/testing/rows.ts': "import '../../list/List.ts'",
    })
    expect(await circles(base)).toEqual([])
  })

  it('finds folders that need each other over others, also by types, and says where it is thinnest', async () => {
    expect(await circles(tree(circle))).toEqual([
      'packages/kit/src: data, list, words need each other in a circle; the thinnest of it is data → words (packages/kit/src/data/keep.ts:1). Move what they share below both.',
    ])
  })

  it('finds a folder below another that needs a file beside it which needs the folder', async () => {
    const base = tree({
      ...root,
      'packages/kit/src/list/List.ts': "export const draw = () => import('./view/View.ts')",
      'packages/kit/src/list/view/View.ts': "import { draw } from '../List.ts'\ndraw()",
    })
    expect(await circles(base)).toEqual([expect.stringContaining('packages/kit/src/list: List.ts, view need each other')])
  })
})
