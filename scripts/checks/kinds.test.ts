import { expect, it } from 'vitest'
import { tree } from '../testing/tree.ts'
import { kinds } from './kinds.ts'

it('finds comparisons with the name of a kind outside the folders of kinds', async () => {
  const base = tree({
    'packages/contract/src/kinds/text.ts': "export type TextField = BaseOf<'text'>\nexport const is = field.kind === 'text'",
    'packages/contract/src/kinds/lines.ts': "export type LinesField = BaseOf<'lines'>",
    'packages/records/src/kinds/text/Cell.tsx': "if (field.kind === 'text') stay()",
    'apps/server/src/save.ts': "fine()\nif (field.kind !== 'text') leave()",
    'apps/server/src/lines.ts': "if (field.kind === 'lines') stay()",
    'apps/server/src/other.ts': "if (error.kind === 'answer') stay()",
  })
  expect(await kinds(base)).toEqual([
    'apps/server/src/save.ts:2 compares a kind with "text"; ask a trait of packages/contract/src/kinds/kinds.ts instead.',
  ])
})
