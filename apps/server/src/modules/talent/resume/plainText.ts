/** A text file in UTF-8 or, as older programs write Chinese, in GB 18030. Throws where it holds what no text has. */
export function plainText(bytes: Uint8Array): string {
  const text = decoded(bytes)
  if (text.includes('\u0000')) throw new Error('The file is no text.')
  return text
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030', { fatal: true }).decode(bytes)
  }
}
