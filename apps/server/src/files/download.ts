import { label, tokenHeader } from '@bip/contract'
import { Refusal } from '../base/errors.ts'
import type { Tx } from '../db/database.ts'
import type { Call } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { disposition } from './content/names.ts'
import { isPlayed, isShown } from './content/sniff.ts'
import { mayReadFile } from './readable.ts'
import { readStored, type StoredRow } from './stored.ts'

const file = label('文件', 'The file', 'Tệp')

/**
 * Answers the content of a file that the caller may read; any other is told like what does not exist. Only pictures and PDF are shown; all
 * else is offered for saving, and nothing in it may run wherever it is opened.
 */
export async function download({ request, reply, session, services, query, language }: Call): Promise<void> {
  const { id = '' } = request.params as { id?: string } // the route has this one parameter
  const missing = new Refusal('notFound', { what: file[language] })
  if (!/^\w{1,64}$/.test(id)) throw missing
  const readable = async (tx: Tx) => {
    const row = (await readStored(tx, session.tenantId, [id])).get(id)
    return row && (await mayReadFile(tx, session, row)) ? row : undefined
  }
  const row = await services.database.asTenant(session.tenantId, readable, { readOnly: true })
  if (!row) throw missing
  await sendContent({ services, request, reply, query }, row)
}

type Sending = Pick<Call, 'request' | 'reply' | 'query'> & { services: Pick<Services, 'files'> }

/** Answers the content of a file, or the part that is asked for. `isFramed`: a page of the portal shows it within itself. */
export async function sendContent(
  { services, request, reply, query }: Sending,
  row: StoredRow,
  { isFramed = false }: { isFramed?: boolean } = {},
): Promise<void> {
  const size = Number(row.size)
  const range = rangeOf(request.headers.range, size)
  if (range === 'outside') {
    await reply.code(416).header('content-range', `bytes */${size}`).send()
    return
  }
  const content = await services.files.get(row.storage_key, range)
  const inline = isShown(row.type) && query.download === undefined
  void reply
    .code(range ? 206 : 200)
    .type(typeFor(row.type))
    .header('content-disposition', disposition(inline ? 'inline' : 'attachment', row.original_name))
    .header('x-content-type-options', 'nosniff')
    // A sandbox would take the browser's own PDF viewer with it.
    .header(
      'content-security-policy',
      row.type === 'application/pdf'
        ? `default-src 'none'; object-src 'self'; style-src 'unsafe-inline'${isFramed ? "; frame-ancestors 'self'" : ''}`
        : "default-src 'none'; sandbox",
    )
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'private, max-age=31536000, immutable')
    // What one person read is not the next one's on the same machine.
    .header('vary', tokenHeader)
    .header('accept-ranges', 'bytes')
    .header('content-length', range ? range.end - range.start + 1 : size)
  if (isFramed) void reply.header('x-frame-options', 'SAMEORIGIN')
  if (range) void reply.header('content-range', `bytes ${range.start}-${range.end}/${size}`)
  await reply.send(content)
}

/** Nothing is called by a type that a browser would run. */
function typeFor(type: string): string {
  if (type === 'text/plain') return 'text/plain; charset=utf-8'
  return isShown(type) || isPlayed(type) ? type : 'application/octet-stream'
}

/** A single range of bytes as the header asks for it; undefined for the whole. */
function rangeOf(header: string | undefined, size: number): { start: number; end: number } | undefined | 'outside' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || start >= size ? 'outside' : { start, end }
}
