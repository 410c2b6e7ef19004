import { createCipheriv, createDecipheriv, getCiphers, randomBytes } from 'node:crypto'
import { decryptSm4, encryptSm4, looksSealed } from '@bip/contract/crypto'

/** SM4 in the form of the contract, by Node's own cipher: in JavaScript a body of 8 MB keeps everybody waiting for seconds. */
const cipher = 'sm4-cbc'
const ivBytes = 16
/** Builds of Node may lack it. */
const isNative = getCiphers().includes(cipher)

/** Seals any JSON text under a hex key. */
export async function seal(text: string, key: string): Promise<string> {
  if (!isNative) return encryptSm4(text, key)
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, Buffer.from(key, 'hex'), iv)
  return Buffer.concat([iv, sealing.update(text, 'utf8'), sealing.final()]).toString('hex')
}

/** Reads what `seal`, or a client, wrote; undefined for anything else. */
export async function unseal(sealed: string, key: string): Promise<string | undefined> {
  if (!isNative) return decryptSm4(sealed, key)
  if (!looksSealed(sealed)) return undefined
  const bytes = Buffer.from(sealed, 'hex')
  const opening = createDecipheriv(cipher, Buffer.from(key, 'hex'), bytes.subarray(0, ivBytes))
  try {
    return Buffer.concat([opening.update(bytes.subarray(ivBytes)), opening.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
