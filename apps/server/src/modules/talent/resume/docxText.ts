import { readXml } from '../../../resources/transfer/reader/xml.ts'
import { readLayout } from '../../../resources/transfer/reader/zip/layout.ts'
import { UnpackBudget, unpack } from '../../../resources/transfer/reader/zip/unpack.ts'

const maxUnpackedBytes = 20 * 1024 * 1024

/** The paragraphs of a Word document, a line each; cells of a row stand beside each other. Throws where the file is none. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const file = Buffer.from(bytes)
  const part = readLayout(file, { maxParts: 500 }).find(({ name }) => name === 'word/document.xml')
  if (!part) throw new Error('There is no document in the file.')
  let text = ''
  let isText = false
  let inCell = 0
  await readXml(unpack(file, part, new UnpackBudget(maxUnpackedBytes)), {
    open: (name) => {
      if (name === 't') isText = true
      else if (name === 'tab') text += '\t'
      else if (name === 'br' || name === 'cr') text += '\n'
      else if (name === 'tc') inCell += 1
    },
    close: (name) => {
      if (name === 't') isText = false
      else if (name === 'tc') inCell -= 1
      else if (name === 'tr') text += '\n'
      if (name === 'p') text += inCell > 0 ? '  ' : '\n'
    },
    text: (piece) => {
      if (isText) text += piece
    },
  })
  return text
}
