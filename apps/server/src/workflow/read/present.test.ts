import { expect, test } from 'vitest'
import { type ButtonsOf, buttonsOf } from './present.ts'

const keysOf = (hasDrawings: boolean, permissions = ['wf_pass', 'wf_drawing_match']): string[] =>
  buttonsOf(
    {
      session: { permissions: new Set(permissions) },
      node: { id: 'review' },
      diagram: {},
      language: 'zh-CN',
      isLent: false,
      hasBack: false,
      hasDrawings,
    } as unknown as ButtonsOf /* what the buttons depend on */,
  ).map(({ buttonKey }) => buttonKey)

test('drawings are matched by who may, where the document has materials', () => {
  expect(keysOf(true)).toEqual(['wf_pass', 'wf_drawing_match'])
  expect(keysOf(false)).toEqual(['wf_pass'])
  expect(keysOf(true, ['wf_pass'])).toEqual(['wf_pass'])
})
