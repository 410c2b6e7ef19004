import { expect, test } from 'vitest'
import { coreOfListing, type Listing } from '../resource/listing.ts'
import { queries, resources } from '../resources/index.ts'
import * as exported from './index.ts'

const isListing = (one: object): one is Listing => 'path' in one
const all = Object.values(exported).flatMap((one) => (isListing(one) ? [one] : Object.values(one).filter(isListing)))

test('A listing is known by a key of its own', () => {
  expect(all.length).toBeGreaterThan(10)
  const keys = [...all.map(({ key }) => key), ...Object.keys(resources), ...Object.keys(queries)]
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

test('A listing names who may see it, and what it asks is no column', () => {
  for (const listing of all) {
    const { computed, list, fields } = coreOfListing(listing)
    expect(computed?.listing?.permission, listing.key).toMatch(/^[a-z]\w*_view$/)
    expect([...list.columns, ...list.filters, ...(list.card ?? [])].filter((key) => !(key in fields))).toEqual([])
    expect(computed?.asks.filter((key) => list.columns.includes(key))).toEqual([])
  }
})
