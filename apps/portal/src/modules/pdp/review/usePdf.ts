import type { StoredFile } from '@bip/contract'
import { useStoredFiles } from '@bip/records'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

type Loaded = { id: string; document: PDFDocumentProxy | null; hasFailed: boolean }

/** Opens PDFs with the reader that comes with the first one. */
async function openPdf(data: ArrayBuffer): Promise<PDFDocumentProxy> {
  const [{ getDocument, GlobalWorkerOptions }, { default: worker }] = await Promise.all([
    import('pdfjs-dist'),
    import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
  ])
  GlobalWorkerOptions.workerSrc = worker
  return getDocument({ data }).promise
}

/** A stored PDF; null opens none. */
export const usePdf = (file: StoredFile | null): Omit<Loaded, 'id'> => {
  const { fetchFile } = useStoredFiles()
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (file === null) return undefined
    const { id } = file
    let isWanted = true
    let opened: PDFDocumentProxy | null = null
    const open = async (): Promise<void> => {
      opened = await openPdf(await (await fetchFile(file)).arrayBuffer())
      if (isWanted) setLoaded({ id, document: opened, hasFailed: false })
      else void opened.loadingTask.destroy()
    }
    open().catch(() => isWanted && setLoaded({ id, document: null, hasFailed: true }))
    return () => {
      isWanted = false
      void opened?.loadingTask.destroy()
    }
  }, [file, fetchFile])
  return file && loaded?.id === file.id ? loaded : { document: null, hasFailed: false }
}
