import { SaxesParser } from 'saxes'

/** Those of a process with hundreds of steps and its drawing; what reads diagrams takes time by the square of them. */
const limits = { elements: 3000, depth: 30, namespaces: 20, attributes: 50 } as const

/** Throws a sentence for XML that is no diagram by its mere shape, before anything makes objects of it. */
export function mustHaveShape(source: string): void {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const counted = { elements: 0, depth: 0, namespaces: 0, attributes: 0 }
  const count = (what: keyof typeof limits, by: number) => {
    counted[what] += by
    if (counted[what] > limits[what]) throw new Error(`The diagram has more than ${limits[what]} ${what}.`)
  }
  parser.on('doctype', () => {
    throw new Error('The diagram holds a document type, which is not read here.')
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
    throw new Error(`The diagram is no XML: ${error.message}`)
  })
  parser.write(source).close()
}
