import { sessionOf } from '../../../resources/testing/company.ts'
import { type Caller, startRecordsServer } from '../../../resources/testing/server.ts'

export const base = '/blade-bip'

/**
 * A company on 2026-11-20 with what its documents name, by name: a supplier, a customer, a warehouse and a material; the dollar stands at 7.1
 * since the first of the month, and at 7.2 from the 25th.
 */
export async function startTrade() {
  const server = await startRecordsServer()
  server.setClock(new Date('2026-11-20T02:00:00Z'))
  const buyer = server.as('alpha.admin')
  /** Somebody else, who may audit what the buyer made. */
  const auditor = server.as(server.tokenFor({ ...sessionOf('alpha', 'admin'), userId: 'alpha-sales' }) as 'alpha.x') // a token is taken as it is
  const ok = async (path: string, body: unknown, caller: Caller = buyer) => {
    const answer = await caller.post(`${base}/${path}`, body)
    if (answer.code !== 200) throw new Error(`${path}: ${answer.msg}`)
    return answer.data
  }
  const material = { materialCode: 'BZ-1', materialName: '螺栓', category: 'standard', unit: 'pcs', referencePrice: '2.5' }
  const warehouse = { warehouseCode: 'W1', warehouseName: '一号仓', stockType: 'raw' }
  const made: Record<string, string> = {
    supplier: (await ok('ScmSupplier/supplier-submit', { supplierName: '昆山恒立' })).id,
    customer: (await ok('customer/submit', { fullname: '西岭新能源' })).id,
    warehouse: (await ok('dc-wms-warehouse/submit', warehouse)).id,
    material: (await ok('ScmMaterial/material-submit', material)).id,
  }
  for (const [exchangeRate, validFrom] of [
    ['7.1', '2026-11-01'],
    ['7.2', '2026-11-25'],
  ])
    await ok('dc-scm-exchange-rate/submit', { rateName: validFrom, currency: 'USD', exchangeRate, validFrom })
  return { server, buyer, auditor, made, ok }
}

export type Trade = Awaited<ReturnType<typeof startTrade>>
