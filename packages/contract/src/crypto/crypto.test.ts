import { describe, expect, test } from 'vitest'
import {
  decryptSm2,
  decryptSm4,
  encryptSm2,
  encryptSm4,
  generateSm2Keys,
  openJson,
  readToken,
  sealJson,
  writeToken,
} from './index.ts'

const key = '0123456789abcdeffedcba9876543210'

describe('SM4', () => {
  test.each(['', 'a', '苏州精工 · Bắc Ninh 🏭', 'x'.repeat(4096)])('reads back what it wrote (%#)', async (text) => {
    expect(await decryptSm4(await encryptSm4(text, key), key)).toBe(text)
  })

  test('never writes the same text twice alike', async () => {
    expect(await encryptSm4('same', key)).not.toBe(await encryptSm4('same', key))
  })

  test('answers nothing for another key, a cut text and garbage', async () => {
    const sealed = await encryptSm4('{"a":"secret"}', key)
    expect(await decryptSm4(sealed, 'f'.repeat(32))).not.toBe('{"a":"secret"}')
    expect(await decryptSm4(sealed.slice(0, -2), key)).toBeUndefined()
    expect(await decryptSm4('not hex at all', key)).toBeUndefined()
  })

  test('refuses a key that is too short, with the way out', async () => {
    await expect(encryptSm4('a', 'abc')).rejects.toThrow('32 hex digits')
  })
})

describe('SM2', () => {
  test('opens with the private key, with and without the leading 04', async () => {
    const keys = await generateSm2Keys()
    const sealed = await encryptSm2('密码 bip-demo', keys.publicKey)
    expect(await decryptSm2(sealed, keys.privateKey)).toBe('密码 bip-demo')
    expect(await decryptSm2(`04${sealed}`, keys.privateKey)).toBe('密码 bip-demo')
  })

  test('answers nothing for garbage, for a foreign key and for an altered text', async () => {
    const [keys, others] = [await generateSm2Keys(), await generateSm2Keys()]
    const sealed = await encryptSm2('secret', keys.publicKey)
    expect(await decryptSm2('ab'.repeat(100), keys.privateKey)).toBeUndefined()
    expect(await decryptSm2('plain password', keys.privateKey)).toBeUndefined()
    expect(await decryptSm2(sealed, others.privateKey)).toBeUndefined()
    expect(await decryptSm2(sealed.slice(0, -2) + (sealed.endsWith('00') ? '01' : '00'), keys.privateKey)).toBeUndefined()
  })

  test('refuses a key that is no point of the curve', async () => {
    await expect(encryptSm2('secret', `04${'1'.repeat(128)}`)).rejects.toThrow('public key')
  })

  test('makes different keys each time', async () => {
    expect((await generateSm2Keys()).privateKey).not.toBe((await generateSm2Keys()).privateKey)
  })
})

describe('what travels', () => {
  test('a token reads back in both forms; a sealed one needs the key', async () => {
    expect(await readToken(await writeToken('abc'))).toBe('abc')
    const sealed = await writeToken('abc', key)
    expect(sealed).toMatch(/^crypto [\da-f]+$/)
    expect(await readToken(sealed, key)).toBe('abc')
    expect(await readToken(sealed)).toBeUndefined()
    expect(await readToken('Basic abc', key)).toBeUndefined()
  })

  test('JSON reads back; what does not open says why', async () => {
    expect(await openJson(await sealJson({ name: '苏州' }, key), key)).toEqual({ name: '苏州' })
    await expect(openJson('00', key)).rejects.toThrow('same SM4 key')
  })
})
