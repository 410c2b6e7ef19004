import { binCalls, label } from '@bip/contract'
import { z } from 'zod'
import { paged } from '../../http/paging.ts'
import { type Access, type Call, type Route, route } from '../../http/route.ts'
import type { Extension } from '../../model/extension.ts'
import { readIds } from '../../model/ids.ts'
import { modelNamed } from '../../model/named.ts'
import { placeOf } from '../../model/place.ts'
import { parameterOf } from '../../tenancy/parameters.ts'
import { type EachWork, eachInSlices } from '../bulk/eachInSlices.ts'
import type { WritingCall } from '../write/draft.ts'
import { repeatable } from '../write/idempotency.ts'
import { eraseEach } from './erase.ts'
import { binPage, binResources } from './list.ts'
import { binPermission, restoreEach } from './restore.ts'

type Extensions = Readonly<Record<string, Extension>>
type Body = { resource: string; ids: readonly string[] | string }

const restored = label('已恢复', 'Restored', 'Đã khôi phục')
const erased = label('已彻底删除', 'Removed for good', 'Đã xóa vĩnh viễn')
const body = z.object({
  resource: z.string().regex(/^\w{1,60}$/),
  ids: z.union([z.array(z.string().max(64)).max(1000), z.string().max(70_000)]),
})

function writingOf(call: Call<never, Body>, extensions: Extensions): { writing: WritingCall; ids: string[] } {
  const { session, services, body, request } = call
  const model = modelNamed(body.resource, call.language)
  const place = placeOf(call)
  const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, body)
  const writing = { session, services, at: services.clock(), place, model, extension: extensions[model.core.key] ?? {}, asked }
  return { writing, ids: readIds({}, { ids: body.ids }, writing) }
}

/** The bin: what was removed, brought back or removed for good. */
export function binRoutes(extensions: Extensions): Route[] {
  const writes = (path: string, access: Access, work: EachWork, success: typeof restored): Route =>
    route({
      method: 'POST',
      path,
      access,
      body,
      run: ((call: Call<never, Body>) => {
        const { writing, ids } = writingOf(call, extensions)
        return eachInSlices(writing, ids, { work, success: success[call.language] })
      }) as Route['run'], // signed in, and the body is checked
    })
  return [
    route({
      method: 'GET',
      path: binCalls.list,
      access: { permission: binPermission },
      query: z.object({ ...paged, resource: z.string().max(60).default('') }),
      run: async (call) => {
        const { session, services, query } = call
        const days = await parameterOf(services, session.tenantId, 'binDays')
        return services.database.asTenant(session.tenantId, (tx) => binPage(tx, session, query, { place: placeOf(call), days }), {
          readOnly: true,
        })
      },
    }),
    route({
      method: 'GET',
      path: binCalls.resources,
      access: { permission: binPermission },
      run: (call) =>
        call.services.database.asTenant(call.session.tenantId, (tx) => binResources(tx, call.session, placeOf(call)), {
          readOnly: true,
        }),
    }),
    // Whoever removed a record may take that back at once; restoreEach asks for the rest.
    writes(binCalls.restore, { signedIn: true }, restoreEach, restored),
    writes(binCalls.erase, { permission: 'bin_erase' }, eraseEach, erased),
  ]
}
