/** Why this page cannot ask the device who sits before it; undefined where it can. */
export function faceProblem(): 'noSecure' | 'noDevice' | undefined {
  const { hostname } = window.location
  // A key belongs to a domain name; browsers take no address of numbers for one.
  const isNumber = /^[\d.]+$/.test(hostname) || hostname.includes(':')
  if (!window.isSecureContext || isNumber) return 'noSecure'
  return typeof PublicKeyCredential === 'undefined' ? 'noDevice' : undefined
}

type CreationJson = {
  challenge: string
  user: { id: string; name: string; displayName: string }
  excludeCredentials?: { id: string; type: 'public-key' }[]
} & Omit<PublicKeyCredentialCreationOptions, 'challenge' | 'user' | 'excludeCredentials'>
type RequestJson = { challenge: string } & Omit<PublicKeyCredentialRequestOptions, 'challenge' | 'allowCredentials'>

export type FaceQuestion<T = RequestJson> = { id: string; options: T }
export type EnrolQuestion = FaceQuestion<CreationJson>

/** Has the device make a key for this site, once its owner has shown themselves. Rejects when they do not. */
export async function createKey({ challenge, user, excludeCredentials = [], ...options }: CreationJson) {
  const credential = await navigator.credentials.create({
    publicKey: {
      ...options,
      challenge: bytesOf(challenge),
      user: { ...user, id: bytesOf(user.id) },
      excludeCredentials: excludeCredentials.map((one) => ({ ...one, id: bytesOf(one.id) })),
    },
  })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The device made no key.')
  const response = credential.response as AuthenticatorAttestationResponse // what `create` answers
  return {
    ...common(credential),
    response: { clientDataJSON: textOf(response.clientDataJSON), attestationObject: textOf(response.attestationObject) },
  }
}

/** Has the device sign what the gateway asks with the key of this site. Rejects when its owner does not show themselves. */
export async function signWithKey({ challenge, ...options }: RequestJson) {
  const credential = await navigator.credentials.get({ publicKey: { ...options, challenge: bytesOf(challenge) } })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('The device signed nothing.')
  const response = credential.response as AuthenticatorAssertionResponse // what `get` answers
  return {
    ...common(credential),
    response: {
      clientDataJSON: textOf(response.clientDataJSON),
      authenticatorData: textOf(response.authenticatorData),
      signature: textOf(response.signature),
      ...(response.userHandle && { userHandle: textOf(response.userHandle) }),
    },
  }
}

const common = (credential: PublicKeyCredential) => ({
  id: credential.id,
  rawId: textOf(credential.rawId),
  type: 'public-key',
  clientExtensionResults: {},
})

/** Base64url, as WebAuthn writes bytes in JSON. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

const textOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
