import { plus, type StoredFile } from '@bip/contract'
import { useEffect, useRef, useState } from 'react'
import { reasonOf } from '../../../data/errors.ts'
import { quiet } from '../../../data/useApi.ts'
import { useHost } from '../../../host/RecordsProvider.tsx'
import { useText } from '../../../host/useText.ts'
import { sizeText } from '../files.ts'
import { useTransport } from '../useTransport.ts'
import type { FileVersionsProps } from './FileVersions.tsx'

type Options = Pick<FileVersionsProps, 'maxBytes' | 'onChange'>

/** Puts a new content, or an older one, in the place of a file. `percent` is undefined while nothing is under way. */
export function useNewVersion(file: StoredFile, { maxBytes, onChange }: Options) {
  const { client } = useHost()
  const { t } = useText()
  const transport = useTransport()
  const [percent, setPercent] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [controller] = useState(() => ({ current: new AbortController() }))
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    controller.current = new AbortController()
    return () => {
      isThere.current = false
      controller.current.abort('close')
    }
  }, [controller])

  const run = async (work: () => Promise<StoredFile>): Promise<void> => {
    setProblem(undefined)
    setPercent(0)
    try {
      const next = await work()
      if (isThere.current) onChange?.(next, file)
    } catch (error) {
      if (isThere.current) setProblem(reasonOf(error))
    } finally {
      if (isThere.current) setPercent(undefined)
    }
  }
  const ask = (path: string, id: string): Promise<StoredFile> =>
    quiet(client).request<StoredFile>({ method: 'POST', path, body: { id, replaces: file.id } })

  return {
    percent,
    problem,
    store: (chosen: File): void => {
      const isLarge = maxBytes !== undefined && chosen.size > maxBytes
      if (chosen.size === 0 || isLarge) {
        setProblem(isLarge ? t('file.largeVersion', { size: sizeText(maxBytes) }) : t('file.emptyVersion'))
        return
      }
      void run(async () => {
        const stored = await transport(chosen, {
          signal: controller.current.signal,
          onProgress: (sent) => setPercent(Math.round((sent / chosen.size) * 100)),
          onPhase: () => undefined,
        })
        return ask(plus.replaceFile, stored.id)
      })
    },
    restore: ({ id }: StoredFile): void => void run(() => ask(plus.restoreFile, id)),
  }
}
