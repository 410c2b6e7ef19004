import { randomBytes } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { decryptSm2, encryptSm2, generateSm2Keys } from '@bip/contract/crypto'
import { sql } from 'kysely'
import type { Config } from '../../base/config.ts'
import type { Database } from '../../db/database.ts'
import type { Keys } from '../../services/services.ts'

/** How keys are kept: hex and base64, as text. */
type StoredKeys = { sm2PrivateKey: string; sm2PublicKey: string; token: string }

/**
 * Reads the secrets of this installation, made at random on the first start: `keys.json` (mode 600) in the data folder beside the
 * embedded database, a table without grants in a plant. Throws a sentence for the operator when a key is short or publicly known.
 */
export async function openKeys(config: Pick<Config, 'dataFolder'>, database: Database): Promise<Keys> {
  const stored = database.home === 'embedded' ? await fromFile(join(config.dataFolder, 'keys.json')) : await fromTable(database)
  return checkedKeys(stored)
}

/** The keys in the form in which the server uses them; refuses weak ones and a public key that does not belong to the private one. */
export async function checkedKeys({ sm2PrivateKey, sm2PublicKey, token }: Partial<StoredKeys>): Promise<Keys> {
  const bytes = Buffer.from(token ?? '', 'base64url')
  if (bytes.length < 32 || new Set(bytes).size < 8) throw weak('token', 'at least 32 random bytes in base64url')
  const privateKey = (sm2PrivateKey ?? '').toLowerCase()
  if (!/^[\da-f]{64}$/.test(privateKey) || new Set(privateKey).size < 8 || published.has(privateKey))
    throw weak('sm2PrivateKey', '64 random hexadecimal digits that nobody else has')
  const publicKey = (sm2PublicKey ?? '').toLowerCase()
  const opened = await encryptSm2('pair', publicKey).then((cipher) => decryptSm2(cipher, privateKey))
  if (opened !== 'pair') throw weak('sm2PublicKey', 'the public half of sm2PrivateKey')
  return { sm2: { privateKey, publicKey }, token: bytes }
}

/** Private keys that are printed in the SM2 standards and copied into tutorials. */
const published = new Set([
  '128b2fa8bd433c6c068c8d803dff79792a519a55171b1b650c23661d15897263',
  '3945208f7b2144b13f36e38ac6d39f95889393692860b51a42fb81ef4df7c5b8',
  '1649ab77a00637bd5e2efe283fbf353534aa7f7cb89463f208ddbc2920bb0da0',
])

const weak = (name: string, need: string) =>
  new Error(
    `The key "${name}" is short, regular or publicly known, so the server does not start with it. It must be ${need}; remove the stored keys to have new ones made, which signs everybody out.`,
  )

async function newKeys(): Promise<StoredKeys> {
  const { privateKey, publicKey } = await generateSm2Keys()
  return { sm2PrivateKey: privateKey, sm2PublicKey: publicKey, token: randomBytes(48).toString('base64url') }
}

async function fromFile(path: string): Promise<StoredKeys> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw new Error(`The keys in ${path} cannot be read (${error.code}); give this user the right to read them.`)
  })
  if (text === undefined) return writeKeys(path, await newKeys())
  try {
    return JSON.parse(text) as StoredKeys // checked by checkedKeys
  } catch {
    throw new Error(
      `The keys in ${path} are damaged; bring the file back from a backup, or remove it, which signs everybody out.`,
    )
  }
}

/** Written beside and moved into place, so that a power cut leaves either no keys or whole ones. */
async function writeKeys(path: string, keys: StoredKeys): Promise<StoredKeys> {
  await mkdir(join(path, '..'), { recursive: true })
  const file = await open(`${path}.new`, 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(keys, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.new`, path)
  return keys
}

/** Processes of a plant that start together agree on the keys of whoever wrote first. */
async function fromTable(database: Database): Promise<StoredKeys> {
  return database.asSystem(async (tx) => {
    const made = await newKeys()
    await sql`insert into server_key (name, value) values ('keys', ${JSON.stringify(made)}) on conflict do nothing`.execute(tx)
    const { rows } = await sql<{ value: string }>`select value from server_key where name = 'keys'`.execute(tx)
    return JSON.parse(rows[0]?.value ?? '{}') as StoredKeys // checked by checkedKeys
  })
}
