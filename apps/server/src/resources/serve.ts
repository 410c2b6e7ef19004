import {
  type Alias,
  addressesOf,
  type Choice,
  type Core,
  type Call as CoreCall,
  isEmpty,
  maxPageSize,
  pathOf,
  permissionCode,
  renamed,
} from '@bip/contract'
import { type Access, type Call, type RawQuery, type Route, route } from '../http/route.ts'
import type { Extension } from '../model/extension.ts'
import { isObject, notFound, oneId, readIds } from '../model/ids.ts'
import { type Model, modelOf } from '../model/model.ts'
import { placeOf } from '../model/place.ts'
import { readQuestion } from '../model/question.ts'
import { demand, reaches } from '../model/scope.ts'
import type { Services } from '../services/services.ts'
import { act } from './act/actCall.ts'
import { actAsCalled } from './act/actList.ts'
import { mergedInto } from './merge/merge.ts'
import { choicesPage, choose, lookUp } from './read/choices.ts'
import { choosers } from './read/choosers.ts'
import { pageOf } from './read/list.ts'
import { readRecord } from './read/read.ts'
import { inTurn } from './read/wholeLists.ts'
import type { WritingCall } from './write/draft.ts'
import { once, repeatable } from './write/idempotency.ts'
import { remove } from './write/remove.ts'
import { save, type Writing } from './write/save.ts'
import { saveList } from './write/saveList.ts'

/** A record may carry two thousand lines. */
const recordBytes = 8 * 1024 * 1024

/** Every call that a resource declares, as routes. */
export const serve =
  (core: Core, extension: Extension = {}) =>
  (_services: Services): Route[] => {
    const model = modelOf(core)
    const { calls } = core
    const access = accessOf(core, extension)
    const declare = (
      call: CoreCall | undefined,
      access: Access,
      run: (call: Call) => Promise<unknown>,
      { also, ...more }: Pick<Route, 'onlyReads' | 'acts'> & { also?: readonly Alias[] } = {},
    ): Route[] => {
      if (!call) return []
      const own = { method: call.method, path: pathOf(core, call) }
      const below = (path: string) => pathOf(core, { method: call.method, path })
      return addressesOf(own, also, below).map(({ method, path, names }) => {
        const named = (given: Call) => run(underOurNames(given, names))
        // Never public, so there is a session.
        return route({ method, path, access, bodyLimit: recordBytes, ...more, run: named as Route['run'] })
      })
    }
    const { also = {} } = core
    return [
      ...declare(calls.list, access.list, (call) => list(model, extension, call), { also: also.list }),
      ...declare(calls.detail, access.detail, (call) => detail(model, extension, call), { also: also.detail }),
      ...declare(calls.submit, access.submit, (call) => write(model, extension, call, (writing) => save(writing, input(call))), {
        also: also.submit,
      }),
      ...declare(
        calls.update,
        access.submit,
        (call) => write(model, extension, call, (writing) => save(writing, input(call, true))),
        { also: also.update },
      ),
      ...declare(
        calls.remove,
        access.remove,
        (call) => write(model, extension, call, async (writing) => remove(writing, readIds(call.query, call.body, writing))),
        { also: also.remove },
      ),
      ...declare(
        calls.submitList,
        access.submit,
        (call) => write(model, extension, call, (writing) => saveList(writing, calls.submitList?.mode ?? 'all', call.body)),
        { also: also.submitList },
      ),
      ...declare(calls.selectData, access.selectData, (call) => selectData(model, call), {
        also: also.selectData,
        onlyReads: true,
      }),
      ...Object.entries(core.actions ?? {}).flatMap(([name, action]) =>
        declare(
          action.call,
          { permission: permissionCode(core, name) },
          (call) => actAsCalled(writingCall(model, extension, call), name, action, call),
          { also: action.also, ...(action.call.method === 'GET' && { acts: true }) },
        ),
      ),
    ]
  }

/** The same operations where the record's id stands in the path; names of actions are allowed beside detail and remove. */
export function byPathId(core: Core, paths: Readonly<Record<string, string>>, extension: Extension = {}): Route[] {
  const model = modelOf(core)
  const access = accessOf(core, extension)
  return Object.entries(paths).map(([name, path]) => {
    const run = async (call: Call): Promise<unknown> => {
      const { id } = call.request.params as { id?: string } // the path names it
      const named: Call = { ...call, query: { id, ids: id } }
      if (name === 'detail') return detail(model, extension, named)
      const writing = writingCall(model, extension, named)
      const ids = readIds(named.query, undefined, writing)
      if (name !== 'remove') return act(writing, name, ids, input(call))
      return write(model, extension, named, async (removing) => {
        await remove(removing, ids)
        return { results: [] }
      })
    }
    const [method, allowed]: [Route['method'], Access] =
      name === 'detail'
        ? ['GET', access.detail]
        : name === 'remove'
          ? ['DELETE', access.remove]
          : ['POST', { permission: permissionCode(core, name) }]
    return route({ method, path: pathOf(core, { method: 'GET', path }), access: allowed, run: run as Route['run'] }) // never public, so there is a session
  })
}

