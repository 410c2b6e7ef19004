import type { Core, ListQuestion } from '@bip/contract'
import { useToast } from '@bip/design-system'
import { useEffect, useRef, useState } from 'react'
import { isAborted, reasonOf } from '../data/errors.ts'
import { useApi } from '../data/useApi.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useText } from '../host/useText.ts'
import { dayOf } from '../kinds/instant/zone.ts'
import { saveFile } from './saveFile.ts'

/** Takes everything that a question matches out as xlsx. `progress` is 0 to 1 while it runs, null otherwise. */
export const useExport = (core: Core) => {
  const api = useApi(core)
  const { timeZone } = useHost()
  const toast = useToast()
  const { t, say } = useText()
  const [progress, setProgress] = useState<number | null>(null)
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const start = async (question: ListQuestion): Promise<void> => {
    controller.current = new AbortController()
    setProgress(0)
    try {
      const file = await api.exportXlsx(question, { signal: controller.current.signal, onProgress: setProgress })
      if (!file) throw new Error(t('transfer.off'))
      saveFile(file.blob, `${say(core.label)}${dayOf(new Date().toISOString(), timeZone)}.xlsx`)
      toast.success(t('transfer.exported'))
    } catch (error) {
      if (!isAborted(error)) toast.error(t('transfer.exportFailed', { reason: reasonOf(error) }))
    } finally {
      setProgress(null)
    }
  }
  return { start, progress }
}
