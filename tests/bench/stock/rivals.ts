import type { Goal } from '../report.ts'
import type { Desk } from '../server/desk.ts'

type Place = { warehouseId: string; materialId: string; locationId: string }

const [rivals, pieces] = [200, 100]
const rounds = ['submit-detail', 'submit-audit'] as const

/** Two hundred issues of one piece each are audited at once where a hundred lie: exactly so many go, and none is left or missing. */
export async function rivalsForOne(writer: Desk, auditor: Desk, { warehouseId, materialId, locationId }: Place): Promise<Goal> {
  const base = '/api/blade-bip'
  const written = async (path: string, count: number, line: Record<string, unknown>): Promise<string[]> => {
    const head = { warehouseId, postedOn: new Date().toISOString().slice(0, 10), lines: [{ materialId, locationId, ...line }] }
    for (let at = 0; at < count; at += 1) await writer.submit(`${base}/${path}/${rounds[0]}`, head)
    const ids: string[] = []
    for (let current = 1; ids.length < count; current += 1) {
      const { records } = await writer.list(`${base}/${path}/list`, { descs: 'createTime', size: Math.min(count, 100), current })
      ids.push(...records.map(({ id }) => id))
    }
    await writer.submit(`${base}/${path}/${rounds[1]}`, { ids: ids.slice(0, count).join(',') })
    return ids.slice(0, count)
  }
  const [receipt = ''] = await written('dc-wms-in-stock', 1, { quantity: String(pieces), price: '1', lotNo: 'BENCH-RIVALS' })
  await auditor.submit(`${base}/plus/wms-in-stock/audit`, { ids: receipt })
  const issues = await written('dc-wms-out-stock', rivals, { quantity: '1', lotNo: 'BENCH-RIVALS' })
  const started = performance.now()
  const answers = await Promise.allSettled(issues.map((ids) => auditor.submit(`${base}/plus/wms-out-stock/audit`, { ids })))
  const seconds = (performance.now() - started) / 1000
  const won = answers.filter(({ status }) => status === 'fulfilled').length
  const { records } = await writer.list(`${base}/dc-wms-common/list`, { materialId, lotNo: 'BENCH-RIVALS', size: 20 })
  const left = records.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  const isRight = won === pieces && left === 0
  return {
    name: `${rivals} rivals for ${pieces} pieces of one balance, in ${seconds.toFixed(1)} s`,
    measured: `${won} issued, ${left} left`,
    goal: `${pieces} issued, 0 left`,
    share: isRight ? 0 : 10,
  }
}
