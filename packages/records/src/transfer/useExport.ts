import type { AnyRecord, Core, ListQuestion } from '@bip/contract'
import type { DataListExport } from '@bip/design-system'
import { useApi } from '../data/useApi.ts'
import { dayOf } from '../fields/zone.ts'
import { useHost } from '../host/RecordsProvider.tsx'
import { useResources } from '../host/resources.ts'
import { useText } from '../host/useText.ts'
import { saveFile } from './saveFile.ts'

type ExportParts = Pick<DataListExport<AnyRecord>, 'onExportAll' | 'complete' | 'fileName' | 'hasWhole'>

/** How records leave a list as xlsx, named after it and the day in the plant's zone; all that match by the gateway. */
export const useExport = (core: Core, question: ListQuestion): ExportParts => {
  const api = useApi(core)
  const { client, language, timeZone } = useHost()
  const { t, say } = useText()
  const resources = useResources()
  const fileName = `${say(core.label)}${dayOf(new Date().toISOString(), timeZone)}`
  return {
    fileName,
    complete: async (records, keys) => {
      const { completed } = await import('./completed.ts')
      return completed({ core, client, language, timeZone, resources }, records, keys)
    },
    hasWhole: true,
    onExportAll: async ({ columns, signal, onProgress }) => {
      const file = await api.exportXlsx(question, {
        columns: columns ?? undefined,
        signal,
        // A gateway that does not tell its rows writes while it sends and does not know how much there will be.
        onProgress: (share, bytes, rows) => onProgress({ share: share > 0 || rows ? share : null, bytes, rows }),
      })
      if (!file) throw new Error(t('transfer.off'))
      saveFile(file.blob, `${fileName}.xlsx`)
    },
  }
}
