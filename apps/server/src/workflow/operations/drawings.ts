import { type Core, label, say, targetOf } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context } from '../../model/extension.ts'
import { boundCore } from '../bindings.ts'
import { readableInstance, recordOf } from '../instance.ts'

const nothing = label(
  '该单据没有物料明细，无需匹配图纸',
  'the record has no lines of materials; there is nothing to match',
  'phiếu không có dòng vật tư, không cần khớp bản vẽ',
)
const lacking = label(
  '以下物料没有图号：{codes}；请先在物料档案中填写',
  'these materials have no drawing: {codes}. Fill it in at the material first',
  'các vật tư sau chưa có số bản vẽ: {codes}. Hãy bổ sung trong hồ sơ vật tư',
)

/** The columns of a document that name the material of a line, by the field of its lines. */
const materialCells = (core: Core): [lines: string, cell: string][] =>
  Object.entries(core.fields).flatMap(([lines, field]) =>
    field.kind === 'lines'
      ? Object.entries(field.fields).flatMap(([cell, of]): [string, string][] =>
          targetOf(of) === 'material' ? [[lines, cell]] : [],
        )
      : [],
  )

/** Whether a document has lines of materials, so that their drawings can be matched. */
export const hasMaterials = (core: Core): boolean => materialCells(core).length > 0

/** Asks of every material in a document that it has a drawing. Refuses with the codes of those that have none. */
export async function matchDrawings(
  { tx, session, place }: Context,
  { processInstanceId }: { processInstanceId: string },
): Promise<{ materials: number }> {
  const { tenantId } = session
  const instance = await readableInstance(tx, session, processInstanceId)
  const core = boundCore(instance.definitionKey)
  const record = core && (await recordOf(tx, tenantId, instance))
  const ids = core
    ? materialCells(core).flatMap(([lines, cell]) => {
        const rows = record?.[lines]
        return Array.isArray(rows) ? rows.map((row: Record<string, unknown>) => String(row[cell] ?? '')) : []
      })
    : []
  const asked = [...new Set(ids.filter(Boolean))]
  if (asked.length === 0) throw new Refusal('badRequest', { reason: say(nothing, place.language, {}) })
  const { rows } = await sql<{ code: string }>`select material_code as code from material
    where tenant_id = ${tenantId} and id = any(${asked}::text[]) and coalesce(drawing_no, '') = '' order by material_code limit 20`.execute(
    tx,
  )
  if (rows.length > 0)
    throw new Refusal('badRequest', { reason: say(lacking, place.language, { codes: rows.map(({ code }) => code).join(', ') }) })
  return { materials: asked.length }
}
