import { decryptSm4, encryptSm4 } from '@bip/contract/crypto'
import { expect, test } from 'vitest'
import { recordFigure } from '../../../../tests/support/figures.ts'
import { seal, unseal } from './sealing.ts'

const key = '0f1e2d3c4b5a69788796a5b4c3d2e1f0'

test('what the server seals, clients open, and the other way round', async () => {
  for (const text of ['', 'a', '{"name":"苏州精工 · Bắc Ninh 🏭"}', 'x'.repeat(4096)]) {
    expect(await decryptSm4(await seal(text, key), key)).toBe(text)
    expect(await unseal(await encryptSm4(text, key), key)).toBe(text)
  }
  expect(await seal('same', key)).not.toBe(await seal('same', key))
})

test('another key, a cut text and garbage open nothing', async () => {
  const sealed = await seal('{"a":"secret"}', key)
  expect(await unseal(sealed, 'f'.repeat(32))).not.toBe('{"a":"secret"}')
  for (const garbage of [sealed.slice(0, -2), sealed.slice(0, 32), '00', '', 'not hex at all', 'ab'.repeat(40)])
    expect(await unseal(garbage, key)).toBeUndefined()
})

test('a body of 8 MB is opened many times faster than by the clients’ code', async () => {
  const sealed = await seal('x'.repeat(4 * 1024 * 1024), key)
  const began = performance.now()
  await unseal(sealed, key)
  const native = performance.now() - began
  const small = sealed.slice(0, 512 * 1024)
  const before = performance.now()
  await decryptSm4(small, key)
  const theirs = (performance.now() - before) * (sealed.length / small.length)
  recordFigure('a sealed body of 8 MB', `opened in ${native.toFixed(0)} ms; by the clients' code in ${theirs.toFixed(0)} ms`)
  expect(native).toBeLessThan(theirs)
})
