import { z } from 'zod'

const encoded = z.string().regex(/^[\w-]{1,20000}$/)
const id = z.string().regex(/^[\w-]{1,1400}$/)
const common = { id, rawId: id, type: z.literal('public-key'), clientExtensionResults: z.object({}).loose().default({}) }

/** What `navigator.credentials.create` answered, in the JSON form of WebAuthn. */
export const enrolAnswer = z.object({
  ...common,
  response: z.object({ clientDataJSON: encoded, attestationObject: encoded }),
})

/** What `navigator.credentials.get` answered. */
export const signInAnswer = z.object({
  ...common,
  response: z.object({ clientDataJSON: encoded, authenticatorData: encoded, signature: encoded, userHandle: encoded.optional() }),
})
