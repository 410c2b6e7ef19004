import type { StoredFile } from '@bip/contract'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'

const FilePreview = lazy(() => import('./FilePreview.tsx').then((module) => ({ default: module.FilePreview })))

/** Shows files in place: `open` one of several, and put `dialog` into the page. What draws them is fetched with the first. */
export function useFilePreview(): { open: (file: StoredFile, files: readonly StoredFile[]) => void; dialog: ReactNode } {
  const [shown, setShown] = useState<{ files: readonly StoredFile[]; start: number }>()
  const open = useCallback((file: StoredFile, files: readonly StoredFile[]) => {
    const start = files.findIndex(({ id }) => id === file.id)
    setShown({ files: start < 0 ? [file] : files, start: Math.max(0, start) })
  }, [])
  const dialog = shown && (
    <Suspense fallback={null}>
      <FilePreview {...shown} onClose={() => setShown(undefined)} />
    </Suspense>
  )
  return { open, dialog }
}
