import { SaxesParser } from 'saxes'
import { SheetProblem } from './problem.ts'

export type Attributes = Readonly<Record<string, string>>
/** What a reader of XML is told, in order. Names come without their prefix. */
export type XmlHandlers = {
  open?(name: string, attributes: Attributes): void
  close?(name: string): void
  text?(text: string): void
}

type PlainNames = { xmlns: false; position: false }

/** Parts of a spreadsheet nest a dozen deep. */
const maxDepth = 64
/** Characters between two tags, or within one: the longest cell in escapes. */
const maxTokenLength = 512 * 1024

/**
 * Reads a part's XML piece by piece, keeping nothing of it. Throws SheetProblem `damaged` for what is no XML in UTF-8, `unusual` for a document
 * type (the home of entities), `tooBig` for what nests too deep or holds a token without end.
 */
export async function readXml(pieces: AsyncIterable<Buffer>, handlers: XmlHandlers): Promise<void> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = parserFor(handlers)
  let token = 0
  const write = (text: string) => {
    const first = text.indexOf('<')
    token += first < 0 ? text.length : first
    if (token > maxTokenLength) throw new SheetProblem('tooBig')
    if (first >= 0) token = text.length - text.lastIndexOf('<')
    parser.write(text)
  }
  try {
    for await (const piece of pieces) write(decoder.decode(piece, { stream: true }))
    write(decoder.decode())
    parser.close()
  } catch (error) {
    // An array that cannot be had is a matter of size; all else that XML or UTF-8 complain of is damage.
    if (error instanceof SheetProblem || error instanceof RangeError) throw error
    throw new SheetProblem('damaged')
  }
}

function parserFor({ open, close, text }: XmlHandlers): SaxesParser<PlainNames> {
  const parser = new SaxesParser<PlainNames>({ xmlns: false, position: false })
  let depth = 0
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1
    if (depth > maxDepth) throw new SheetProblem('tooBig')
    open?.(localName(name), attributes)
  })
  parser.on('closetag', ({ name }) => {
    depth -= 1
    close?.(localName(name))
  })
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  parser.on('doctype', () => {
    throw new SheetProblem('unusual')
  })
  parser.on('error', () => {
    throw new SheetProblem('damaged')
  })
  return parser
}

/** Some programs write every name with a prefix. */
const localName = (name: string): string => name.slice(name.indexOf(':') + 1)
