import { type Label, type Lack, type Language, label, lackText, type Movement, say, stockKey } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Tx } from '../../db/database.ts'
import { balanceId } from './balances.ts'
import { placeName, type StockFacts } from './facts.ts'

/** What is wrong with a line of a document that is to be posted. */
export type LineFault = { lineNo: number; text: string }

/** So many lines are told of in the sentence; `data` tells of each. */
const maxTold = 3
const more = label('；另有 {count} 行有误', '; {count} more {count|line is|lines are} wrong', '; còn {count} dòng sai')

/** Refuses the document as a whole, with a sentence for each line that is wrong. Nothing of it is posted. */
export function refuseLines(faults: readonly LineFault[], language: Language): void {
  if (faults.length === 0) return
  const listed = faults.slice(0, maxTold).map(({ text }) => text)
  const rest = faults.length - listed.length
  const reason = listed.join('；') + (rest > 0 ? say(more, language, { count: rest }) : '')
  const fields = Object.fromEntries(faults.map(({ lineNo, text }) => [`lines.${lineNo - 1}`, text]))
  throw new Refusal('notPossible', { reason }, { fields })
}

const texts = {
  unknownMaterial: label('第 {line} 行没有物料', 'Line {line} names no material', 'Dòng {line} không có vật tư'),
  unknownWarehouse: label(
    '第 {line} 行没有仓库，请选择仓库',
    'Line {line} names no warehouse; choose one',
    'Dòng {line} chưa có kho; hãy chọn kho',
  ),
  idleWarehouse: label(
    '第 {line} 行：{warehouse} 已停用，请改选仓库，或先启用',
    'Line {line}: {warehouse} is not in use; choose another one, or take it into use first',
    'Dòng {line}: {warehouse} đã ngừng dùng; hãy chọn kho khác hoặc kích hoạt lại',
  ),
  unknownLocation: label(
    '第 {line} 行的库位已删除，请重新选择库位',
    'Line {line}: its location was removed; choose another one',
    'Dòng {line}: vị trí đã bị xóa; hãy chọn lại',
  ),
  idleLocation: label(
    '第 {line} 行：库位 {location} 已停用，不能再放入，请改选库位，或先启用',
    'Line {line}: location {location} is not in use and takes nothing in; choose another one, or take it into use first',
    'Dòng {line}: vị trí {location} đã ngừng dùng, không nhận hàng; hãy chọn vị trí khác hoặc kích hoạt lại',
  ),
  otherWarehouse: label(
    '第 {line} 行：库位 {location} 不属于{warehouse}，请重新选择库位',
    'Line {line}: location {location} is not in {warehouse}; choose another one',
    'Dòng {line}: vị trí {location} không thuộc {warehouse}; hãy chọn lại',
  ),
  lotNeeded: label(
    '第 {line} 行：{material} 按批次管理，请填写批次',
    'Line {line}: {material} is kept by lot; give the lot',
    'Dòng {line}: {material} quản lý theo lô; hãy nhập số lô',
  ),
  serialNeeded: label(
    '第 {line} 行：{material} 按序列号管理，请填写序列号，数量为 1',
    'Line {line}: {material} is kept by serial number; give it, with a quantity of 1',
    'Dòng {line}: {material} quản lý theo số sê-ri; hãy nhập số và số lượng là 1',
  ),
  serialAlone: label(
    '第 {line} 行：序列号 {serial} 只代表 1 件，请把数量改为 1，或清空序列号',
    'Line {line}: serial number {serial} is one piece; give a quantity of 1, or leave the number out',
    'Dòng {line}: số sê-ri {serial} chỉ là 1 cái; hãy nhập số lượng 1 hoặc bỏ số sê-ri',
  ),
  samePlace: label(
    '第 {line} 行：{material} 的调出与调入是同一位置 {place}，请改选调入库位或仓库',
    'Line {line}: {material} lies at {place} already; choose another location or warehouse to move it to',
    'Dòng {line}: {material} đã nằm ở {place}; hãy chọn vị trí hoặc kho nhận khác',
  ),
  serialTwice: label(
    '第 {line} 行：序列号 {serial} 已在库，同一序列号只能入库一次，请核对序列号',
    'Line {line}: serial number {serial} is in stock already, it comes in once only; check the number',
    'Dòng {line}: số sê-ri {serial} đã có trong kho, chỉ nhập được một lần; hãy kiểm tra lại số',
  ),
  otherLot: label(
    '第 {line} 行：批次 {lot} 属于 {material}，请换一个批次号',
    'Line {line}: lot {lot} is of {material}; take another lot number',
    'Dòng {line}: lô {lot} là của {material}; hãy dùng số lô khác',
  ),
} satisfies Record<string, Label>

