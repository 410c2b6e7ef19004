import type { Language } from '@bip/contract'
import { label } from '@bip/contract'
import { PDFDocument } from '@cantoo/pdf-lib'
import { Refusal } from '../base/errors.ts'

const unreadable = label('“{name}”不是可读取的 PDF', '“{name}” is no PDF that can be read', '“{name}” không phải PDF đọc được')

/** Pages of a PDF that came from elsewhere. Throws `badRequest` where it is none, or is locked. */
export async function pagesOf(bytes: Uint8Array, name: string, language: Language): Promise<number> {
  const document = await PDFDocument.load(bytes).catch(() => {
    throw new Refusal('badRequest', { reason: unreadable[language].replace('{name}', name) })
  })
  return document.getPageCount()
}

/** Several PDFs as one, their pages behind one another. */
export async function joined(
  documents: readonly { bytes: Uint8Array; name: string }[],
  language: Language,
): Promise<{ bytes: Buffer; pages: number }> {
  const whole = await PDFDocument.create()
  for (const { bytes, name } of documents) {
    const source = await PDFDocument.load(bytes).catch(() => {
      throw new Refusal('badRequest', { reason: unreadable[language].replace('{name}', name) })
    })
    for (const page of await whole.copyPages(source, source.getPageIndices())) whole.addPage(page)
  }
  return { bytes: Buffer.from(await whole.save()), pages: whole.getPageCount() }
}
