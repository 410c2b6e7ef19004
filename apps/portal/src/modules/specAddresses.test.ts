import { baselineMenu } from '@bip/contract/baseline'
import { expect, test } from 'vitest'
import { specAddresses } from './specAddresses.ts'

test('an address of the specification leads to a page that the menu has, and to no other address', () => {
  const pages = new Set(baselineMenu.map(({ path }) => path))
  expect(Object.values(specAddresses).filter((path) => !pages.has(path))).toEqual([])
  expect(Object.keys(specAddresses).filter((path) => pages.has(path))).toEqual([])
})
