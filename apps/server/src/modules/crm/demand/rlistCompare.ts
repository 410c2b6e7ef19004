import { type AnyRecord, type Field, isEmpty, isWritable } from '@bip/contract'
import { customerRlist, rlistCompare as declared, titleOfColumn } from '@bip/contract/resources'
import { sql } from 'kysely'
import { readDictionaries } from '../../../model/dictionary.ts'
import { modelOf } from '../../../model/model.ts'
import { type Asking, answering } from '../../../queries/answer.ts'
import { readRecords } from '../../../resources/read/read.ts'
import { columnsOf, linesOf } from './columns.ts'
import { changesOf } from './compare.ts'

const model = modelOf(customerRlist)
const cells: Readonly<Record<string, Field>> = customerRlist.fields.items.fields
const fixed = Object.keys(cells).filter((key) => key !== 'itemNo' && !/^[ct]\d+$/.test(key) && isWritable(cells[key] as Field))

type Row = Record<string, unknown>

/** The rows of two schedules, compared by their items. Columns of settings are the same where they have the same title. */
export const rlistCompare = answering(declared, async (asking) => {
  const { tx, tenantId, place, within, asked } = asking
  const ids = [asked.beforeId[0] ?? '', asked.afterId[0] ?? '']
  const { rows } = await sql<{ id: string }>`select r.id from customer_rlist r
    where ${within(customerRlist, 'r')} and r.id = any(${ids}::text[])`.execute(tx)
  if (!ids.every((id) => rows.some((row) => row.id === id))) return []
  const records = await readRecords(tx, tenantId, model, [...new Set(ids)], { lines: true })
  const names = new Map(fixed.map((key) => [key, cells[key]?.label[place.language] ?? key]))
  const sides: Row[][] = []
  for (const id of ids)
    sides.push(
      await rowsOf(
        asking,
        records.find((one) => one.id === id),
        names,
      ),
    )
  const units = (await readDictionaries(tx, tenantId, ['DC_UNIT'])).get('DC_UNIT') ?? []
  const textOf = (key: string, value: unknown): string =>
    key === 'unit' ? (units.find((one) => one.key === value)?.words[place.language] ?? plain(value)) : plain(value)
  const whole = (row: Row): string =>
    [...names]
      .flatMap(([key, name]) => (isEmpty(row[key]) || key === 'itemName' ? [] : [`${name}: ${textOf(key, row[key])}`]))
      .join('; ')
  return changesOf(sides[0] ?? [], sides[1] ?? [], [...names.keys()]).map(({ column, before, after, ...change }, at) => {
    const say = (value: unknown): string | null =>
      isEmpty(value) ? null : (column === '' ? whole(value as Row) : textOf(column, value)).slice(0, 1000)
    const position = String(at + 1)
    return { ...change, id: position, columnName: names.get(column) ?? null, before: say(before), after: say(after), position }
  })
})

/** The rows of a schedule with configured cells under their titles, which are added to `names`. */
async function rowsOf(
  { tx, tenantId, place }: Pick<Asking, 'tx' | 'tenantId' | 'place'>,
  schedule: AnyRecord | undefined,
  names: Map<string, string>,
): Promise<Row[]> {
  if (!schedule) return []
  const columns = await columnsOf(tx, tenantId, schedule)
  for (const column of columns) names.set(`= ${column.title}`, titleOfColumn(column)[place.language])
  return linesOf(schedule.items).map((row) => ({
    ...Object.fromEntries(['itemNo', ...fixed].map((key) => [key, row[key]])),
    ...Object.fromEntries(columns.map(({ title, cell }) => [`= ${title}`, row[String(cell)]])),
  }))
}

/** Decimals without their trailing zeros. */
const plain = (value: unknown): string =>
  isEmpty(value) ? '' : String(value).replace(/^(-?\d+)\.(\d*?)0+$/, (_, whole, rest) => (rest ? `${whole}.${rest}` : whole))
