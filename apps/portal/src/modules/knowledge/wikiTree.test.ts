import type { WikiTreeItem } from '@bip/contract'
import { expect, test } from 'vitest'
import { localeOf, postPath, wikiNodes } from './wikiTree.ts'

const item = (path: string, pageId: string, children: WikiTreeItem[] = []): WikiTreeItem => ({
  id: path,
  path,
  title: path,
  pageId,
  children,
})

test('levels without an article open and are not read; articles are found by their id', () => {
  expect(
    wikiNodes([item('ew-wiki/assembly', '', [item('ew-wiki/assembly/torque', 'w2')]), item('ew-wiki/quality', 'w1')]),
  ).toEqual([
    {
      key: 'ew-wiki/assembly',
      label: 'ew-wiki/assembly',
      isDisabled: true,
      children: [{ key: 'w2', label: 'ew-wiki/assembly/torque' }],
    },
    { key: 'w1', label: 'ew-wiki/quality' },
  ])
})

test('readers begin with articles in their own language', () => {
  expect([localeOf('zh-CN'), localeOf('vi'), localeOf('en')]).toEqual(['zh', 'vi', 'en'])
  expect(postPath('a/b')).toBe('/knowledge/post/a%2Fb')
})
