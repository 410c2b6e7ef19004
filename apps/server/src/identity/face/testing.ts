import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const encode = (data: Uint8Array | string) => Buffer.from(data).toString('base64url')

type Changed = { origin?: string; rpId?: string; challenge?: string; type?: string; flags?: number; counter?: number }

/** An authenticator in software: what a phone's face unlock answers, and what a hostile one might. */
export class SoftAuthenticator {
  readonly id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  counter = 0

  create(challenge: string, { origin, rpId }: { origin: string; rpId: string }, changed: Changed = {}) {
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.id.length)
    // Present, verified, with a credential.
    const data = Buffer.concat([
      this.#head(changed.rpId ?? rpId, changed.flags ?? 0x45, changed.counter ?? 0),
      Buffer.alloc(16),
      length,
      this.id,
      coseKey(this.#keys.publicKey),
    ])
    return {
      id: encode(this.id),
      rawId: encode(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData({ type: 'webauthn.create', challenge, origin, ...changed }),
        attestationObject: encode(Buffer.concat([attestationHead(data.length), data])),
      },
    }
  }

  get(challenge: string, { origin, rpId }: { origin: string; rpId: string }, changed: Changed = {}) {
    this.counter += 1
    const authenticatorData = this.#head(changed.rpId ?? rpId, changed.flags ?? 0x05, changed.counter ?? this.counter)
    const clientDataJSON = clientData({ type: 'webauthn.get', challenge, origin, ...changed })
    const signed = Buffer.concat([authenticatorData, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    return {
      id: encode(this.id),
      rawId: encode(this.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON,
        authenticatorData: encode(authenticatorData),
        signature: encode(createSign('SHA256').update(signed).sign(this.#keys.privateKey)),
      },
    }
  }

  #head(rpId: string, flags: number, counter: number): Buffer {
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags)
    tail.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), tail])
  }
}

const clientData = ({ type, challenge, origin }: Required<Pick<Changed, 'type' | 'challenge' | 'origin'>>) =>
  encode(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** The public key as COSE writes it: EC2, ES256, P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const bytes = (text: string) => Buffer.from(text, 'base64url')
  return Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), bytes(x), Buffer.from('225820', 'hex'), bytes(y)])
}

/** CBOR of `{fmt: "none", attStmt: {}, authData: <bytes>}` up to the bytes. */
function attestationHead(length: number): Buffer {
  const text = (word: string) => Buffer.concat([Buffer.from([0x60 + word.length]), Buffer.from(word)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, length]),
  ])
}
