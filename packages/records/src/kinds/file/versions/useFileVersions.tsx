import type { StoredFile } from '@bip/contract'
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import type { FileVersionsProps } from './FileVersions.tsx'

const FileVersions = lazy(() => import('./FileVersions.tsx').then((module) => ({ default: module.FileVersions })))

/** Shows the versions of a file: `open` one, and put `dialog` into the page. Without `onChange` nothing is replaced or brought back. */
export function useFileVersions(options: Pick<FileVersionsProps, 'accept' | 'maxBytes' | 'onChange'> = {}): {
  open: (file: StoredFile) => void
  dialog: ReactNode
} {
  const [shown, setShown] = useState<StoredFile>()
  const { onChange } = options
  const dialog = shown && (
    <Suspense fallback={null}>
      <FileVersions
        {...options}
        file={shown}
        onChange={
          onChange &&
          ((next, before) => {
            setShown(next)
            onChange(next, before)
          })
        }
        onClose={() => setShown(undefined)}
      />
    </Suspense>
  )
  return { open: useCallback((file) => setShown(file), []), dialog }
}
