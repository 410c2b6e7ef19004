import { createHmac, timingSafeEqual } from 'node:crypto'
import { label, plus, say } from '@bip/contract'
import { z } from 'zod'
import { Refusal } from '../base/errors.ts'
import { type RawQuery, route } from '../http/route.ts'
import type { Services } from '../services/services.ts'
import { disposition } from './content/names.ts'
import { sendContent } from './download.ts'
import { mayReadFile } from './readable.ts'
import { readStored, type StoredRow } from './stored.ts'
import { zipOf } from './zip.ts'

/** Seconds for which a link opens its files. */
const linkSeconds = 300
/** Their ids stand in the link. */
const maxFiles = 100

const file = label('文件', 'The file', 'Tệp')

type Linked = { tenantId: string; ids: string[]; expires: number; name: string }

const signatureOf = ({ keys }: Services, payload: string): string =>
  createHmac('sha256', keys.token).update(`file-link:${payload}`).digest('base64url')

/** A link by which the browser itself fetches, plays or saves files that the caller may read: it carries no session, and ends in five minutes. */
const linkRoute = route({
  method: 'POST',
  path: plus.fileLink,
  access: { signedIn: true },
  onlyReads: true,
  body: z.object({
    ids: z
      .array(z.string().regex(/^\w{1,64}$/))
      .min(1)
      .max(maxFiles),
    name: z.string().max(100).optional(),
  }),
  run: async ({ session, services, body, language }) => {
    const { tenantId } = session
    const ids = [...new Set(body.ids)]
    await services.database.asTenant(
      tenantId,
      async (tx) => {
        const rows = await readStored(tx, tenantId, ids)
        for (const id of ids) {
          const row = rows.get(id)
          if (!row || !(await mayReadFile(tx, session, row))) throw new Refusal('notFound', { what: say(file, language) })
        }
      },
      { readOnly: true },
    )
    const expires = Math.floor(services.clock().getTime() / 1000) + linkSeconds
    const linked: Linked = { tenantId, ids, expires, name: body.name ?? '' }
    const payload = Buffer.from(JSON.stringify(linked)).toString('base64url')
    return { link: `/api${plus.fileContent}?ticket=${payload}.${signatureOf(services, payload)}` }
  },
})

/** Answers one file, in ranges, or several as a zip that is packed while it is read. */
const contentRoute = route({
  method: 'GET',
  path: plus.fileContent,
  access: { public: true },
  raw: true,
  run: async ({ services, query, request, reply, language }) => {
    const { tenantId, ids, name } = read(services, query.ticket)
    const rows = await services.database.asTenant(tenantId, (tx) => readStored(tx, tenantId, ids), { readOnly: true })
    const found = ids.flatMap((id) => rows.get(id) ?? [])
    const [first] = found
    if (!first) throw new Refusal('notFound', { what: say(file, language) })
    if (ids.length === 1) return sendContent({ services, request, reply, query }, first, { isFramed: true })
    await sendZip(services, reply, found, name)
  },
})

async function sendZip(
  services: Services,
  reply: Parameters<typeof sendContent>[0]['reply'],
  rows: readonly StoredRow[],
  name: string,
) {
  void reply
    .type('application/zip')
    .header('content-disposition', disposition('attachment', `${name || 'files'}.zip`))
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'no-store')
  await reply.send(zipOf(services.files, rows))
}

/** What a ticket opens; throws `ticketWrong` where it is not ours, was changed or has ended. */
function read(services: Services, ticket: RawQuery[string]): Linked {
  const [payload = '', given = ''] = typeof ticket === 'string' ? ticket.split('.') : []
  const [found, due] = [Buffer.from(given), Buffer.from(signatureOf(services, payload))]
  if (found.length !== due.length || !timingSafeEqual(found, due)) throw new Refusal('ticketWrong')
  // Nobody else signs such a text.
  const linked = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Linked
  if (linked.expires * 1000 <= services.clock().getTime()) throw new Refusal('ticketWrong')
  return linked
}

export const fileLinkRoutes = [linkRoute, contentRoute]
