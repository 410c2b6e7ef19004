import { type AnyRecord, type MakingDraft, type MakingLinks, plus } from '@bip/contract'
import { type ResourceClient, resourceClient } from '@bip/contract/client'
import { organisation, purchaseRequest } from '@bip/contract/resources'
import { ensure, equal, refused } from './check.ts'
import { type GatewayCase, saved, type World } from './world.ts'

type Lines = (Record<string, unknown> & { id: string })[]
const linesOf = (record: Record<string, unknown>): Lines => record.lines as Lines // as the resource declares them

/** A request of two lines, approved. */
async function approved({ client, ...world }: World, values: Record<string, unknown> = {}): Promise<AnyRecord> {
  const requests = resourceClient(client, purchaseRequest)
  const line = (materialId: string, quantity: string) => ({ materialId, quantity, price: '10' })
  const [first, second] = world.materialIds
  const { id } = await saved(requests, {
    orgId: world.organisationId,
    applicationDate: '2026-11-20',
    applicationUserId: world.userId,
    lines: [line(first, '10'), line(second, '4')],
    ...values,
  })
  await requests.act('commit', [id])
  await requests.act('approve', [id])
  return requests.detail(id)
}

const draftOf = ({ client }: World, ...ids: string[]): Promise<MakingDraft> =>
  client.request({ path: plus.makingDraft, query: { resource: 'purchaseRequest', making: 'order', ids }, silent: true })

const linksOf = ({ client }: World, resource: string, id: string): Promise<MakingLinks> =>
  client.request({ path: plus.makingLinks, query: { resource, id } })

/** Stores an order as the form would, with other quantities. */
async function ordered(world: World, draft: MakingDraft, quantities: readonly string[]): Promise<AnyRecord> {
  const lines = linesOf(draft.values).map((line, at) => ({ ...line, taxRate: '13', quantity: quantities[at] }))
  return world.newOrder({ ...draft.values, lines: lines.filter(({ quantity }) => quantity !== undefined) })
}

const openIn = async (requests: ResourceClient, id: string) => {
  const request = await requests.detail(id)
  return { open: linesOf(request).map(({ openQuantity }) => openQuantity), status: request.orderStatus }
}

export const makingCases: GatewayCase[] = [
  {
    name: 'an order made from a request begins with what is open, and the request keeps count',
    async run(world) {
      const requests = resourceClient(world.client, purchaseRequest)
      const request = await approved(world)
      ensure(request._can?.includes('make.order'), 'it may be made into an order')
      const draft = await draftOf(world, request.id)
      equal([draft.values.purchaserId, draft.values.orgId], [world.userId, world.organisationId], 'what it begins with')
      const [line] = linesOf(draft.values)
      equal([line?.quantity, line?.requestOpen, line?.price], ['10', '10.0000', '10.0000'], 'the first line')
      const order = await ordered(world, draft, ['6.5', '4'])
      equal(await openIn(requests, request.id), { open: ['3.5000', '0.0000'], status: 'partly' }, 'after one order')
      equal(linesOf(await world.orders.detail(order.id))[0]?.requestOpen, '3.5000', 'what the order shows as still open')
      const second = await draftOf(world, request.id)
      equal(
        linesOf(second.values).map(({ quantity }) => quantity),
        ['3.5'],
        'what a second order begins with',
      )
      await ordered(world, second, ['3.5'])
      equal(await openIn(requests, request.id), { open: ['0.0000', '0.0000'], status: 'fully' }, 'after both')
      ensure(!(await requests.detail(request.id))._can?.includes('make.order'), 'nothing more is offered')
      await refused(draftOf(world, request.id), 409, 'notPossible', 'a third')
    },
  },
  {
    name: 'nobody takes more than is open, and each line says so',
    async run(world) {
      const request = await approved(world)
      const draft = await draftOf(world, request.id)
      const wrong = await refused(ordered(world, draft, ['10.5', '4']), 400, 'invalidFields', 'too much')
      equal(Object.keys(wrong.fields), ['lines.0.quantity'], 'the line')
      const order = await ordered(world, draft, ['10', '1'])
      const lines = linesOf(await world.orders.detail(order.id))
      const more = world.orders.save({ lines: [lines[0], { ...lines[1], quantity: '4.5' }] }, { id: order.id })
      equal(Object.keys((await refused(more, 400, 'invalidFields', 'a change')).fields), ['lines.1.quantity'], 'the line')
      const other = world.orders.save({ lines: [{ ...lines[0], materialId: world.materialIds[1] }] }, { id: order.id })
      equal(Object.keys((await refused(other, 400, 'invalidFields', 'a stranger')).fields), ['lines.0.materialId'], 'the cell')
    },
  },
  {
    name: 'what is made and voided, shortened or removed comes back, also from the bin',
    async run(world) {
      const requests = resourceClient(world.client, purchaseRequest)
      const request = await approved(world)
      const order = await ordered(world, await draftOf(world, request.id), ['10', '4'])
      const [line] = linesOf(await world.orders.detail(order.id))
      await world.orders.save({ lines: [{ ...line, quantity: '4' }] }, { id: order.id })
      equal(await openIn(requests, request.id), { open: ['6.0000', '4.0000'], status: 'partly' }, 'shortened')
      await world.orders.act('invalid', [order.id])
      equal(await openIn(requests, request.id), { open: ['10.0000', '4.0000'], status: 'none' }, 'voided')
      const second = await ordered(world, await draftOf(world, request.id), ['7', '4'])
      await world.orders.remove([second.id])
      equal(await openIn(requests, request.id), { open: ['10.0000', '4.0000'], status: 'none' }, 'removed')
      await world.orders.restore([second.id])
      equal(await openIn(requests, request.id), { open: ['3.0000', '0.0000'], status: 'partly' }, 'back from the bin')
    },
  },
  {
    name: 'several requests become one order where they share what they must, and both sides lead to each other',
    async run(world) {
      const [one, two] = [await approved(world), await approved(world)]
      const draft = await draftOf(world, one.id, two.id)
      equal(linesOf(draft.values).length, 4, 'lines of both')
      const order = await ordered(world, draft, ['10', '4', '1'])
      const { from } = await linksOf(world, 'purchaseOrder', order.id)
      equal(
        from.map(({ id, lines }) => [id, lines]).toSorted(),
        [
          [one.id, 2],
          [two.id, 1],
        ].toSorted(),
        'made from',
      )
      const { into } = await linksOf(world, 'purchaseRequest', one.id)
      equal(
        into.map(({ resource, id, state }) => [resource, id, state]),
        [['purchaseOrder', order.id, 'draft']],
        'made into',
      )
      const rest = await draftOf(world, one.id, two.id)
      equal(
        rest.leftOut.map(({ id }) => id),
        [one.id],
        'the one without anything open',
      )
      const third = await approved(world, { orgId: await otherOrganisation(world) })
      await refused(draftOf(world, two.id, third.id), 409, 'notPossible', 'two organisations')
    },
  },
]

async function otherOrganisation({ client, run }: World): Promise<string> {
  const made = await saved(resourceClient(client, organisation), {
    orgCode: `${run}-2`,
    orgName: `二厂 ${run}`,
    orgType: 'plant',
  })
  return made.id
}
