import { type BulkPart, bulkCalls, maxBulkRows } from '@bip/contract'
import { z } from 'zod'
import { type Call, type Route, route } from '../../http/route.ts'
import type { Extension } from '../../model/extension.ts'
import { modelNamed } from '../../model/named.ts'
import { placeOf } from '../../model/place.ts'
import { demand } from '../../model/scope.ts'
import type { WritingCall } from '../write/draft.ts'
import { repeatable } from '../write/idempotency.ts'
import { actOver } from './act.ts'
import { namesOf, nextIds } from './asked.ts'
import { editRows } from './edit.ts'

type Extensions = Readonly<Record<string, Extension>>

const id = z.string().regex(/^[\w-]{1,64}$/)
const resource = z.string().regex(/^\w{1,60}$/)
const values = z.record(z.string().max(60), z.unknown())
const question = {
  query: z.record(z.string().max(80), z.string().max(20_000)),
  after: id.nullable(),
  except: z.array(id).max(1000).default([]),
}
const edit = z.union([
  z.object({
    resource,
    rows: z
      .array(z.object({ id, version: z.number().int().optional(), values }))
      .min(1)
      .max(maxBulkRows),
  }),
  z.object({ resource, values, ...question }),
])
const act = z.object({ resource, action: z.string().regex(/^\w{1,60}$/), args: values.default({}), ...question })

type Made = Pick<Call, 'session' | 'services' | 'request' | 'language'> & { body: { resource: string } }

/** A call that writes; what is asked by a question is never repeated by its key, for it finds other records the second time. */
function writingOf(call: Made, extensions: Extensions, isRepeatable: boolean): WritingCall {
  const { session, services, request, body, language } = call
  const model = modelNamed(body.resource, language)
  const asked = isRepeatable
    ? repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, body)
    : null
  const extension = extensions[model.core.key] ?? {}
  return { session, services, at: services.clock(), place: placeOf({ language, session }), model, extension, asked }
}

/** Refused rows are told by name: whoever asks for all that match has not seen them. */
async function named(writing: WritingCall, part: BulkPart): Promise<BulkPart> {
  const failed = part.results.flatMap(({ id, ok }) => (ok ? [] : [id]))
  const names = await namesOf(writing, failed)
  return { ...part, results: part.results.map((row) => (row.ok ? row : { ...row, name: names.get(row.id) ?? row.id })) }
}

const bodyBytes = 4 * 1024 * 1024

/** Work on many records at once. */
export function bulkRoutes(extensions: Extensions): Route[] {
  return [
    route({
      method: 'POST',
      path: bulkCalls.edit,
      access: { signedIn: true },
      bodyLimit: bodyBytes,
      body: edit,
      run: async (call) => {
        const { body, language } = call
        const writing = writingOf(call, extensions, 'rows' in body)
        demand(call.session, writing.model, 'edit', writing.model.core.label[language])
        if ('rows' in body) return named(writing, await editRows(writing, body.rows))
        const { ids, after } = await nextIds(writing, body)
        const rows = ids.map((id) => ({ id, values: body.values }))
        return named(writing, { ...(await editRows(writing, rows)), after })
      },
    }),
    route({
      method: 'POST',
      path: bulkCalls.act,
      access: { signedIn: true },
      body: act,
      run: async (call) => {
        const { body, language } = call
        const writing = writingOf(call, extensions, false)
        demand(call.session, writing.model, body.action, writing.model.core.label[language])
        const { ids, after } = await nextIds(writing, body)
        return named(writing, { results: await actOver(writing, body.action, ids, body.args), after })
      },
    }),
  ]
}
