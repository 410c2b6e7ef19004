import type { ApiError } from './apiError.ts'
import { isSaidOnce } from './judge.ts'

/** The same sentence from requests that failed together is one message. */
const togetherMs = 3000

/** Tells failures to the user; what many requests meet at once is said once. */
export function createLoudspeaker(options: {
  onMessage?(error: ApiError): void
  quietCodes?: readonly number[]
}): (error: ApiError) => void {
  const lastSaid = new Map<string, number>()
  return (error) => {
    if (!options.onMessage || options.quietCodes?.includes(error.code)) return
    const now = Date.now()
    const sentence = `${error.code} ${error.message}`
    const isRepeated = now - (lastSaid.get(sentence) ?? Number.NEGATIVE_INFINITY) < togetherMs
    if (isSaidOnce(error)) {
      for (const [said, at] of lastSaid) if (now - at >= togetherMs) lastSaid.delete(said)
      lastSaid.set(sentence, now)
      if (isRepeated) return
    }
    options.onMessage(error)
  }
}
