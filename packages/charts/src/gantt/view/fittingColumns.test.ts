import { expect, test } from 'vitest'
import { hiddenColumns } from './fittingColumns.ts'

const column = (key: string, width: number, isHidden?: boolean) => ({ key, header: key, width, isHidden, value: () => '' })
const columns = [
  ...[column('name', 230, false), column('status', 128), column('start', 108), column('finish', 108), column('duration', 84)],
  ...[column('progress', 72), column('slack', 84, true), column('itemNo', 70), column('ownerName', 90)],
]

test('the bars keep their room: what tells least goes first', () => {
  expect([...hiddenColumns(columns, 1700, {})]).toEqual([])
  expect([...hiddenColumns(columns, 1188, {})].sort()).toEqual(['itemNo', 'ownerName', 'progress'])
  expect([...hiddenColumns(columns, 1028, {})].sort()).toEqual(['duration', 'ownerName', 'progress', 'status'])
})

test('what the reader chose stays, and takes the room of the others', () => {
  const hidden = [...hiddenColumns(columns, 1028, { shown: { status: true } })].sort()
  expect(hidden).toEqual(['duration', 'finish', 'itemNo', 'ownerName', 'progress'])
  expect(hiddenColumns(columns, 1028, { shown: { start: false } }).has('status')).toBe(false)
})
