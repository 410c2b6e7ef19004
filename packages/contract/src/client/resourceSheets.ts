import type { Core } from '../resource/core.ts'
import { type ImportProgress, type ImportReport, plus, type SheetAnalysis } from '../wire/paths.ts'
import { progressFileType } from '../wire/progressFile.ts'
import { questionToWire } from '../wire/query.ts'
import type { Client } from './client.ts'
import { whereOffered } from './resourceCalls.ts'
import type { ResourceClient } from './resourceClient.ts'

/** ms that an import of 100 000 rows may take. */
const importTimeout = 3_600_000

type Sheets = 'exportXlsx' | 'importTemplate' | 'importFile' | 'analyseFile' | 'importProgress' | 'stopImport'

/** The calls that carry records to spreadsheets and back. */
export function resourceSheets(client: Client, core: Core): Pick<ResourceClient, Sheets> {
  return {
    exportXlsx: (question, { columns, signal, onProgress } = {}) => {
      const { current: _page, size: _size, ...query } = questionToWire(question)
      return whereOffered(
        client.request({
          path: core.computed ? plus.queryExport : plus.export,
          query: { ...query, columns, resource: core.key },
          headers: onProgress && { Accept: `${progressFileType}, */*` },
          signal,
          onProgress,
          silent: true,
          as: 'blob',
        }),
      )
    },
    importTemplate: () =>
      whereOffered(client.request({ path: plus.importTemplate, query: { resource: core.key }, silent: true, as: 'blob' })),
    analyseFile: (file, signal) => {
      const form = new FormData()
      form.append('resource', core.key)
      form.append('file', file, file.name || 'import.xlsx')
      const asked = { method: 'POST', path: plus.importAnalysis, form, signal, silent: true, isRead: true } as const
      return whereOffered(client.request<SheetAnalysis>(asked))
    },
    importProgress: (run) =>
      whereOffered(client.request<ImportProgress | null>({ path: plus.importProgress, query: { run }, silent: true })),
    stopImport: (run) =>
      whereOffered(client.request({ method: 'POST', path: plus.importStop, query: { run }, silent: true, isRead: true })),
    importFile: (file, { mode, dryRun, edits, run, onProgress, signal }) => {
      const form = new FormData()
      form.append('resource', core.key)
      form.append('mode', mode)
      form.append('dryRun', String(dryRun))
      if (edits && Object.keys(edits).length > 0) form.append('edits', JSON.stringify(edits))
      if (run) form.append('run', run)
      form.append('file', file, file.name || 'import.xlsx')
      return whereOffered(
        client.request<ImportReport>({
          ...{ method: 'POST', path: plus.import, form, onProgress, signal, silent: true, timeout: importTimeout },
          ...(run && !dryRun ? { idempotencyKey: run } : { safe: true }),
        }),
      )
    },
  }
}
