import type { HoursDesk } from '@bip/contract/resources'
import { expect, test } from 'vitest'
import { entriesOf, isWrong, keyOf, pasted, readNumber, sumsOf } from './cells.ts'

const operation = (id: string) => ({
  ...{ id, itemId: `item ${id}`, itemNo: id, stepNo: '10', processName: '车削', materialName: '', quantity: '5' },
  ...{ finishedQuantity: '0', plannedHours: '8', reportedHours: '0', requirements: [] },
})
const desk: HoursDesk = {
  ...{ groups: [], workGroupId: 'g', me: null, lockedBy: null, operations: [operation('a'), operation('b')] },
  people: ['p', 'q'].map((id) => ({ id, name: id, shiftKind: 'day', reported: '0' })),
}

test('hours are read as people type them', () => {
  expect(['7.5', '7,5', ' ７．５ ', '', 'x', '-1'].map(readNumber)).toEqual([7.5, 7.5, 7.5, 0, undefined, undefined])
  expect([isWrong('25', 'p'), isWrong('25', 'good'), isWrong('abc', 'good')]).toEqual([true, false, true])
})

test('a block from a sheet fills cells to the right and down, and no further', () => {
  const place = { rows: ['a', 'b'], columns: ['p', 'q', 'good'], row: 0, column: 1 }
  expect(pasted('1\t2\t9\r\n3\t4\r\n5\t6\r\n', place)).toEqual([
    [keyOf('a', 'q'), '1'],
    [keyOf('a', 'good'), '2'],
    [keyOf('b', 'q'), '3'],
    [keyOf('b', 'good'), '4'],
  ])
})

test('each operation becomes one report, its pieces told once', () => {
  const cells = new Map([
    [keyOf('a', 'p'), '4'],
    [keyOf('a', 'q'), '3,5'],
    [keyOf('a', 'good'), '2'],
    [keyOf('b', 'good'), '9'],
  ])
  expect(sumsOf(cells, desk)).toMatchObject({ all: 7.5 })
  expect(entriesOf(cells, desk)).toEqual([
    {
      ...{ itemId: 'item a', stepNo: '10' },
      people: [
        { workerId: 'p', hours: '4.00', goodQuantity: '2.0000', scrapQuantity: '0.0000' },
        { workerId: 'q', hours: '3.50', goodQuantity: '0.0000', scrapQuantity: '0.0000' },
      ],
    },
  ])
})
