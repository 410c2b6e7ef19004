/** Code as a tree that knows how to break its lines; a text stands as it is. */
export type Code = string | { open: string; close: string; items: readonly Item[]; isTight?: boolean; mustBreak?: boolean }
type Item = { before: string; code: Code }

const lineWidth = 130

/** A text as the formatter writes it: single quotes, unless that would need escapes that double ones do not. */
export function quoted(text: string): string {
  const escaped = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  const [single, double] = [text.split("'").length, text.split('"').length]
  return single > double ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped.replaceAll("'", "\\'")}'`
}

const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key)

export const object = (entries: Readonly<Record<string, Code | undefined>>, mustBreak = false): Code => ({
  open: '{',
  close: '}',
  mustBreak,
  items: Object.entries(entries).flatMap(([key, code]) =>
    code === undefined ? [] : [{ before: `${isName(key) ? key : quoted(key)}: `, code }],
  ),
})

export const array = (items: readonly Code[]): Code => ({
  open: '[',
  close: ']',
  isTight: true,
  // Several objects of several entries stand below each other, however short they are.
  mustBreak: items.length > 1 && items.every((item) => typeof item !== 'string' && item.open === '{' && item.items.length > 1),
  items: items.map((code) => ({ before: '', code })),
})

export const call = (name: string, ...args: Code[]): Code => ({
  open: `${name}(`,
  close: ')',
  isTight: true,
  items: args.map((code) => ({ before: '', code })),
})

/** A value of JSON as code. */
export function literal(value: unknown): Code {
  if (typeof value === 'string') return quoted(value)
  if (Array.isArray(value)) return array(value.map(literal))
  if (typeof value === 'object' && value !== null)
    return object(
      Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inner === undefined ? undefined : literal(inner)])),
    )
  return String(value)
}

/** The code as text, from `column` on, with `behind` characters to come after it on its last line. */
export function print(code: Code, indent = 0, column = 0, behind = 0): string {
  if (typeof code === 'string') return code
  const flat = flatten(code)
  if (flat !== null && column + widthOf(flat) + behind <= lineWidth) return flat
  if (code.items.length === 0) return `${code.open}${code.close}`
  const inner = indent + 2
  const lines = code.items.map(
    ({ before, code }) => `${' '.repeat(inner)}${before}${print(code, inner, inner + widthOf(before), 1)},`,
  )
  return `${code.open}\n${lines.join('\n')}\n${' '.repeat(indent)}${code.close}`
}

/** On one line; null where something in it has to break. */
function flatten(code: Code): string | null {
  if (typeof code === 'string') return code
  if (code.mustBreak) return null
  const parts = code.items.map(({ before, code }) => {
    const flat = flatten(code)
    return flat === null ? null : before + flat
  })
  if (parts.includes(null)) return null
  const space = code.isTight || parts.length === 0 ? '' : ' '
  return `${code.open}${space}${parts.join(', ')}${space}${code.close}`
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

/** Columns that a text takes: Chinese characters are two wide, marks on letters none. */
const widthOf = (text: string): number =>
  [...text].reduce((width, sign) => width + (wide.test(sign) ? 2 : /\p{Mn}/u.test(sign) ? 0 : 1), 0)