/** Where a picker asks for a resource beside its own address: pages of what it may choose, and its options. */
type PickerPaths = { list?: string; selectData?: string }

/** A resource at the addresses of a picker, for whoever may refer to it. `rowKey` is what that picker calls the id. */
export function pickerRoutes(core: Core, { list, selectData: options }: PickerPaths, rowKey = 'id'): Route[] {
  const model = modelOf(core)
  const access = choosers(core)
  const named = (row: Choice) => ({ ...row, [rowKey]: row.id })
  const pages = async (call: Call) => {
    const { session, services, query } = call
    const page = await services.database.asTenant(
      session.tenantId,
      (tx) => choicesPage(tx, session, model, query, placeOf(call)),
      { readOnly: true },
    )
    return { ...page, records: page.records.map(named) }
  }
  const choices = async (call: Call) => (await selectData(model, call)).map(named)
  return [
    // Never public, so there is a session.
    ...(list ? [route({ method: 'GET', path: list, access, run: pages as Route['run'] })] : []),
    ...(options ? [route({ method: 'POST', path: options, access, onlyReads: true, run: choices as Route['run'] })] : []),
  ]
}

function accessOf(core: Core, { access = {} }: Extension): Required<NonNullable<Extension['access']>> {
  const may = (...operations: string[]): Access => ({
    permission: operations.map((operation) => permissionCode(core, operation)),
  })
  return {
    list: access.list ?? may('view'),
    detail: access.detail ?? may('view'),
    submit: access.submit ?? may('add', 'edit'),
    remove: access.remove ?? may('remove'),
    selectData: access.selectData ?? choosers(core),
  }
}

function list(model: Model, extension: Extension, call: Call): Promise<unknown> {
  const { session, services, query, language } = call
  extension.beforeList?.({ session, services, place: placeOf(call) })
  const scope = demand(session, model, 'view', model.core.label[language])
  const question = readQuestion(model, query, placeOf(call))
  const read = () =>
    services.database.asTenant(session.tenantId, (tx) => pageOf(tx, model, question, session, scope), { readOnly: true })
  return question.size > maxPageSize ? inTurn(read) : read()
}

function detail(model: Model, extension: Extension, call: Call): Promise<unknown> {
  const { session, services, query, language } = call
  const scope = demand(session, model, 'view', model.core.label[language])
  const id = oneId(query.id, { model, place: placeOf(call) })
  return services.database.asTenant(
    session.tenantId,
    async (tx) => {
      const shape = { labels: 'all', can: session, lines: true } as const
      const found = await readRecord(tx, session.tenantId, model, id, shape)
      const staying = found ? undefined : await mergedInto(tx, session.tenantId, model, id)
      const record = found ?? (staying && (await readRecord(tx, session.tenantId, model, staying, shape)))
      if (!record) throw notFound(model, language)
      if (!reaches(session, scope, record) && !(await extension.mayOpen?.({ tx, session }, record)))
        throw notFound(model, language)
      return record
    },
    { readOnly: true },
  )
}

function selectData(model: Model, call: Call): Promise<Choice[]> {
  const { session, services, query, body } = call
  const place = placeOf(call)
  return services.database.asTenant(
    session.tenantId,
    (tx) =>
      Array.isArray(body) ? lookUp(tx, { session, services }, model, body, place) : choose(tx, session, model, query, place),
    { readOnly: true },
  )
}

/** A call with its parameters under the names that the core knows. */
function underOurNames(call: Call, names: Alias['names']): Call {
  if (!names) return call
  return { ...call, query: renamed(call.query, names), body: isObject(call.body) ? renamed(call.body, names) : call.body }
}

/** The record a client sent; where it edits, an `id` must be among it. */
function input(call: Call<RawQuery, unknown>, edits = false): Record<string, unknown> {
  const values = isObject(call.body) ? call.body : {}
  return edits && isEmpty(values.id) ? { ...values, id: call.query.id ?? '?' } : values
}

/** What all transactions of a writing call share. */
function writingCall(model: Model, extension: Extension, call: Call): WritingCall {
  const { session, services, query, body, request } = call
  const asked = repeatable(request.headers['idempotency-key'], request.method, request.routeOptions.url, query, body)
  return { session, services, at: services.clock(), place: placeOf(call), model, extension, asked }
}

/** A writing call: one transaction, once per idempotency key. */
function write<T>(model: Model, extension: Extension, call: Call, work: (writing: Writing) => Promise<T>): Promise<T> {
  const { asked, ...shared } = writingCall(model, extension, call)
  return call.services.database.asTenant(call.session.tenantId, (tx) => {
    const writing: Writing = { ...shared, tx }
    return once(writing, asked, () => work(writing))
  })
}
