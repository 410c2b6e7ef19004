import { label, say } from '@bip/contract'
import { outsourcePrice } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context, Extension } from '../../model/extension.ts'
import { modelOf } from '../../model/model.ts'
import { notPossible } from '../../model/notPossible.ts'
import { lockRecords, readRecords } from '../../resources/read/read.ts'

const priceModel = modelOf(outsourcePrice)

const inForce = label(
  '{no} 已不是草稿，阶梯价不能再修改；请新建价格',
  '{no} is no draft any more, its steps cannot be changed. Make a new price',
  '{no} không còn là bản nháp, không sửa được bậc giá. Hãy tạo giá mới',
)
const twice = label('该数量已有阶梯价', 'There is a step for this quantity already', 'Đã có bậc giá cho số lượng này')

/** Steps belong to their price: they change while it is a draft, and not afterwards. */
async function refuseUnlessDraft({ tx, session, place }: Context, priceIds: readonly unknown[]): Promise<void> {
  const ids = [...new Set(priceIds.map(String))]
  await lockRecords(tx, session.tenantId, priceModel, ids)
  for (const price of await readRecords(tx, session.tenantId, priceModel, ids, {}))
    if (price.priceStatus !== 'draft') throw notPossible(place, inForce, { no: String(price.no) })
}

export const outsourceStepPriceExtension: Extension = {
  beforeSave: async (context, values, before) => {
    const { tx, session, place } = context
    await refuseUnlessDraft(context, before ? [values.priceId, before.priceId] : [values.priceId])
    const { rows } = await sql`select from outsource_step_price
      where tenant_id = ${session.tenantId} and not is_deleted and price_id = ${values.priceId}
        and from_quantity = ${values.fromQuantity}::numeric and id <> ${before?.id ?? ''} limit 1`.execute(tx)
    if (rows.length === 0) return
    const reason = say(twice, place.language)
    throw new Refusal('invalidFields', { fields: reason }, { fields: { fromQuantity: reason } })
  },
  beforeRemove: (context, records) =>
    refuseUnlessDraft(
      context,
      records.map(({ priceId }) => priceId),
    ),
}
