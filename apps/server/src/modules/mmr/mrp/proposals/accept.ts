import { type AnyRecord, label } from '@bip/contract'
import { mo, mrpProposal, purchaseRequest } from '@bip/contract/resources'
import { sql } from 'kysely'
import type { Tx } from '../../../../db/database.ts'
import { localDay } from '../../../../kinds/zone.ts'
import type { Context, Values } from '../../../../model/extension.ts'
import { modelOf } from '../../../../model/model.ts'
import { notPossible } from '../../../../model/notPossible.ts'
import { demand } from '../../../../model/scope.ts'
import { readRecord } from '../../../../resources/read/read.ts'
import { save } from '../../../../resources/write/save.ts'
import { setValues } from '../../../../resources/write/setValues.ts'
import { moExtension } from '../../../mps/orders/mo.ts'
import { changeDocument } from './documents.ts'

const [model, requestModel, moModel] = [modelOf(mrpProposal), modelOf(purchaseRequest), modelOf(mo)]

const noOrg = label(
  '物料没有所属组织，无法生成单据；请先在物料资料中填写组织',
  'The material belongs to no organisation, so nothing can be ordered. Give it one first',
  'Vật tư chưa thuộc tổ chức nào nên chưa tạo được chứng từ. Hãy điền tổ chức trước',
)
const taken = label('该建议已经转单', 'Orders were made of it already', 'Đề xuất này đã tạo lệnh')
const purpose = label('MRP 建议', 'MRP proposals', 'Đề xuất MRP')

/** A request takes so many proposals; the next ones go into another. */
const maxLines = 100

/** Requests that were begun in a transaction, by organisation: proposals that are accepted together share them. */
const begun = new WeakMap<Tx, Map<string, string>>()

/** Turns a proposal into what it proposes: a request, an order to make, or a change of what is there. */
export async function accept(context: Context, proposal: AnyRecord): Promise<unknown> {
  if (proposal.mrpAction !== 'order') return changeDocument(context, proposal)
  if (proposal.takenStatus !== 'none') throw notPossible(context.place, taken)
  if (!proposal.orgId) throw notPossible(context.place, noOrg)
  return proposal.orderType === 'manufacture' ? makeMo(context, proposal) : request(context, proposal)
}

async function request(context: Context, proposal: AnyRecord): Promise<{ requestId: string }> {
  const { tx, session, place, at } = context
  demand(session, requestModel, 'add', requestModel.core.label[place.language])
  const [line] = proposal.lines as Values[]
  const orgId = String(proposal.orgId)
  const today = localDay(at, place.timeZone)
  const late = (day: unknown) => (String(day) < today ? today : day)
  const own = {
    ...{ materialId: proposal.materialId, quantity: proposal.quantity, neededOn: late(proposal.neededOn) },
    ...{ price: line?.price ?? null, supplierId: line?.supplierId ?? null, proposalLineId: line?.id },
  }
  const writing = { ...context, model: requestModel, extension: {} }
  const shared = begun.get(tx) ?? new Map<string, string>()
  begun.set(tx, shared)
  const known = shared.get(orgId)
  const before = known && (await readRecord(tx, session.tenantId, requestModel, known, { lines: true }))
  const lines = before ? (before.lines as Values[]) : []
  if (before && lines.length < maxLines) {
    await save(writing, { id: before.id, version: before.version, lines: [...lines, own] })
    return { requestId: before.id }
  }
  const { id } = await save(writing, {
    ...{ orgId, billtypeDict: 'standard', applicationDate: today, applicationUserId: session.userId },
    ...{ neededOn: null, purpose: purpose[place.language], lines: [own] },
  })
  shared.set(orgId, id)
  return { requestId: id }
}

async function makeMo(context: Context, proposal: AnyRecord): Promise<{ moId: string }> {
  const { tx, session, place, at } = context
  demand(session, moModel, 'add', moModel.core.label[place.language])
  const today = localDay(at, place.timeZone)
  const later = (day: unknown) => [today, String(day)].toSorted().at(-1) ?? today
  const { rows } =
    await sql<Values>`select l.material_id as "materialId", round(l.quantity / b.lot_quantity, 6)::text as "perPiece",
      coalesce(l.scrap_rate, 0)::text as "scrapRate", m.default_warehouse_id as "warehouseId"
    from (select * from material_bom where tenant_id = ${session.tenantId} and material_id = ${proposal.materialId} and not is_deleted
      and bom_status = 'released' and valid_from <= ${later(proposal.startOn)}::date
      and (valid_to is null or valid_to >= ${later(proposal.startOn)}::date) order by valid_from desc, id limit 1) b
    join material_bom_lines l on l.tenant_id = b.tenant_id and l.parent_id = b.id
    join material m on m.tenant_id = l.tenant_id and m.id = l.material_id order by l.line_no`.execute(tx)
  const { id } = await save(
    { ...context, model: moModel, extension: moExtension },
    {
      ...{ moType: 'standard', materialId: proposal.materialId, quantity: proposal.quantity, orgId: proposal.orgId },
      ...{ priority: proposal.reason === 'late' ? 'high' : 'normal', plannerId: session.userId },
      ...{ plannedStart: later(proposal.startOn), plannedEnd: later(proposal.neededOn), dueDate: later(proposal.neededOn) },
      ...{ components: rows, remark: `${proposal.no}${proposal.neededBy ? ` · ${proposal.neededBy}` : ''}` },
    },
  )
  await setValues(context, model, { id: proposal.id, values: { moId: id, takenStatus: 'fully' }, operation: 'makeMo' })
  return { moId: id }
}
