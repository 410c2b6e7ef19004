import { useStoredFiles } from '@bip/records'
import { useEffect, useState } from 'react'
import type { Drawing } from './drawings.ts'

/** A stored picture, which comes by way of the session. */
export const Picture = ({ drawing: { file, label }, onFailed }: { drawing: Drawing; onFailed: () => void }) => {
  const { pictureOf } = useStoredFiles()
  const [src, setSrc] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    pictureOf(file).then(
      (url) => isWanted && setSrc(url),
      () => isWanted && onFailed(),
    )
    return () => {
      isWanted = false
    }
  }, [file, pictureOf, onFailed])
  return src === null ? null : <img src={src} alt={label} draggable={false} onError={onFailed} />
}
