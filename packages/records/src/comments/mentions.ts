import type { CommentPerson } from '@bip/contract'

/** What is typed after the `@` before the caret, and where the `@` stands; null where nobody is being named. An address of mail names nobody. */
export const mentionAt = (text: string, caret: number): { start: number; query: string } | null => {
  const found = /(?<![\w.])@([^\s@]{0,20})$/u.exec(text.slice(0, caret))
  return found ? { start: found.index, query: found[1] ?? '' } : null
}

/** The text with a person named in place of what was typed, and where the caret goes. */
export const withMention = (text: string, start: number, caret: number, name: string): { text: string; caret: number } => {
  const named = `@${name} `
  return { text: text.slice(0, start) + named + text.slice(caret).replace(/^ /, ''), caret: start + named.length }
}

/** Those who still stand in the text, each once. */
export const stillNamed = (text: string, people: readonly CommentPerson[]): readonly CommentPerson[] => [
  ...new Map(people.filter(({ name }) => text.includes(`@${name}`)).map((person) => [person.id, person])).values(),
]

export type CommentPart = { kind: 'plain' | 'mention' | 'link'; text: string }

/** Signs that end a sentence rather than an address. */
const tail = /[.,;:!?)\]}'"，。；：！？）】」』”’]+$/u

/** A comment cut into plain words, names and addresses of the web. */
export function partsOf(text: string, people: readonly CommentPerson[]): readonly CommentPart[] {
  // The longest first: a name may begin with another one.
  const names = people.map(({ name }) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp([...escaped, 'https?://[^\\s<>"\\u3000-\\u303f\\uff00-\\uffef]+'].join('|'), 'giu')
  const parts: CommentPart[] = []
  let end = 0
  for (const match of text.matchAll(pattern)) {
    const isName = names.includes(match[0])
    const said = isName ? match[0] : match[0].replace(tail, '')
    if (match.index > end) parts.push({ kind: 'plain', text: text.slice(end, match.index) })
    parts.push({ kind: isName ? 'mention' : 'link', text: said })
    end = match.index + said.length
  }
  if (end < text.length) parts.push({ kind: 'plain', text: text.slice(end) })
  return parts
}
