import { label, type SheetTaken } from '@bip/contract'
import { customerRlist } from '@bip/contract/resources'
import { z } from 'zod'
import { Refusal } from '../../../../base/errors.ts'
import type { Call } from '../../../../http/route.ts'
import type { Values } from '../../../../model/extension.ts'
import { modelOf, partsOf } from '../../../../model/model.ts'
import { placeOf } from '../../../../model/place.ts'
import { readMeanings } from '../../../../resources/transfer/reading.ts'
import { save } from '../../../../resources/write/save.ts'
import { linesOf } from '../columns.ts'
import { customerRlistExtension } from '../customerRlist.ts'
import { remember } from './remember.ts'
import type { Sheet } from './routes.ts'
import { rowsOf } from './rows.ts'

const model = modelOf(customerRlist)
const columnsSaid = z.record(z.string().max(30), z.int().min(0).max(500))
const modes = z.enum(['replace', 'append']).catch('replace')

const reasons = {
  columns: label('请先指定哪一列是名称', 'say first which column holds the names', 'hãy chỉ định cột tên trước'),
  nothing: label('表头下没有带名称的行', 'no row below the heading has a name', 'không có dòng nào có tên bên dưới tiêu đề'),
}

/** Stores the rows of a sheet in its schedule, all of them or none, and remembers how its columns were read. */
export async function take(call: Call, sheet: Sheet): Promise<SheetTaken> {
  const { session, services, language } = call
  const { tx, schedule, rows, targets, head, headings, fields } = sheet
  const refuse = (reason: keyof typeof reasons) => new Refusal('unreadableFile', { reason: reasons[reason][language] })
  const columns = columnsSaid.safeParse(jsonOf(fields.columns)).data ?? {}
  const filled = targets.flatMap((target) => {
    const at = columns[target.key]
    return at === undefined ? [] : [{ target, at }]
  })
  if (!filled.some(({ target }) => target.key === 'itemName')) throw refuse('columns')
  const place = placeOf(call)
  const body = rows.slice(head + 1)
  const parts = partsOf(Object.fromEntries(filled.map(({ target }) => [target.key, target.field])))
  const reading = await readMeanings((work) => work(tx, session.tenantId), model, {
    columns: parts.map((part) => ({ part, cells: body.map(({ cells }) => cells[columns[part.key] ?? -1] ?? null) })),
    ...place,
  })
  const taken = rowsOf(body, filled, reading, language)
  if (taken.length === 0) throw refuse('nothing')
  const before = modes.parse(fields.mode) === 'append' ? (linesOf(schedule.items) as Values[]) : []
  const context = { tx, session, services, at: services.clock(), place }
  const saved = await save(
    { ...context, model, extension: customerRlistExtension },
    { id: schedule.id, version: Number(fields.version) || schedule.version, items: [...before, ...taken] },
  )
  const used = new Map(filled.map(({ target, at }) => [at, target.key]))
  await remember(
    context,
    schedule,
    new Map(headings.flatMap((heading, at) => (heading === '' ? [] : [[heading, used.get(at) ?? null]]))),
  )
  return { added: taken.length, total: linesOf(saved.items).length }
}

function jsonOf(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
