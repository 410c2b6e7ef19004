import { describe, expect, it } from 'vitest'
import { layoutKey } from './layoutKey.ts'

describe('the key under which the columns of a list are kept', () => {
  it('is another one for a list within a page than for the whole list', () => {
    expect(layoutKey('customerContacts', null, '7')).toBe('bip-layout-customerContacts-7')
    expect(layoutKey('customerContacts', ['customerId'], '7')).toBe('bip-layout-customerContacts-under-customerId-7')
  })

  it('is the same under every record of a kind, and another one under another kind', () => {
    expect(layoutKey('purchaseOrder', ['projectId', 'supplierId'], '7')).toBe(
      layoutKey('purchaseOrder', ['supplierId', 'projectId'], '7'),
    )
    expect(layoutKey('purchaseOrder', ['supplierId'], '7')).not.toBe(layoutKey('purchaseOrder', ['projectId'], '7'))
  })
})
