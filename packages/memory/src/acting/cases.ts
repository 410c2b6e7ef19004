import type { AnyRecord, ErrorKey, ListResult } from '@bip/contract'
import { ensure, equal } from '../check.ts'

/** What a gateway answered: `error` is the key of a refusal. */
export type Outcome = { status: number; error: ErrorKey | undefined; msg: string; data: unknown }
/** Calls `testDeal` below its path; one that may do everything, whose day is 2026-11-20. */
export type Ask = (
  method: 'GET' | 'POST',
  call: string,
  sent?: { query?: Record<string, string>; body?: unknown },
) => Promise<Outcome>

/** `runJob` lets the gateway do what it does by itself. */
export type ActionCase = { name: string; run(ask: Ask, runJob: () => Promise<void>): Promise<void> }

const made = async (ask: Ask, values: object = {}): Promise<AnyRecord> => {
  const { data, msg } = await ask('POST', 'submit', { body: { name: '苏州精工', lines: [{ quantity: '3' }], ...values } })
  ensure(data, `a deal is stored (${msg})`)
  return data as AnyRecord // a write answers the stored record
}
const read = async (ask: Ask, { id }: AnyRecord) => (await ask('GET', 'detail', { query: { id } })).data as AnyRecord // a detail answers the record
const act = (ask: Ask, name: string, { id }: AnyRecord, body?: unknown, query = {}) =>
  ask('POST', name, { query: { ids: id, ...query }, body })
const can = (record: AnyRecord, ...names: string[]) => names.filter((name) => record._can?.includes(name))

