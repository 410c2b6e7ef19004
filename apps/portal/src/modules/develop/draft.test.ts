import { testBench } from '@bip/develop/fixtures'
import { describe, expect, test } from 'vitest'
import { added, emptyDraft, inSection, moved, removed, renamed, sectionOf, startingFrom, withKind, withOptions } from './draft.ts'

describe('a draft', () => {
  test('follows a field that gets another name everywhere', () => {
    const next = renamed(renamed(testBench, 1, 'title'), 4, 'since')
    expect(next.display).toBe('title')
    expect(next.sort).toBe('-since')
    expect(next.columns).toContain('title')
    expect(next.filters).toContain('since')
    expect(next.form[0]?.fields).toContain('title')
    expect(JSON.stringify(next)).not.toMatch(/benchName|boughtOn/)
  })

  test('forgets a field that is removed', () => {
    const next = removed(testBench, 4)
    expect(next.sort).toBeUndefined()
    expect(JSON.stringify(next)).not.toContain('boughtOn')
  })

  test('gives a new field a free name, a column and a place in the form', () => {
    const next = added(added(emptyDraft()))
    expect(next.fields.map(({ key }) => key)).toEqual(['name', 'field2', 'field3'])
    expect(next.columns).toEqual(['name', 'createTime', 'field2', 'field3'])
    expect(sectionOf(next, 'field3')).toBe(0)
    expect(sectionOf(inSection(next, 'field3', -1), 'field3')).toBe(-1)
  })

  test('drops options that another kind does not have, and keeps the others', () => {
    const [, name] = testBench.fields
    if (!name) throw new Error('the fixture has a name')
    const next = withKind(name, 'dict')
    expect(next).toEqual({
      key: 'benchName',
      label: name.label,
      required: true,
      sortable: true,
      width: 220,
      dictionary: '',
      kind: 'dict',
    })
    expect(withOptions(next, { dictionary: 'DC_INDUSTRY', width: undefined })).not.toHaveProperty('width')
  })

  test('that starts from a model takes none of its names', () => {
    expect(startingFrom(testBench)).toMatchObject({
      key: 'testBenchCopy',
      path: '/blade-bip/test-bench-copy',
      menu: { path: '/scm/test-bench-copy' },
    })
  })

  test('moves within its bounds', () => {
    expect([moved([1, 2, 3], 0, 1), moved([1, 2, 3], 0, -1), moved([1, 2, 3], 2, 1)]).toEqual([
      [2, 1, 3],
      [1, 2, 3],
      [1, 2, 3],
    ])
  })
})
