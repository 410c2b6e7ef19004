import { computeInto, convertsBack, type Fields, inBase, isEmpty, type Label, label, say } from '@bip/contract'
import { sql } from 'kysely'
import { readDictionaries } from '../../../model/dictionary.ts'
import type { Context, Values } from '../../../model/extension.ts'
import { type LineFault, refuseLines } from '../refuse.ts'

/** Units of a material with how many base units one of each is; the base unit itself among them. */
export async function unitsOf(
  { tx, session }: Pick<Context, 'tx' | 'session'>,
  materialIds: readonly string[],
): Promise<Map<string, { base: string; factors: Map<string, string> }>> {
  const { rows } = await sql<{ id: string; base: string; unit: string | null; factor: string | null }>`
    select m.id, m.unit as base, c.unit, round(c.factor, 6)::text as factor from material m
    left join material_unit_conversions c on c.tenant_id = m.tenant_id and c.parent_id = m.id
    where m.tenant_id = ${session.tenantId} and m.id = any(${materialIds}::text[]) order by c.line_no`.execute(tx)
  return new Map(
    [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => {
      const base = own[0]?.base ?? ''
      const further = own.flatMap(({ unit, factor }): [string, string][] => (unit && factor ? [[unit, factor]] : []))
      return [id, { base, factors: new Map([[base, '1.000000'], ...further]) }]
    }),
  )
}

const unknown = label(
  '第 {line} 行：该物料没有单位“{unit}”的换算，请改用 {known} 或在物料中维护换算',
  'Line {line}: the material has no conversion for unit “{unit}”. Use {known}, or add the conversion to the material',
  'Dòng {line}: vật tư không có quy đổi cho đơn vị “{unit}”. Hãy dùng {known} hoặc khai báo quy đổi',
)

const inexact = label(
  '第 {line} 行：{quantity} {unit} 折合 {base} {known}，换算后数量有变，请直接按 {known} 录入',
  'Line {line}: {quantity} {unit} come to {base} {known}, which is another quantity. Give it in {known} instead',
  'Dòng {line}: {quantity} {unit} quy ra {base} {known}, số lượng bị lệch. Hãy nhập theo {known}',
)

/**
 * Gives each line the unit of its material where it names none, and what its quantity is in base units; refuses units nobody knows, and
 * quantities that would be others once they are counted in base units.
 */
export async function settleUnits(context: Context, fields: Fields, values: Values): Promise<void> {
  const lines = Array.isArray(values.lines) ? (values.lines as Values[]) : []
  const named = lines.filter(({ materialId }) => !isEmpty(materialId))
  if (named.length === 0) return
  const units = await unitsOf(context, [...new Set(named.map(({ materialId }) => String(materialId)))])
  const wrong: Wrong[] = []
  for (const [at, line] of lines.entries()) {
    const known = units.get(String(line.materialId))
    if (!known) continue
    line.unit = isEmpty(line.unit) ? known.base : line.unit
    const unit = String(line.unit)
    const factor = known.factors.get(unit)
    if (factor === undefined) {
      wrong.push({ text: unknown, lineNo: at + 1, unit, known: [...known.factors.keys()] })
      continue
    }
    line.factor = factor
    computeInto(fields, line)
    const quantity = isEmpty(line.quantity) ? null : String(line.quantity)
    if (quantity === null || convertsBack(quantity, factor)) continue
    const amounts = { quantity, base: inBase(quantity, factor) }
    wrong.push({ text: inexact, lineNo: at + 1, unit, known: [known.base], amounts })
  }
  if (wrong.length > 0) refuseLines(await faultsOf(context, wrong), context.place.language)
  values.lines = lines
}

type Wrong = { text: Label; lineNo: number; unit: string; known: readonly string[]; amounts?: { quantity: string; base: string } }

/** Units as the reader calls them. */
export async function nameUnits({ tx, session, place }: Context, units: readonly string[]): Promise<string[]> {
  const words = (await readDictionaries(tx, session.tenantId, ['DC_UNIT'])).get('DC_UNIT') ?? []
  const names = new Map(words.map(({ key, words }) => [key, words[place.language]]))
  return units.map((unit) => names.get(unit) ?? unit)
}

/** What is told of wrong units, which are called as the reader calls them. */
async function faultsOf(context: Context, wrong: readonly Wrong[]): Promise<LineFault[]> {
  const { language } = context.place
  const units = [...new Set(wrong.flatMap(({ unit, known }) => [unit, ...known]))]
  const names = new Map((await nameUnits(context, units)).map((name, at) => [units[at] ?? '', name]))
  const nameOf = (unit: string): string => names.get(unit) ?? unit
  return wrong.map(({ text, lineNo, unit, known, amounts = {} }) => ({
    lineNo,
    text: say(text, language, { line: lineNo, unit: nameOf(unit), known: known.map(nameOf).join(', '), ...amounts }),
  }))
}
