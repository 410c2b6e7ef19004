import { plus, type StoredFile } from '@bip/contract'
import { ApiError } from '@bip/contract/client'
import { useToast } from '@bip/design-system'
import { useCallback } from 'react'
import { reasonOf } from '../../data/errors.ts'
import { useHost } from '../../host/RecordsProvider.tsx'

type Range = { start: number; end: number }

const pictures = new Map<string, Promise<string>>()

/** Stored files by way of the session, which no plain link, picture or player carries. */
export function useStoredFiles() {
  const { client } = useHost()
  const toast = useToast()
  /** The content in memory; for small files and parts of large ones. */
  const fetchFile = useCallback(
    async ({ url }: StoredFile, range?: Range): Promise<Blob> => {
      if (url.startsWith('blob:')) return (await fetch(url)).blob()
      const headers = range && { Range: `bytes=${range.start}-${range.end}` }
      return (await client.request({ path: url, as: 'blob', silent: true, headers })).blob
    },
    [client],
  )
  /** A link for a few minutes that the browser itself follows; of gateways that give none, the content in memory. */
  const linkOfAll = useCallback(
    async (files: readonly StoredFile[], name?: string): Promise<string> => {
      const [only] = files
      if (files.length === 1 && only?.url.startsWith('blob:')) return only.url
      try {
        const body = { ids: files.map(({ id }) => id), name }
        return (await client.request<{ link: string }>({ method: 'POST', path: plus.fileLink, body, silent: true, isRead: true }))
          .link
      } catch (error) {
        if (!(only && files.length === 1 && error instanceof ApiError && error.code === 404)) throw error
        return URL.createObjectURL(await fetchFile(only))
      }
    },
    [client, fetchFile],
  )
  const linkOf = useCallback((file: StoredFile): Promise<string> => linkOfAll([file]), [linkOfAll])
  const pictureOf = useCallback(
    (file: StoredFile): Promise<string> => {
      const known = pictures.get(file.url)
      if (known) return known
      const asked = fetchFile(file).then((blob) => URL.createObjectURL(blob))
      pictures.set(file.url, asked)
      asked.catch(() => pictures.delete(file.url))
      return asked
    },
    [fetchFile],
  )
  const follow = useCallback(
    (asked: Promise<string>, name: string): void => {
      asked.then(
        (link) => {
          const anchor = document.createElement('a')
          anchor.href = link.startsWith('blob:') ? link : `${link}&download`
          anchor.download = name
          anchor.click()
        },
        (error) => toast.error(reasonOf(error)),
      )
    },
    [toast],
  )
  return {
    fetchFile,
    linkOf,
    pictureOf,
    /** Saves a file by the browser's own downloads: any size, with a pause and a retry. */
    save: useCallback((file: StoredFile): void => follow(linkOf(file), file.name), [follow, linkOf]),
    /** Saves several as one zip of that name. */
    saveAll: useCallback(
      (files: readonly StoredFile[], name: string): void => follow(linkOfAll(files, name), `${name}.zip`),
      [follow, linkOfAll],
    ),
  }
}
