import { plus, type SheetAnalysis } from '../wire/paths.ts'
import type { Client } from './client.ts'
import { whereOffered } from './resourceCalls.ts'

/**
 * All rows of a spreadsheet's first sheet as texts, up to the server's limit; `undefined` where the gateway does not look into sheets.
 * Throws `ApiError` with the reason where the file cannot be read.
 */
export function readSheet(
  client: Client,
  file: Blob & { name?: string },
  signal?: AbortSignal,
): Promise<SheetAnalysis | undefined> {
  const form = new FormData()
  form.append('whole', 'true')
  form.append('file', file, file.name || 'lines.xlsx')
  const asked = { method: 'POST', path: plus.importAnalysis, form, signal, silent: true, isRead: true } as const
  return whereOffered(client.request<SheetAnalysis>(asked))
}
