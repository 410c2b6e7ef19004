import { type AnyRecord, type Core, computeInto, type Fields, isEmpty, label } from '@bip/contract'
import { newId } from '../../../db/id.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { modelOf } from '../../../model/model.ts'
import { notPossible } from '../../../model/notPossible.ts'
import { setValues } from '../../write/setValues.ts'
import { pickParts } from './picking.ts'
import { unitsOf } from './units.ts'

const nothing = label(
  '此仓库没有这些物料的可用库存，请换仓库或先入库',
  'Nothing of these materials is free in this warehouse. Choose another, or receive first',
  'Kho này không còn các vật tư đó. Hãy đổi kho hoặc nhập kho trước',
)

/** Whether nobody chose where a line is taken from. */
const isOpen = ({ locationId, lotNo, serialNo }: Values): boolean => isEmpty(locationId) && isEmpty(lotNo) && isEmpty(serialNo)

/**
 * Gives the lines of an issue the places and lots that the rule of its warehouse picks; a line from several places becomes several. Lines
 * for which somebody chose stay as they are, and what nothing is free for stays open. Answers how many lines lack something.
 */
export async function pickByRule(context: Context, core: Core, record: AnyRecord): Promise<{ lacking: number }> {
  const lines = (Array.isArray(record.lines) ? record.lines : []) as Values[]
  const open = lines.filter(isOpen)
  const wanted = open.map(({ materialId, baseQuantity, sourceNo }) => {
    return { materialId: String(materialId), quantity: String(baseQuantity), sourceNo }
  })
  const picked = await pickParts(context, String(record.warehouseId), wanted)
  if (open.length > 0 && picked.every(({ parts }) => parts.length === 0)) throw notPossible(context.place, nothing)
  const byLine = new Map(open.map((line, at) => [line, picked[at]]))
  const units = await unitsOf(context, [...new Set(wanted.map(({ materialId }) => materialId))])
  const field = core.fields.lines
  const cells: Fields = field?.kind === 'lines' ? field.fields : {}
  const next = lines.flatMap((line): Values[] => {
    const found = byLine.get(line)
    if (!found || found.parts.length === 0) return [line]
    const base = { ...line, unit: units.get(String(line.materialId))?.base ?? line.unit, factor: '1.000000' }
    const parts = found.parts.map(({ quantity, locationId, lotNo, serialNo }, at): Values => {
      return { ...base, id: at === 0 ? line.id : newId(), quantity, locationId, lotNo, serialNo }
    })
    return Number(found.open) > 0 ? [...parts, { ...base, id: newId(), quantity: found.open }] : parts
  })
  for (const line of next) computeInto(cells, line)
  const values: Values = { lines: next }
  computeInto({ lineCount: core.fields.lineCount } as Fields, values)
  await setValues(context, modelOf(core), { id: record.id, values, operation: 'pick' })
  return { lacking: picked.filter((one) => Number(one.open) > 0).length }
}