export const actionCases: readonly ActionCase[] = [
  {
    name: 'an action puts what it asks for, the time and the caller into fields, in one step with its state',
    async run(ask) {
      const deal = await made(ask)
      equal([deal.stage, deal.payment], ['lead', 'unpaid'], 'first states')
      equal((await act(ask, 'lose', deal)).error, 'invalidFields', 'without a reason')
      equal((await act(ask, 'lose', deal, { lostReason: 'x'.repeat(21) })).error, 'invalidFields', 'too long a reason')
      equal((await read(ask, deal)).version, 1, 'nothing was done')
      equal((await act(ask, 'lose', deal, { lostReason: '价格' })).status, 200, 'with one')
      const { stage, lostReason, closedAt, closedOn, ownerId, version } = await read(ask, deal)
      equal([stage, lostReason, closedOn, version], ['lost', '价格', '2026-11-20', 2], 'what is stored')
      ensure(String(closedAt).startsWith('2026-11-20T') && ownerId, 'when and by whom')
      equal((await act(ask, 'lose', deal, { lostReason: '价格' })).error, 'alreadyHandled', 'a second time')
    },
  },
  {
    name: 'arguments may come in the query; one that is left empty leaves its field alone; sums follow',
    async run(ask) {
      const deal = await made(ask, { price: '5' })
      equal((await act(ask, 'reprice', deal, undefined, { to: '7.50' })).status, 200, 'by query')
      const { price, amount } = await read(ask, deal)
      equal([Number(price), amount], [7.5, '22.50'], 'price and amount')
      equal((await act(ask, 'reprice', deal, { to: '' })).status, 200, 'nothing given')
      equal(Number((await read(ask, deal)).price), 7.5, 'price')
      equal((await act(ask, 'reprice', deal, { to: 'dear' })).error, 'invalidFields', 'no number')
    },
  },
  {
    name: 'a state that is asked for moves only as the table says',
    async run(ask) {
      const deal = await made(ask)
      equal((await act(ask, 'move', deal, { stage: 'won' })).error, 'wrongMove', 'too far')
      equal((await act(ask, 'move', deal, { stage: 'nowhere' })).error, 'invalidFields', 'no state')
      equal((await act(ask, 'move', deal)).error, 'invalidFields', 'no state named')
      equal((await act(ask, 'move', deal, { stage: 'talk' })).status, 200, 'a step')
      equal((await act(ask, 'move', deal, { stage: 'talk' })).error, 'alreadyHandled', 'the same step')
      equal((await act(ask, 'move', deal, { stage: 'won' })).status, 200, 'another')
      equal(can(await read(ask, deal), 'move', 'edit', 'pay'), ['pay'], 'at the end')
    },
  },
  {
    name: 'a second state has its own life, and conditions on it are offered and held',
    async run(ask) {
      const deal = await made(ask)
      equal((await act(ask, 'pay', deal)).error, 'wrongState', 'before it is won')
      for (const stage of ['talk', 'won']) await act(ask, 'move', deal, { stage })
      equal((await act(ask, 'pay', deal)).status, 200, 'paid')
      equal((await read(ask, deal)).payment, 'paid', 'payment')
      equal((await act(ask, 'pay', deal)).error, 'alreadyHandled', 'twice')
      equal(can(await read(ask, deal), 'pay'), [], 'offered')
    },
  },
  {
    name: 'conditions speak of filled fields and of the caller',
    async run(ask) {
      const deal = await made(ask)
      equal(can(deal, 'take', 'give'), ['take'], 'nobody has it')
      equal((await act(ask, 'give', deal)).error, 'alreadyHandled', 'given back by nobody')
      await act(ask, 'take', deal)
      equal(can(await read(ask, deal), 'take', 'give'), ['give'], 'one has it')
      equal((await act(ask, 'take', deal)).error, 'notNow', 'taken twice')
      equal((await act(ask, 'give', deal)).status, 200, 'given back')
    },
  },
  {
    name: 'over several records each is done or refused by itself',
    async run(ask) {
      const [one, other] = [await made(ask), await made(ask)]
      await act(ask, 'take', one)
      const { data } = await ask('POST', 'take', { query: { ids: `${one.id},${other.id},none` } })
      const { results } = data as { results: { id: string; ok: boolean; msg: string }[] } // an action answers them
      equal(
        results.map(({ id, ok }) => [id, ok]),
        [
          [one.id, false],
          [other.id, true],
          ['none', false],
        ],
        'outcomes',
      )
    },
  },
  {
    name: 'an action of the list runs over what the list shows and may start, without ids',
    async run(ask) {
      const name = '已过期的商机'
      const late = await made(ask, { name, validUntil: '2026-11-19' })
      const today = await made(ask, { name, validUntil: '2026-11-20' })
      const other = await made(ask, { validUntil: '2026-11-19' })
      const { data } = await ask('POST', 'expire', { query: { name } })
      equal(
        (data as { results: { id: string }[] }).results.map(({ id }) => id),
        [late.id],
        'what it ran over',
      )
      const stages = []
      for (const deal of [late, today, other]) stages.push((await read(ask, deal)).stage)
      equal(stages, ['lost', 'lead', 'lead'], 'stages')
      equal((await ask('POST', 'expire', { query: { name } })).status, 200, 'nothing left to do')
      equal((await act(ask, 'expire', today)).error, 'notNow', 'named by its id')
    },
  },
  {
    name: 'a record that is gone is not acted on',
    async run(ask) {
      const deal = await made(ask)
      await ask('POST', 'remove', { query: { ids: deal.id } })
      equal((await act(ask, 'take', deal)).error, 'notFound', 'removed')
    },
  },
  {
    name: 'a list of records is stored row by row, and each row is told what became of it',
    async run(ask) {
      const old = await made(ask)
      const rows = [{ name: '新的' }, { name: '' }, { id: old.id, price: '8' }, { id: old.id, version: 7, price: '9' }, null]
      const { status, data } = await ask('POST', 'submit-list', { body: rows })
      equal(status, 200, 'some were stored')
      const { results } = data as ListResult // the call answers one
      equal(
        results.map(({ row, ok }) => [row, ok]),
        [
          [0, true],
          [1, false],
          [2, true],
          [3, false],
          [4, false],
        ],
        'outcomes',
      )
      ensure(results[1]?.fields?.name && results[3]?.msg, 'each says why')
      equal(Number((await read(ask, old)).price), 8, 'what was changed')
      ensure(await read(ask, { ...old, id: results[0]?.id ?? '' }), 'what was made')
    },
  },
  {
    name: 'a list of which nothing is right is refused, with a word for each row',
    async run(ask) {
      const { status, error, data } = await ask('POST', 'submit-list', { body: [{ name: '' }, {}] })
      equal([status, error], [400, 'rowsWrong'], 'refusal')
      equal(
        (data as ListResult).results.map(({ ok }) => ok),
        [false, false],
        'rows',
      )
      equal((await ask('POST', 'submit-list', { body: [] })).error, 'badRequest', 'no list')
    },
  },
  {
    name: 'a record whose day has passed moves by itself, with a row of history, and no other does',
    async run(ask, runJob) {
      const days = ['2026-11-19', '2026-11-20', null]
      const deals = await Promise.all(days.map((followOn) => made(ask, { followOn })))
      await runJob()
      const after = await Promise.all(deals.map((deal) => read(ask, deal)))
      equal(
        after.map(({ stage, version }) => [stage, version]),
        [
          ['lost', 2],
          ['lead', 1],
          ['lead', 1],
        ],
        'stages',
      )
      await runJob()
      equal((await read(ask, after[0] as AnyRecord)).version, 2, 'once')
    },
  },
]
