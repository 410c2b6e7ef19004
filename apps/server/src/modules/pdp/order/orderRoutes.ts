import { isEmpty, label, say } from '@bip/contract'
import { orderCalls } from '@bip/contract/resources'
import { sql } from 'kysely'
import { z } from 'zod'
import { type Call, type Route, route } from '../../../http/route.ts'
import { localDay } from '../../../kinds/zone.ts'
import { readDictionaries } from '../../../model/dictionary.ts'
import type { Context } from '../../../model/extension.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { placeOf } from '../../../model/place.ts'
import { NeighbourFailure } from '../../../neighbours/neighbour.ts'
import { compareOrder } from './compare.ts'
import { removeItems, submitItems } from './items.ts'

const row = z.record(z.string(), z.unknown())
const rows = z.array(row).min(1).max(1000)
const maxBytes = 8 << 20

const silent = label(
  'ERP 没有应答：{reason}。订单未受影响，请稍后再比较',
  'The ERP did not answer: {reason}. The order is as it was; compare again later',
  'ERP không trả lời: {reason}. Đơn không bị ảnh hưởng, hãy so sánh lại sau',
)
const saved = label('已保存', 'Saved', 'Đã lưu')

const contextOf = <T>(call: Call, run: (context: Context) => Promise<T>, readOnly = false): Promise<T> =>
  call.services.database.asTenant(
    call.session.tenantId,
    (tx) => run({ tx, session: call.session, services: call.services, at: call.services.clock(), place: placeOf(call) }),
    { readOnly },
  )

const editing = { permission: ['erpOrder_edit', 'erpOrderNe_edit'] }

/** Business types by their codes, named. */
const typeMap = () =>
  route({
    method: 'GET',
    path: orderCalls.typeMap,
    access: { signedIn: true },
    run: (call) =>
      contextOf(
        call,
        async ({ tx, session }) => {
          const { rows } = await sql<{
            code: string
            name: string
          }>`select biz_type as code, biz_name as name from erp_order_configure
            where tenant_id = ${session.tenantId} and not is_deleted and is_active order by biz_type`.execute(tx)
          return Object.fromEntries(rows.map(({ code, name }) => [code, name]))
        },
        true,
      ),
  })

/** Currencies of the company with what one unit of each is today in its own. */
const currencies = () =>
  route({
    method: 'GET',
    path: orderCalls.currencies,
    access: { signedIn: true },
    query: z.object({
      search: z.string().max(80).optional(),
      name: z.string().max(80).optional(),
      keyword: z.string().max(80).optional(),
    }),
    run: (call) =>
      contextOf(
        call,
        async ({ tx, session, at, place }) => {
          const all = (await readDictionaries(tx, session.tenantId, ['DC_CURRENCY'])).get('DC_CURRENCY') ?? []
          const { rows } = await sql<{
            currency: string
            rate: string
          }>`select distinct on (currency) currency, exchange_rate::text as rate
            from exchange_rate where tenant_id = ${session.tenantId} and not is_deleted and valid_from <= ${localDay(at, place.timeZone)}::date
            order by currency, valid_from desc`.execute(tx)
          const rates = new Map(rows.map(({ currency, rate }) => [currency, rate]))
          const { search, name, keyword } = call.query
          const wanted = (search ?? name ?? keyword ?? '').trim().toLowerCase()
          return all
            .filter(({ sealed }) => !sealed)
            .map(({ key, words }) => ({
              id: key,
              label: words[place.language],
              rate: key === 'CNY' ? '1' : (rates.get(key) ?? null),
            }))
            .filter(({ id, label }) => `${id} ${label}`.toLowerCase().includes(wanted))
        },
        true,
      ),
  })

const submitting = (path: string, permission: string | readonly string[]) =>
  route({
    method: 'POST',
    path,
    access: { permission },
    body: row,
    bodyLimit: maxBytes,
    run: (call) =>
      contextOf(call, async (context) => {
        const { body } = call
        const { orders } = await submitItems(context, [
          isEmpty(body.orderId) ? { ...body, orderId: body.parentId ?? null } : body,
        ])
        return orders[0] ?? null
      }),
  })

const submitList = () =>
  route({
    method: 'POST',
    path: orderCalls.submitItems,
    access: editing,
    body: z.union([rows, z.object({ list: rows }), z.object({ records: rows })]),
    bodyLimit: maxBytes,
    run: (call) =>
      contextOf(call, async (context) => {
        const { body } = call
        const sent = Array.isArray(body) ? body : 'list' in body ? body.list : body.records
        const { orders } = await submitItems(context, sent)
        return { results: sent.map((_, at) => ({ row: at, ok: true, msg: say(saved, context.place.language) })), orders }
      }),
  })

const removing = () =>
  route({
    method: 'DELETE',
    path: orderCalls.removeItems,
    access: editing,
    query: z.object({ ids: z.string().min(1).max(20_000) }),
    run: (call) =>
      contextOf(call, (context) =>
        removeItems(
          context,
          call.query.ids.split(',').filter((id) => id !== ''),
        ),
      ),
  })

const comparing = () =>
  route({
    method: 'GET',
    path: orderCalls.compare,
    access: { signedIn: true },
    query: z.object({ resource: z.enum(['erpOrder', 'erpOrderNe']), id: z.string().min(1).max(64) }),
    run: (call) =>
      contextOf(
        call,
        async (context) => {
          try {
            return await compareOrder(context, call.query.resource, call.query.id)
          } catch (error) {
            if (error instanceof NeighbourFailure) throw notPossible(context.place, silent, { reason: error.message })
            throw error
          }
        },
        true,
      ),
  })

/** Calls about orders beside those of their resources. */
export const orderRoutes = (): Route[] => [
  typeMap(),
  currencies(),
  submitting(orderCalls.submitItem, editing.permission),
  submitting(orderCalls.saveItem, 'erpOrderNe_edit'),
  submitList(),
  removing(),
  comparing(),
]
