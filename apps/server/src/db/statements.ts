const mostNamed = 300
const mostSeen = 5000

const names = new Map<string, string>()
const seen = new Set<string>()

/**
 * A name under which `pg` prepares the statement, from its second use on. Statements that are written once (long lists of ids) never
 * fill the session's memory, and neither do more than a few hundred others.
 */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known) return known
  if (!seen.has(text)) {
    if (seen.size >= mostSeen) seen.clear()
    seen.add(text)
    return undefined
  }
  if (names.size >= mostNamed) return undefined
  const name = `bip${names.size}`
  names.set(text, name)
  return name
}
