import { expect, it } from 'vitest'
import { isLostCode } from './lostCode.ts'

it.each([
  'Failed to fetch dynamically imported module: http://bip.example/assets/crm-1a2b.js',
  'error loading dynamically imported module: http://bip.example/assets/crm-1a2b.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/crm-1a2b.css',
  'The file that was fetched has no such page. Reload to get the version of the server.',
])('knows that code did not come by “%s”', (message) => {
  expect(isLostCode(new TypeError(message))).toBe(true)
})

it('takes other errors for what they are', () => {
  expect(isLostCode(new TypeError('Failed to fetch'))).toBe(false)
  expect(isLostCode(new Error("Cannot read properties of undefined (reading 'map')"))).toBe(false)
})
