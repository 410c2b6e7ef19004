import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'

type Loaded = { url: string; document: PDFDocumentProxy | null; hasFailed: boolean }

/** A PDF by its address, with the reader that comes with the first one. */
export const usePdf = (url: string | null): { document: PDFDocumentProxy | null; hasFailed: boolean } => {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    if (url === null) return undefined
    let isWanted = true
    let opened: PDFDocumentProxy | null = null
    const open = async (): Promise<void> => {
      const [{ getDocument, GlobalWorkerOptions }, { default: worker }] = await Promise.all([
        import('pdfjs-dist'),
        import('pdfjs-dist/build/pdf.worker.min.mjs?url'),
      ])
      GlobalWorkerOptions.workerSrc = worker
      opened = await getDocument({ url }).promise
      if (isWanted) setLoaded({ url, document: opened, hasFailed: false })
      else void opened.loadingTask.destroy()
    }
    open().catch(() => isWanted && setLoaded({ url, document: null, hasFailed: true }))
    return () => {
      isWanted = false
      void opened?.loadingTask.destroy()
    }
  }, [url])
  return loaded?.url === url ? loaded : { document: null, hasFailed: false }
}
