import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSm2Keys } from '@bip/contract/crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { checkedKeys, openKeys } from './keys.ts'

// Only its home is asked for: in embedded mode the keys are a file.
const embedded = { home: 'embedded' } as Database
const token = Buffer.from(Array.from({ length: 48 }, (_, index) => index * 5)).toString('base64url')

describe('keys', () => {
  let dataFolder: string
  beforeEach(async () => {
    dataFolder = await mkdtemp(join(tmpdir(), 'bip-keys-'))
  })

  test('are made once, for this user alone', async () => {
    const first = await openKeys({ dataFolder }, embedded)
    const again = await openKeys({ dataFolder }, embedded)
    expect(again).toEqual(first)
    expect((await stat(join(dataFolder, 'keys.json'))).mode & 0o777).toBe(0o600)
    expect(first.sm2.publicKey).toMatch(/^04[\da-f]{128}$/)
  })

  test('differ between installations', async () => {
    const other = await mkdtemp(join(tmpdir(), 'bip-keys-'))
    expect((await openKeys({ dataFolder }, embedded)).token).not.toEqual((await openKeys({ dataFolder: other }, embedded)).token)
  })

  test('that were damaged say what to do', async () => {
    await writeFile(join(dataFolder, 'keys.json'), '{"sm2')
    await expect(openKeys({ dataFolder }, embedded)).rejects.toThrow('bring the file back from a backup')
  })

  test('that are short stop the start', async () => {
    await openKeys({ dataFolder }, embedded)
    const path = join(dataFolder, 'keys.json')
    const stored = JSON.parse(await readFile(path, 'utf8'))
    await writeFile(path, JSON.stringify({ ...stored, token: 'c2VjcmV0' }))
    await expect(openKeys({ dataFolder }, embedded)).rejects.toThrow('"token" is short')
  })

  test('that stand in the SM2 standard, or are regular, stop the start', async () => {
    const { publicKey } = await generateSm2Keys()
    for (const sm2PrivateKey of [
      '128b2fa8bd433c6c068c8d803dff79792a519a55171b1b650c23661d15897263',
      '0'.repeat(63).concat('1'),
      'ab'.repeat(32),
      '',
    ])
      await expect(checkedKeys({ sm2PrivateKey, sm2PublicKey: publicKey, token })).rejects.toThrow('"sm2PrivateKey"')
  })

  test('that do not belong together stop the start', async () => {
    const [one, other] = [await generateSm2Keys(), await generateSm2Keys()]
    await expect(checkedKeys({ sm2PrivateKey: one.privateKey, sm2PublicKey: other.publicKey, token })).rejects.toThrow(
      '"sm2PublicKey"',
    )
  })
})
