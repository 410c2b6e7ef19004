/**
 * A puzzle that a refusal asks for in its `data.work`: the answer is a text of letters and digits for which SM3 of `challenge:answer` begins
 * with so many zero bits. The same call, sent again with `challenge:answer` in the header `Bip-Work`, is then not refused for its address.
 */
export type Work = { challenge: string; bits: number }

/** The puzzle that a refusal's data asks for. */
export function workIn(data: unknown): Work | undefined {
  if (typeof data !== 'object' || data === null || !('work' in data)) return undefined
  const { work } = data
  if (typeof work !== 'object' || work === null || !('challenge' in work) || !('bits' in work)) return undefined
  const { challenge, bits } = work
  return typeof challenge === 'string' && typeof bits === 'number' ? { challenge, bits } : undefined
}
