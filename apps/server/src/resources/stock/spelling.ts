import { sql } from 'kysely'
import type { Context } from '../../model/extension.ts'
import { lotId } from './lots.ts'

type Numbered = { materialId?: unknown; lotNo?: unknown; serialNo?: unknown }

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Writes lots and serial numbers as they are written where they are known already: `l-7` is `L-7`, and lies where that lies. A lot is known
 * from its first receipt on, a serial number as long as it is in stock.
 */
export async function asKnown<T extends Numbered>({ tx, session }: Context, named: readonly T[]): Promise<T[]> {
  const lots = [...new Set(named.flatMap(({ lotNo }) => (textOf(lotNo) ? lotId(textOf(lotNo)) : [])))]
  const serials = named.filter(({ serialNo }) => textOf(serialNo))
  if (lots.length === 0 && serials.length === 0) return [...named]
  const { rows: lotRows } = await sql<{ id: string; no: string }>`select id, lot_no as no from stock_lot
    where tenant_id = ${session.tenantId} and id = any(${lots}::text[])`.execute(tx)
  const { rows: serialRows } = await sql<{ material: string; found: string; no: string }>`select material_id as material,
      lower(serial_no) as found, serial_no as no
    from stock_balance where tenant_id = ${session.tenantId} and serial_no is not null and quantity > 0 and not is_deleted
      and (material_id, lower(serial_no)) in (select m, lower(s) from unnest(
        ${serials.map(({ materialId }) => textOf(materialId))}::text[],
        ${serials.map(({ serialNo }) => textOf(serialNo))}::text[]) as x(m, s))`.execute(tx)
  const lotNos = new Map(lotRows.map(({ id, no }) => [id, no]))
  const serialNos = new Map(serialRows.map(({ material, found, no }) => [`${material} ${found}`, no]))
  return named.map((one) => {
    const [lot, serial] = [textOf(one.lotNo), textOf(one.serialNo)]
    return {
      ...one,
      ...(lot !== '' && { lotNo: lotNos.get(lotId(lot)) ?? lot }),
      ...(serial !== '' && { serialNo: serialNos.get(`${textOf(one.materialId)} ${serial.toLowerCase()}`) ?? serial }),
    }
  })
}
