import { renderAsync } from 'docx-preview'
import { useEffect, useState } from 'react'
import { maxUnpacked, packedSize } from './packedSize.ts'
import { Paper } from './preview.styles.ts'

/** A page of its own that runs nothing and reaches nothing: what a document brings along stays in it. */
const page = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline'"><style>body{margin:0;background:#f3f4f6}</style>${body}`

type DocumentFrameProps = { content: Blob; title: string; onFail: () => void }

/** A text document, drawn by a maintained library into a sandbox. */
export const DocumentFrame = ({ content, title, onFail }: DocumentFrameProps) => {
  const [html, setHtml] = useState<string>()
  useEffect(() => {
    let isOver = false
    const draw = async (): Promise<void> => {
      if ((await packedSize(content)) > maxUnpacked) throw new Error('The document is too large to be shown.')
      const body = document.createElement('div')
      const styles = document.createElement('div')
      await renderAsync(content, body, styles, { useBase64URL: true, ignoreLastRenderedPageBreak: true })
      if (!isOver) setHtml(page(styles.innerHTML + body.innerHTML))
    }
    draw().catch(() => isOver || onFail())
    return () => {
      isOver = true
    }
  }, [content, onFail])
  return html === undefined ? null : <Paper sandbox="" srcDoc={html} title={title} />
}
