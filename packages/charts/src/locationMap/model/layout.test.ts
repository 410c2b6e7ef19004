import { describe, expect, it } from 'vitest'
import type { MapPlace } from '../types.ts'
import { inOrder, layoutOf, placeAt } from './layout.ts'

const place = (name: string, aisle: string | null, rack: string | null, level: string | null): MapPlace => ({
  ...{ id: name, name, aisle, rack, level, share: 0, detail: '' },
})

describe('the layout of a warehouse', () => {
  const layout = layoutOf([
    place('2-1-1', '2', '1', '1'),
    place('10-1-1', '10', '1', '1'),
    place('2-10-1', '2', '10', '1'),
    place('2-2-2', '2', '2', '2'),
    place('2-2-1', '2', '2', '1'),
    place('floor', null, null, null),
  ])

  it('orders aisles, racks and levels as people count, what has no aisle last', () => {
    expect(layout.bands.map(({ name }) => name)).toEqual(['2', '10', ''])
    expect(layout.bands[0]?.racks.map(({ name }) => name)).toEqual(['1', '2', '10'])
    expect(inOrder(layout).map(({ name }) => name)).toEqual(['2-1-1', '2-2-1', '2-2-2', '2-10-1', '10-1-1', 'floor'])
  })

  it('draws the lowest level at the bottom, and finds each place where it is drawn', () => {
    const [low, high] = [layout.at.get('2-2-1'), layout.at.get('2-2-2')]
    expect(low?.x).toBe(high?.x)
    expect(Number(low?.y)).toBeGreaterThan(Number(high?.y))
    for (const [id, { x, y }] of layout.at) expect(placeAt(layout, x + 3, y + 3)?.id).toBe(id)
    expect(placeAt(layout, 0, 0)).toBeUndefined()
  })

  it('hides no place behind another of the same rack and level', () => {
    const twice = layoutOf([place('a', '1', '1', '1'), place('b', '1', '1', '1')])
    expect(placeAt(twice, Number(twice.at.get('a')?.x), Number(twice.at.get('a')?.y))?.id).toBe('a')
    expect(placeAt(twice, Number(twice.at.get('b')?.x), Number(twice.at.get('b')?.y))?.id).toBe('b')
  })
})
