import type { AnyRecord } from '@bip/contract'
import { ensure, equal, refused } from './check.ts'
import type { GatewayCase } from './world.ts'

type Lines = (Record<string, unknown> & { id: string; _labels?: Record<string, string> })[]
/** The lines of an order, which its detail always has. */
const linesOf = (order: AnyRecord): Lines => order.lines as Lines

export const orderCases: GatewayCase[] = [
  {
    name: 'a document computes its lines and totals, whatever was sent',
    async run({ newOrder, materialIds, orders }) {
      const { id } = await newOrder({
        total: '1',
        lines: [
          { materialId: materialIds[0], quantity: '3', price: '10.5', taxRate: '13', amount: '9999' },
          { materialId: materialIds[1], quantity: '0.3333', price: '0.1', taxRate: '8' },
        ],
      })
      const { lineCount, amount, tax, total, no, processStatus, ...order } = await orders.detail(id)
      equal(
        linesOf(order).map((line) => [line.quantity, line.price, line.amount, line.tax]),
        [
          ['3.0000', '10.5000', '31.50', '4.10'],
          ['0.3333', '0.1000', '0.03', '0.00'],
        ],
        'lines',
      )
      equal({ lineCount, amount, tax, total }, { lineCount: '2', amount: '31.53', tax: '4.10', total: '35.63' }, 'totals')
      ensure(/^PO-\d{4}-\d{5,}$/.test(String(no)) && processStatus === 'draft', 'it starts as a draft with a number')
      ensure(linesOf(order)[0]?._labels?.materialId, 'lines name their material')
    },
  },
  {
    name: 'lines are checked cell by cell, and a document without lines is refused',
    async run({ newOrder, materialIds }) {
      const [materialId] = materialIds
      const wrong = newOrder({ lines: [{ materialId, quantity: '0', taxRate: '13' }] })
      const failure = await refused(wrong, 400, 'invalidFields', 'wrong cells')
      equal(Object.keys(failure.fields).sort(), ['lines.0.price', 'lines.0.quantity'], 'cells')
      const line = { materialId, quantity: '1', price: '1', taxRate: '13' }
      const strange = newOrder({ lines: [line, { ...line, materialId: 'nobody' }] })
      equal(
        Object.keys((await refused(strange, 400, 'invalidFields', 'no such material')).fields),
        ['lines.1.materialId'],
        'cell',
      )
      await refused(newOrder({ lines: [] }), 400, 'invalidFields', 'no lines')
      await refused(newOrder({ deliveryDate: '2026-11-19' }), 400, 'invalidFields', 'delivery before the order')
    },
  },
  {
    name: 'lines keep their identity and order over a change',
    async run({ newOrder, orders, materialIds: [first, second] }) {
      const cells = (materialId: string, quantity: string) => ({ materialId, quantity, price: '1', taxRate: '0' })
      const made = await newOrder({ lines: [cells(first, '1'), cells(first, '2'), cells(first, '3')] })
      const [one, , three] = linesOf(await orders.detail(made.id))
      ensure(one && three, 'three lines were stored')
      await orders.save(
        { lines: [{ ...three, quantity: '30' }, one, cells(second, '4')] },
        { id: made.id, version: made.version },
      )
      const lines = linesOf(await orders.detail(made.id))
      equal(
        lines.map((line) => line.quantity),
        ['30.0000', '1.0000', '4.0000'],
        'quantities',
      )
      equal([lines[0]?.id, lines[1]?.id], [three.id, one.id], 'ids')
    },
  },
  {
    name: 'an action moves a record on, and what may be done with it changes',
    async run({ newOrder, orders }) {
      const { id } = await newOrder()
      equal((await orders.detail(id))._can?.toSorted(), ['commit', 'edit', 'invalid', 'remove'], 'a draft')
      const answer = await orders.act('commit', [id])
      equal(
        answer?.results.map((result) => [result.id, result.ok]),
        [[id, true]],
        'result',
      )
      const moved = await orders.detail(id)
      equal([moved.processStatus, moved._can?.toSorted()], ['inReview', ['approve', 'invalid', 'reject']], 'in review')
      equal((await orders.history(id))?.[0]?.operation, 'commit', 'history')
    },
  },
  {
    name: 'a state forbids what it does not allow',
    async run({ newOrder, orders }) {
      const { id } = await newOrder()
      await orders.act('commit', [id])
      const again = await orders.act('commit', [id]).catch((failure: unknown) => failure)
      ensure(again instanceof Error && 'code' in again && again.code === 409, 'a second commit is refused')
      await refused(orders.save({ remark: 'x' }, { id }), 409, 'wrongState', 'a change in review')
      await refused(orders.remove([id]), 409, 'wrongState', 'removal in review')
    },
  },
  {
    name: 'an action over several records tells the outcome of each',
    async run({ newOrder, orders }) {
      const [draft, sent] = await Promise.all([newOrder(), newOrder()])
      await orders.act('commit', [sent.id])
      const answer = await orders.act('commit', [draft.id, sent.id])
      equal(
        answer?.results.map((result) => [result.id, result.ok]),
        [
          [draft.id, true],
          [sent.id, false],
        ],
        'outcomes',
      )
      ensure(
        answer?.results.every((result) => result.msg !== ''),
        'each has a sentence',
      )
      equal((await orders.detail(draft.id)).processStatus, 'inReview', 'the one that could moved')
    },
  },
]
