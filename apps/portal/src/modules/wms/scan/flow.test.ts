import { describe, expect, it } from 'vitest'
import { askOf, begin, type Document, expectedOf, type Flow, isScanned, take, takeBack, usualQuantity, wantedOf } from './flow.ts'

const place = (name: string) => ({ id: name, name, warehouseId: 'w1', warehouseName: '一号仓' })
const material = (code: string, tracking = 'none') => ({ id: code, code, name: code, unit: 'pcs', tracking })
const line = (id: string, materialId: string, locationId: string | null) => ({
  ...{ id, materialId, code: materialId, name: materialId, quantity: '5', location: locationId, locationId, lotNo: null },
  serialNo: null as string | null,
})
const document = (kind: string, lines: Document['lines']): Document => ({ kind, id: 'd1', no: 'D-1', warehouseId: 'w1', lines })

describe('the flow of a scanner', () => {
  it('asks for a lot only where the material has lots, and begins the next line by itself', () => {
    let flow: Flow = { ...begin('receive'), document: document('purchaseOrder', [line('1', 'GLUE', null)]) }
    expect(askOf(begin('receive'))).toBe('document')
    expect(expectedOf(flow)).toEqual([{ material: 'GLUE GLUE', quantity: '5' }])
    flow = take(flow, { material: material('GLUE', 'lot') })
    expect([askOf(flow), usualQuantity(flow)]).toEqual(['quantity', '5'])
    flow = take(flow, { quantity: '4' })
    expect(askOf(flow)).toBe('lot')
    flow = take(take(flow, { lotNo: 'L1' }), { to: place('A1') })
    expect(flow.lines).toMatchObject([{ quantity: '4', lotNo: 'L1', wantedId: '1', to: { name: 'A1' } }])
    expect(askOf(flow)).toBe('material')
    expect(expectedOf(flow)).toEqual([])
  })

  it('wants a reason where another place is taken than the rule names, and ends with the document', () => {
    let flow: Flow = { ...begin('pick'), document: document('wmsOutStock', [line('1', 'SCREW', 'A1'), line('2', 'BOLT', null)]) }
    flow = take(take(take(flow, { from: place('A2') }), { material: material('SCREW') }), { quantity: '5' })
    expect(askOf(flow)).toBe('reason')
    flow = take(flow, { reason: '货架被挡' })
    flow = take(take(take(flow, { from: place('A1') }), { material: material('BOLT') }), { quantity: '5' })
    expect(flow.lines.map(({ wantedId, reason }) => [wantedId, reason])).toEqual([
      ['1', '货架被挡'],
      ['2', undefined],
    ])
    expect(askOf(flow)).toBeNull()
  })

  it('keeps the place while things are put away from it, and takes back scan by scan', () => {
    let flow = begin('putAway')
    flow = take(take(take(take(flow, { from: place('R1') }), { material: material('SCREW') }), { quantity: '2' }), {
      to: place('A1'),
    })
    expect([flow.lines.length, flow.draft.from?.name, askOf(flow)]).toEqual([1, 'R1', 'material'])
    flow = takeBack(take(flow, { material: material('BOLT') }))
    expect(askOf(flow)).toBe('material')
    expect(takeBack(takeBack(flow)).lines).toEqual([])
  })

  it('takes a serial number as one piece, each of them once and into its own line', () => {
    const drive = material('DRIVE', 'serial')
    let flow = take(take(begin('move'), { from: place('A1') }), { material: drive })
    expect(askOf(flow)).toBe('serial')
    flow = take(take(flow, { serialNo: 'S1' }), { to: place('A2') })
    expect(flow.lines).toMatchObject([{ serialNo: 'S1', quantity: '1' }])
    const again = take(take(flow, { from: place('A1') }), { material: drive })
    expect([isScanned(again, 's1'), isScanned(again, 'S2')]).toEqual([true, false])
    expect(askOf(takeBack(take(again, { serialNo: 'S2' })))).toBe('serial')

    const pieces = ['S1', 'S2'].map((serialNo) => ({ ...line(serialNo, 'DRIVE', 'A1'), quantity: '1', serialNo }))
    const counting: Flow = {
      ...begin('count'),
      document: document('stockCount', pieces),
      draft: { from: place('A1'), material: drive },
    }
    expect(take(counting, { serialNo: 's2' }).lines).toMatchObject([{ wantedId: 'S2', quantity: '1' }])
    expect(wantedOf(counting, 'DRIVE', { from: place('A1'), serialNo: 'S9' })).toBeUndefined()
    const picking: Flow = {
      ...begin('pick'),
      document: document('wmsOutStock', pieces),
      draft: { from: place('A1'), material: drive },
    }
    expect(askOf(take(picking, { serialNo: 'S2' }))).toBe('reason')
    expect(take(picking, { serialNo: 'S1' }).lines).toMatchObject([{ wantedId: 'S1', serialNo: 'S1' }])
  })
})
