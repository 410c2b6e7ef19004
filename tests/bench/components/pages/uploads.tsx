import { useState } from 'react'
import type { StoredFile } from '../../../../packages/contract/src/index.ts'
import { Uploader, type UploadTransport } from '../../../../packages/pickers/src/Uploader/index.ts'
import { find } from '../../pages/gestures.ts'
import { offer } from '../../pages/operations.ts'
import { show } from './frame.tsx'

const megabyte = 1024 * 1024

/** A gateway that takes a file in forty steps of 25 ms and tells of each. */
const transport: UploadTransport<StoredFile> = async (file, { signal, onPhase, onProgress }) => {
  onPhase('sending')
  for (let step = 1; step <= 40; step += 1) {
    await new Promise((resolve) => setTimeout(resolve, 25))
    signal.throwIfAborted()
    onProgress((file.size * step) / 40)
  }
  const { name, size, type } = file
  return { id: name, name, size, type, url: `/${name}` }
}

const Uploads = () => {
  const [files, setFiles] = useState<readonly StoredFile[]>([])
  return (
    <div style={{ maxInlineSize: 560, blockSize: 700, overflow: 'auto' }}>
      <Uploader label="附件" transport={transport} value={files} onChange={setFiles} />
    </div>
  )
}

const drop = (): void => {
  const dataTransfer = new DataTransfer()
  const content = new Uint8Array(megabyte)
  for (let at = 0; at < 500; at += 1) dataTransfer.items.add(new File([content], `照片 ${at}.pdf`, { type: 'application/pdf' }))
  const zone = [...document.querySelectorAll('span, div')].findLast(({ textContent }) =>
    textContent?.startsWith('将文件拖到此处'),
  )
  zone?.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}

offer([
  { name: 'mount', act: () => show(<Uploads />), isDone: () => document.querySelector('#host input[type=file]') !== null },
  { name: 'queue 500', act: drop, isDone: () => find('#host').textContent?.includes('照片 499.pdf') === true },
])
