const hexOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** Random bytes from the platform's own generator, as hex of twice `bytes` characters. Also works on plain http. */
export function randomHex(bytes: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** Longest random text, characters. */
export const maxRandomText = 256

/** Without characters that look alike, because people copy these by hand: 5.7 bits each. */
const readable = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Letters and digits from the platform's own generator, each as likely as the others. Throws a RangeError above `maxRandomText`. */
export function randomText(length: number): string {
  if (!Number.isInteger(length) || length < 1 || length > maxRandomText)
    throw new RangeError(`A random text of ${length} characters cannot be made; ask for 1 to ${maxRandomText}.`)
  // Bytes beyond the last whole multiple would make the first letters likelier.
  const fair = 256 - (256 % readable.length)
  let text = ''
  while (text.length < length)
    for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length)))
      if (byte < fair) text += readable[byte % readable.length]
  return text
}
