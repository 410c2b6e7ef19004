import { SaxesParser } from 'saxes'
import { DiagramError } from './DiagramError.ts'

/** Those of a process with hundreds of steps and its drawing; what reads diagrams takes time by the square of them. */
const limits = { elements: 6000, depth: 30, namespaces: 60, attributes: 50 } as const
const maxBytes = 512 * 1024

/** Throws a sentence for XML that is no diagram by its mere shape, before anything makes objects of it. */
export function mustHaveShape(source: string): void {
  if (source.length > maxBytes) throw new DiagramError('', `The diagram is larger than ${maxBytes} characters.`)
  const parser = new SaxesParser({ xmlns: false, position: false })
  const counted = { elements: 0, depth: 0, namespaces: 0, attributes: 0 }
  const count = (what: keyof typeof limits, by: number) => {
    counted[what] += by
    if (counted[what] > limits[what]) throw new DiagramError('', `The diagram has more than ${limits[what]} ${what}.`)
  }
  parser.on('doctype', () => {
    throw new DiagramError('', 'The diagram holds a document type, which is not read here.')
  })
  parser.on('opentag', ({ attributes }) => {
    const names = Object.keys(attributes)
    counted.attributes = 0
    count('elements', 1)
    count('depth', 1)
    count('attributes', names.length)
    count('namespaces', names.filter((name) => name.startsWith('xmlns')).length)
  })
  parser.on('closetag', () => count('depth', -1))
  parser.on('error', (error) => {
    throw new DiagramError('', `The diagram is no XML: ${error.message}`)
  })
  parser.write(source).close()
}
