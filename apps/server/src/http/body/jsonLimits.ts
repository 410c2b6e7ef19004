import { Refusal } from '../../base/errors.ts'

/** What a body of JSON may hold, by its size: nothing that a page sends comes near it, but for whole plans. */
export type JsonLimits = { maxDepth: number; maxKeys: number; maxItems: number; maxKeysOfOne: number }

export const jsonLimits: JsonLimits = { maxDepth: 50, maxKeys: 100_000, maxItems: 200_000, maxKeysOfOne: 1000 }

/** The limits of a route that takes more than others do. */
export const jsonLimitsOf = (maxItems: number | undefined): JsonLimits =>
  maxItems === undefined ? jsonLimits : { ...jsonLimits, maxKeys: maxItems, maxItems }

const quote = 34
const backslash = 92
const comma = 44
const colon = 58
const openBrace = 123
const closeBrace = 125
const openBracket = 91
const closeBracket = 93

/**
 * Counts what a text of JSON holds before anything is made of it: a body of 8 MB may be a million keys, which take seconds to parse.
 * Whether it is JSON at all is for the parser to say. Throws
 * Refusal `tooLarge` that names what there is too much of, and `badRequest` for what is nested without end.
 */
export function mustBeModest(text: string, limits: JsonLimits = jsonLimits): void {
  // Keys of the objects that are open, from the outermost.
  const keysOf: number[] = []
  let keys = 0
  let items = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === comma) items += 1
    else if (code === colon) {
      keys += 1
      const open = keysOf.length - 1
      if (open >= 0) keysOf[open] = (keysOf[open] ?? 0) + 1
      if ((keysOf[open] ?? 0) > limits.maxKeysOfOne) throw tooMany(`${limits.maxKeysOfOne} keys`)
    } else if (code === openBrace || code === openBracket) keysOf.push(0)
    else if (code === closeBrace || code === closeBracket) keysOf.pop()
    else continue
    if (keysOf.length > limits.maxDepth) throw new Refusal('badRequest', { reason: `JSON > ${limits.maxDepth}` })
    if (keys > limits.maxKeys) throw tooMany(`${limits.maxKeys} keys`)
    if (items > limits.maxItems) throw tooMany(`${limits.maxItems} items`)
  }
}

/** The place of the closing quote, or the end of a text that has none. */
function endOfString(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let escapes = 0
    while (text.charCodeAt(at - 1 - escapes) === backslash) escapes += 1
    if (escapes % 2 === 0) return at
  }
  return text.length
}

const tooMany = (limit: string) => new Refusal('tooLarge', { limit: `JSON: ${limit}` })
