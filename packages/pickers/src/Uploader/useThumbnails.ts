import type { StoredFile } from '@bip/contract'
import { useEffect, useRef, useState } from 'react'
import type { UploadItem } from './engine/types.ts'

const none: ReadonlyMap<string, string> = new Map()

/** Small pictures of files for the wall, by id: of those on their way from the file itself, of stored ones as `pictureOf` finds them. */
export function useThumbnails(
  isWanted: boolean,
  value: readonly StoredFile[],
  items: readonly UploadItem<StoredFile>[],
  pictureOf: ((file: StoredFile) => Promise<string | undefined>) | undefined,
): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState(none)
  const asked = useRef(new Set<string>())
  const made = useRef(new Map<string, string>())
  useEffect(() => {
    if (!isWanted) return
    const add = (id: string, url: string): void => setPictures((before) => new Map(before).set(id, url))
    for (const { id, file } of items) {
      if (made.current.has(id) || !file.type.startsWith('image/')) continue
      const url = URL.createObjectURL(file)
      made.current.set(id, url)
      add(id, url)
    }
    for (const [id, url] of made.current) {
      if (items.some((item) => item.id === id)) continue
      URL.revokeObjectURL(url)
      made.current.delete(id)
    }
    for (const file of value) {
      if (asked.current.has(file.id) || !file.type.startsWith('image/') || !pictureOf) continue
      asked.current.add(file.id)
      pictureOf(file).then(
        (url) => url && add(file.id, url),
        // The sign of a file stands for a picture that cannot be had.
        () => undefined,
      )
    }
  }, [isWanted, value, items, pictureOf])
  return pictures
}
