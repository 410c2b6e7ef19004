import { reasonOf, useHost, useRefresh } from '@bip/records'
import { useState } from 'react'
import { todayIn } from '../../../app/todayIn.ts'
import { useStockText } from '../useStockText.ts'
import { find, readCount, readIssue, readOrder, store } from './calls.ts'
import { type Ask, askOf, begin, type Flow, isScanned, nextWanted, type Task, take, takeBack, wantedOf } from './flow.ts'

/** The state of a scanner's page: what is asked, what is wrong with the last scan, and storing what was done. */
export function useScan(task: Task) {
  const { t } = useStockText()
  const { client, timeZone, userId } = useHost()
  const refresh = useRefresh()
  const [flow, setFlow] = useState<Flow>(() => begin(task))
  const [fault, setFault] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [stored, setStored] = useState<{ no: string; path: string } | null>(null)
  const ask = askOf(flow)

  const readDocument = async (no: string): Promise<Flow | string> => {
    const document = await (task === 'receive' ? readOrder : task === 'pick' ? readIssue : readCount)(client, no)
    if (!document) return t('scan.noDocument', { no })
    if (document.lines.length === 0) return t('scan.nothingOpen', { no })
    const { status = 'open' } = document
    const open = task === 'pick' ? ['draft', 'rejected'] : task === 'count' ? ['counting'] : ['open']
    if (!open.includes(status)) return t(task === 'count' ? 'scan.notCounting' : 'scan.notOpen', { no })
    return { ...flow, document }
  }
  const readCode = async (asked: Ask, code: string): Promise<Flow | string> => {
    const warehouseId = flow.document?.warehouseId ?? flow.draft.from?.warehouseId ?? null
    const { location, material } = await find(client, code, warehouseId)
    if (asked === 'material') {
      if (!material) return t('scan.noMaterial', { code })
      const wanted = nextWanted(flow)
      if (wanted && wanted.materialId !== material.id) return t('scan.otherMaterial', { code: wanted.code || wanted.name })
      if (flow.document && !wantedOf(flow, material.id)) return t('scan.notInDocument', { code })
      // Pieces are picked one by one, as the rule names them.
      if (wanted && material.tracking === 'serial' && Number(wanted.quantity) > 1)
        return t('scan.pieceByPiece', { code: material.code })
      return take(flow, { material })
    }
    if (!location) return t('scan.noLocation', { code })
    if (warehouseId && location.warehouseId !== warehouseId && asked === 'from')
      return t('scan.otherWarehouse', { code, name: location.warehouseName })
    const first = flow.lines[0]?.to
    if (asked === 'to' && first && first.warehouseId !== location.warehouseId)
      return t('scan.otherWarehouse', { code, name: location.warehouseName })
    return take(flow, { [asked]: location })
  }
  const readSerial = (serialNo: string): Flow | string => {
    if (isScanned(flow, serialNo)) return t('scan.serialTwice', { code: serialNo })
    const { material, from } = flow.draft
    if (task === 'count' && material && !wantedOf(flow, material.id, { from, serialNo }))
      return t('scan.notInDocument', { code: serialNo })
    return take(flow, { serialNo })
  }
  const read = async (code: string): Promise<Flow | string> => {
    if (ask === 'document') return readDocument(code)
    if (ask === 'quantity') {
      const isRight = /^\d{1,12}(\.\d{1,4})?$/.test(code) && (Number(code) > 0 || task === 'count')
      return isRight ? take(flow, { quantity: code }) : t('scan.noQuantity')
    }
    if (ask === 'serial') return readSerial(code.slice(0, 60))
    if (ask === 'lot') return take(flow, { lotNo: code.slice(0, 60) })
    if (ask === 'reason') return take(flow, { reason: code.slice(0, 200) })
    return ask ? readCode(ask, code) : flow
  }
  /** Takes a scan; answers whether it was right. */
  const scan = async (typed: string): Promise<boolean> => {
    const code = typed.trim()
    if (code === '' || isBusy) return false
    setBusy(true)
    try {
      const next = await read(code)
      setFault(typeof next === 'string' ? next : null)
      if (typeof next !== 'string') {
        setFlow(next)
        setStored(null)
      }
      return typeof next !== 'string'
    } catch (error) {
      setFault(reasonOf(error))
      return false
    } finally {
      setBusy(false)
    }
  }
  const finish = async (): Promise<void> => {
    setBusy(true)
    try {
      const today = todayIn(timeZone)
      const { key, path, id, no } = await store(client, flow, { today, me: userId ?? '' })
      await refresh({ key })
      setStored({ no, path: `${path}/detail/${encodeURIComponent(id)}` })
      setFlow(begin(task))
      setFault(null)
    } catch (error) {
      setFault(reasonOf(error))
    } finally {
      setBusy(false)
    }
  }
  const back = (): void => {
    setFault(null)
    setFlow(takeBack(flow))
  }
  const remove = (index: number): void => setFlow({ ...flow, lines: flow.lines.filter((_, at) => at !== index) })
  const isBegun =
    flow.document !== null || flow.lines.length > 0 || Object.values(flow.draft).some((value) => value !== undefined)
  return { flow, ask, fault, stored, isBusy, isBegun, scan, finish, back, remove }
}