type Fault = keyof typeof texts

export const faultOf = (key: Fault, movement: Movement, language: Language, values: Record<string, string> = {}): LineFault => ({
  lineNo: movement.lineNo,
  text: say(texts[key], language, { line: movement.lineNo, ...values }),
})

/** What is wrong with movements by themselves: who knows no stock can see it. */
export function faultsOf(movements: readonly Movement[], facts: StockFacts, language: Language): LineFault[] {
  return movements.flatMap((movement) => {
    const { materialId, warehouseId, locationId, lotNo, serialNo, quantity } = movement
    const material = facts.materials.get(materialId)
    if (!material) return faultOf('unknownMaterial', movement, language)
    const warehouse = facts.warehouses.get(warehouseId)
    if (!warehouse) return faultOf('unknownWarehouse', movement, language)
    if (!warehouse.isActive) return faultOf('idleWarehouse', movement, language, { warehouse: warehouse.name })
    const location = locationId ? facts.locations.get(locationId) : undefined
    if (locationId && !location) return faultOf('unknownLocation', movement, language)
    if (location && location.warehouseId !== warehouseId)
      return faultOf('otherWarehouse', movement, language, { location: location.name, warehouse: warehouse.name })
    // What lies in a location that is no longer used can still be taken out.
    if (location && !location.isActive && !quantity.startsWith('-'))
      return faultOf('idleLocation', movement, language, { location: location.name })
    if (material.tracking === 'lot' && !lotNo) return faultOf('lotNeeded', movement, language, { material: material.name })
    if (material.tracking === 'serial' && (!serialNo || Math.abs(Number(quantity)) !== 1))
      return faultOf('serialNeeded', movement, language, { material: material.name })
    if (serialNo && Math.abs(Number(quantity)) !== 1) return faultOf('serialAlone', movement, language, { serial: serialNo })
    const from = movement.pairOf === undefined ? undefined : movements[movement.pairOf]
    if (from && stockKey(from) === stockKey(movement))
      return faultOf('samePlace', movement, language, { material: material.name, place: placeName(facts, movement) })
    return []
  })
}

/** Who has reserved what lies in places, by the id of the balance. */
async function reservers(tx: Tx, tenantId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; by: string }>`select l.balance_id as id, string_agg(distinct r.no, ', ') as by
    from stock_reservation_allocations l join stock_reservation r on r.tenant_id = l.tenant_id and r.id = l.parent_id
    where l.tenant_id = ${tenantId} and l.balance_id = any(${ids}::text[]) and r.reservation_status = 'active' and not r.is_deleted
    group by 1`.execute(tx)
  return new Map(rows.map(({ id, by }) => [id, by]))
}

/** Lines that take more than there is: how much there is, and who has reserved the rest. */
export async function lackFaults(
  tx: Tx,
  tenantId: string,
  lacks: readonly Lack[],
  facts: StockFacts,
  language: Language,
): Promise<LineFault[]> {
  if (lacks.length === 0) return []
  const by = await reservers(
    tx,
    tenantId,
    lacks.filter(({ reserved }) => Number(reserved) > 0).map(({ movement }) => balanceId(movement)),
  )
  return lacks.map(({ movement, free, reserved }) => ({
    lineNo: movement.lineNo,
    text: lackText(
      {
        line: movement.lineNo,
        material: facts.materials.get(movement.materialId)?.name ?? '',
        where: placeName(facts, movement),
        wanted: movement.quantity.replace('-', ''),
        free,
        reserved,
        by: by.get(balanceId(movement)) ?? '',
      },
      language,
    ),
  }))
}
