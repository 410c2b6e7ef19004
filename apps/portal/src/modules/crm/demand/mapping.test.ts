import type { SheetReading } from '@bip/contract'
import { describe, expect, it } from 'vitest'
import { columnsOf, mappingOf, missingOf, withTarget } from './mapping.ts'

const reading: SheetReading = {
  headings: [
    { at: 0, heading: 'Pos', samples: [], target: 'itemNo' },
    { at: 1, heading: '设备', samples: [], target: 'itemName' },
    { at: 3, heading: '台数', samples: [], target: null },
  ],
  rows: 2,
  targets: [
    { key: 'itemNo', name: '项次', isRequired: true },
    { key: 'itemName', name: '名称', isRequired: true },
    { key: 'quantity', name: '数量', isRequired: true },
    { key: 'c1', name: '节拍', isRequired: true },
  ],
  isRemembered: false,
}

describe('the mapping of a customer’s sheet', () => {
  it('says what no row can do without, until a column fills it', () => {
    const mapping = mappingOf(reading)
    expect(missingOf(reading, mapping)).toBe('数量')
    expect(missingOf(reading, withTarget(mapping, 3, 'quantity'))).toBeUndefined()
  })

  it('lets a cell be filled by one column alone', () => {
    expect(columnsOf(withTarget(mappingOf(reading), 3, 'itemName'))).toEqual({ itemNo: 0, itemName: 3 })
    expect(columnsOf(withTarget(mappingOf(reading), 1, null))).toEqual({ itemNo: 0 })
  })
})
