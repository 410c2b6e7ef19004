/** What a piece of code is, as far as its colour goes. */
export type PieceKind = 'keyword' | 'string' | 'number' | 'literal' | 'name' | 'type' | 'function' | 'comment'

export type Piece = { text: string; kind?: PieceKind }

/** A line of code, in pieces of one colour each. */
export type CodeLine = readonly Piece[]

/** The part of a syntax tree that colours need: text, and elements with the classes of highlight.js. */
export type SyntaxNode =
  | { type: 'text'; value: string }
  | { type: 'element'; properties: { className?: unknown }; children: readonly SyntaxNode[] }

const kinds: Readonly<Record<string, PieceKind>> = {
  'hljs-keyword': 'keyword',
  'hljs-name': 'keyword',
  'hljs-meta': 'comment',
  'hljs-comment': 'comment',
  'hljs-doctag': 'comment',
  'hljs-string': 'string',
  'hljs-regexp': 'string',
  'hljs-symbol': 'string',
  'hljs-number': 'number',
  'hljs-literal': 'literal',
  'hljs-attr': 'name',
  'hljs-property': 'name',
  'hljs-variable': 'name',
  'hljs-type': 'type',
  'hljs-built_in': 'type',
  'hljs-title': 'function',
}

/** The lines of a text without any colours. */
export const plainLines = (code: string): CodeLine[] => code.split(/\r\n|\r|\n/).map((text) => (text === '' ? [] : [{ text }]))

/** The lines of a coloured tree; a comment or string over several lines has its colour on each of them. */
export const colouredLines = (nodes: readonly SyntaxNode[]): CodeLine[] => {
  const lines: Piece[][] = [[]]
  const add = (node: SyntaxNode, kind: PieceKind | undefined): void => {
    if (node.type === 'element') {
      // JSON calls its literals keywords as well, within.
      const own = kind === 'literal' ? kind : (kindOf(node.properties.className) ?? kind)
      for (const child of node.children) add(child, own)
      return
    }
    node.value.split(/\r\n|\r|\n/).forEach((text, index) => {
      if (index > 0) lines.push([])
      if (text !== '') put(lines.at(-1) ?? [], text, kind)
    })
  }
  for (const node of nodes) add(node, undefined)
  return lines
}

/** Puts a text at the end of a line, together with what stands there in the same colour. */
const put = (line: Piece[], text: string, kind: PieceKind | undefined): void => {
  const last = line.at(-1)
  if (last && last.kind === kind) line[line.length - 1] = { ...last, text: last.text + text }
  else line.push(kind ? { text, kind } : { text })
}

const kindOf = (className: unknown): PieceKind | undefined => {
  if (!Array.isArray(className)) return undefined
  // A class name, or what it is refined by: "hljs-title class_" names a type.
  if (className.includes('class_')) return 'type'
  const known = className.find((name): name is string => typeof name === 'string' && name in kinds)
  return known === undefined ? undefined : kinds[known]
}

/** Columns that a text takes in a monospaced font, in which Chinese is twice as wide. */
export const columnsOf = (text: string): number => {
  let columns = 0
  for (const character of text) columns += character === '\t' ? 2 : character > '\u2e7f' ? 2 : 1
  return columns
}

/** Line numbers, single or as ranges that include both ends. */
export type LineRanges = readonly (number | readonly [from: number, to: number])[]

export const isIn = (ranges: LineRanges, line: number): boolean =>
  ranges.some((range) => (typeof range === 'number' ? line === range : line >= range[0] && line <= range[1]))
