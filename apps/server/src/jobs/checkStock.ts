import { label } from '@bip/contract'
import { sql } from 'kysely'
import { type Difference, differencesAfter } from '../resources/stock/differences.ts'
import type { Services } from '../services/services.ts'
import { job } from './job.ts'

/** So many differences are named; their number is told whole. */
const maxNamed = 3

/** Balances of stock are worked out anew from their entries and reservations once a day. One that differs is a failure that administrators read. */
export const checkStock = job({
  key: 'stock.check',
  label: label('核对库存与流水', 'Compare stock with its entries', 'Đối chiếu tồn kho với sổ'),
  every: 24 * 3_600_000,
  run: async (services, signal) => {
    const { rows } = await services.database.asSystem(
      (tx) => sql<{ id: string }>`select tenant_id as id from tenant`.execute(tx),
      { readOnly: true },
    )
    const found: Difference[] = []
    for (const { id } of rows) found.push(...(await differencesOf(services, id, signal)))
    if (found.length === 0) return '0'
    const named = found.slice(0, maxNamed).map(differenceText)
    throw new Error(`${found.length} balances differ from their entries: ${named.join('; ')}`)
  },
})

/** What a balance says and what it should, of the first of its figures that is wrong. */
function differenceText({ name, quantity, entered, value, enteredValue, reserved, kept }: Difference): string {
  if (Number(quantity) !== Number(entered)) return `${name}: ${quantity} ≠ ${entered}`
  if (Number(value) !== Number(enteredValue)) return `${name}: value ${value} ≠ ${enteredValue}`
  return `${name}: reserved ${reserved} ≠ ${kept}`
}

async function differencesOf({ database }: Services, tenantId: string, signal: AbortSignal): Promise<Difference[]> {
  const all: Difference[] = []
  let after: string | null = ''
  while (after !== null && !signal.aborted) {
    const from: string = after
    const { found, last } = await database.asTenant(tenantId, (tx) => differencesAfter(tx, tenantId, from), { readOnly: true })
    all.push(...found)
    after = last
  }
  return all
}
