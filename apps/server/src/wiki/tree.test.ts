import { expect, test } from 'vitest'
import { flatTree, wikiTree } from './tree.ts'

const articles = [
  { id: '3', path: 'ew-wiki/quality/incoming', title: '来料检验' },
  { id: '1', path: 'ew-wiki/quality', title: '质量' },
  { id: '4', path: 'ew-wiki/lap-rap/an-toan', title: 'An toàn lắp ráp' },
  { id: '2', path: 'ew-wiki', title: '首页' },
  { id: '5', path: 'other/x', title: '别处' },
]

test('articles hang below the article or folder that their path names; what is outside the root is left out', () => {
  expect(wikiTree(articles, 'ew-wiki')).toMatchObject([
    { path: 'ew-wiki/lap-rap', title: 'lap-rap', pageId: '', children: [{ pageId: '4', title: 'An toàn lắp ráp' }] },
    { path: 'ew-wiki/quality', title: '质量', pageId: '1', children: [{ pageId: '3', title: '来料检验', children: [] }] },
  ])
  expect(flatTree(wikiTree(articles, 'ew-wiki')).map(({ pageId, parent, depth }) => [pageId, parent, depth])).toEqual([
    ['', '', 0],
    ['4', 'ew-wiki/lap-rap', 1],
    ['1', '', 0],
    ['3', 'ew-wiki/quality', 1],
  ])
  expect(wikiTree(articles, '').map(({ path }) => path)).toEqual(['ew-wiki', 'other'])
})
