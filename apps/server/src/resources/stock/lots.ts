import { createHash } from 'node:crypto'
import type { Movement } from '@bip/contract'
import { stockLot } from '@bip/contract/resources'
import { sql } from 'kysely'
import { addDays } from '../../base/days.ts'
import type { Context } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { rowOf } from '../draft/rows.ts'
import { baseRow } from '../write/store.ts'
import type { StockFacts } from './facts.ts'
import { insertMissing } from './insertMissing.ts'
import { faultOf, type LineFault } from './refuse.ts'

const model = modelOf(stockLot)
/** The id of a lot is made of its number however it is written, so that no lot is there twice. */
export const lotId = (lotNo: string): string => createHash('md5').update(lotNo.toLowerCase()).digest('hex')

type Lot = { materialId: string; expiresOn: string | null; name: string }
type Source = { no: string; postedOn: string }

/**
 * Makes the lots that receipts name and that are not known yet, and answers when each is no longer good. A lot is of one material for
 * good: lines that name one of another material are answered as faults.
 */
export async function keepLots(
  context: Context,
  movements: readonly Movement[],
  facts: StockFacts,
  source: Source,
): Promise<{ faults: LineFault[]; expiresOn: Map<string, string | null> }> {
  const { tx, session, place } = context
  const named = movements.filter(({ lotNo }) => lotNo)
  if (named.length === 0) return { faults: [], expiresOn: new Map() }
  const received = new Map(
    named.filter(({ quantity }) => !quantity.startsWith('-')).map((movement) => [lotId(movement.lotNo ?? ''), movement]),
  )
  const rows = [...received]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, movement]) => {
      const { lotNo, materialId } = movement
      const expiresOn = movement.expiresOn ?? expiry(facts.materials.get(materialId)?.shelfLifeDays ?? null, source.postedOn)
      return {
        ...baseRow(context),
        id,
        ...rowOf(model, { lotNo, materialId, receivedOn: source.postedOn, expiresOn, sourceNo: source.no }),
      }
    })
  await insertMissing(tx, model.table, rows)
  const ids = [...new Set(named.map(({ lotNo }) => lotId(lotNo ?? '')))]
  const { rows: lots } = await sql<Lot & { id: string }>`select l.id, l.material_id as "materialId",
      l.expires_on::text as "expiresOn", concat_ws(' ', m.material_code, m.material_name) as name
    from stock_lot l left join material m on m.tenant_id = l.tenant_id and m.id = l.material_id
    where l.tenant_id = ${session.tenantId} and l.id = any(${ids}::text[])`.execute(tx)
  const byId = new Map(lots.map((lot) => [lot.id, lot]))
  const faults = named.flatMap((movement) => {
    const lot = byId.get(lotId(movement.lotNo ?? ''))
    if (!lot || lot.materialId === movement.materialId) return []
    return faultOf('otherLot', movement, place.language, { lot: movement.lotNo ?? '', material: lot.name })
  })
  return { faults, expiresOn: new Map(named.map(({ lotNo }) => [lotNo ?? '', byId.get(lotId(lotNo ?? ''))?.expiresOn ?? null])) }
}

const expiry = (days: number | null, from: string): string | null => (days === null ? null : addDays(from, days))
