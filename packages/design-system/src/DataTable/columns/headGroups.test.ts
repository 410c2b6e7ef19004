import { describe, expect, it } from 'vitest'
import { gapsFor, headRuns } from './headGroups.ts'

const paths = [[], ['计划', '数量'], ['计划', '数量'], ['计划'], ['交付'], ['交付'], []]

describe('groups over columns', () => {
  it('span neighbours under the same names, level by level', () => {
    const [outer, inner] = headRuns(paths, 2, 2)
    expect(outer?.map(({ name, from, to }) => [name, from, to])).toEqual([
      ['计划', 3, 6],
      ['交付', 6, 8],
    ])
    expect(inner?.map(({ name, from, to }) => [name, from, to])).toEqual([['数量', 3, 5]])
  })

  it('stand apart where other columns lie between, each with a key of its own', () => {
    const [runs] = headRuns([['计划'], [], ['计划']], 0, 1)
    expect(runs?.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [2, 3],
    ])
    expect(new Set(runs?.map(({ key }) => key)).size).toBe(2)
  })

  it('are not torn apart: a column stays in its group, one without a group stays out of the others', () => {
    expect(gapsFor(paths, [1, 2], 2)).toEqual([1, 2, 3])
    expect(gapsFor(paths, [0, 1], 0)).toEqual([0, 1, 4, 6, 7])
    expect(gapsFor(paths, [3, 4], 1)).toEqual([1, 3, 4])
  })

  it('move whole, and so does what is alone under its name', () => {
    expect(gapsFor(paths, [4, 6], 0)).toEqual([0, 1, 4, 6, 7])
    expect(gapsFor([['计划'], [], ['交付'], ['交付']], [0, 1], 1)).toEqual([0, 1, 2, 4])
  })
})
