import { type AnyRecord, label } from '@bip/contract'
import { materialBom } from '@bip/contract/resources'
import { sql } from 'kysely'
import { addDays } from '../../../../base/days.ts'
import { Refusal } from '../../../../base/errors.ts'
import type { Context, Extension, Values } from '../../../../model/extension.ts'
import { modelOf } from '../../../../model/model.ts'
import { notPossible } from '../../../../model/notPossible.ts'
import { save } from '../../../../resources/write/save.ts'
import { cycleOf } from './cycle.ts'

const model = modelOf(materialBom)

const cycle = label(
  '物料清单形成循环：{path}；请移除其中一个子项',
  'Bills contain each other: {path}. Take one of the components out',
  'BOM lặp vòng: {path}. Hãy bỏ một vật tư thành phần',
)
const over = label(
  '该版本在 {day} 已失效，不能发布；请修改失效日期',
  'The version ended on {day}, so it is not released. Change its last day first',
  'Phiên bản hết hiệu lực ngày {day} nên không ban hành được. Hãy sửa ngày hết hiệu lực',
)

const linesOf = ({ lines }: Values): Values[] => (Array.isArray(lines) ? lines : [])

/** What a version consists of, to see whether that changed. */
const partsOf = (values: Values): string =>
  linesOf(values)
    .map(({ materialId }) => materialId)
    .join()

async function refuseCycle(context: Context, values: Values): Promise<void> {
  const { tx, session, place } = context
  // Two who store at once could each see no cycle and make one together.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`bom ${session.tenantId}`}, 0))`.execute(tx)
  const parts = linesOf(values).map(({ materialId }) => String(materialId))
  const path = await cycleOf(tx, session.tenantId, String(values.materialId), parts)
  if (path) throw notPossible(place, cycle, { path: path.join(' > ') })
}

/** A version of a material is there once, and nothing contains itself. */
async function check(context: Context, values: Values, before: AnyRecord | null): Promise<void> {
  const { tx, session, place } = context
  if (!before || partsOf(values) !== partsOf(before)) await refuseCycle(context, values)
  const { rows } = await sql`select from material_bom where tenant_id = ${session.tenantId} and not is_deleted
    and material_id = ${values.materialId} and lower(bom_version) = lower(${values.bomVersion}) and id <> ${before?.id ?? ''} limit 1`.execute(
    tx,
  )
  const field = materialBom.fields.bomVersion.label[place.language]
  if (rows.length > 0) throw new Refusal('duplicate', { field, value: String(values.bomVersion) })
}

/** From its first day on a version takes the place of the one that holds until then. */
async function release(context: Context, bom: AnyRecord): Promise<void> {
  const { tx, session, place, at } = context
  await refuseCycle(context, bom)
  const today = at.toISOString().slice(0, 10)
  if (bom.validTo && String(bom.validTo) < today) throw notPossible(place, over, { day: String(bom.validTo) })
  const last = addDays(String(bom.validFrom), -1)
  await sql`update material_bom set valid_to = ${last}::date, version = version + 1, update_user = ${session.userId},
      update_time = ${at.toISOString()}
    where tenant_id = ${session.tenantId} and not is_deleted and id <> ${bom.id} and material_id = ${bom.materialId}
      and bom_status = 'released' and valid_from <= ${last}::date and (valid_to is null or valid_to > ${last}::date)`.execute(tx)
}

/** A draft of the next version, with all that this one has. */
async function revise(context: Context, bom: AnyRecord, { bomVersion, validFrom }: Values): Promise<{ id: string }> {
  const { materialId, lotQuantity, drawingNo, engineerId, remark } = bom
  const lines = linesOf(bom).map(({ id: _, ...line }) => line)
  const next = { materialId, lotQuantity, drawingNo, engineerId, remark, lines, bomVersion, validFrom }
  const { id } = await save({ ...context, model, extension: materialBomExtension }, next)
  return { id }
}

export const materialBomExtension: Extension = { beforeSave: check, operations: { release, revise } }
