import { type AnyRecord, label } from '@bip/contract'
import { laborCompany } from '@bip/contract/resources'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import { tableName } from '../../kinds/index.ts'
import type { Context, Extension, Values } from '../../model/extension.ts'
import { notPossible } from '../../model/notPossible.ts'

const paused = label(
  '该劳务公司已暂停或终止合作，不能再入场人员；请先恢复合作',
  'This company is paused or ended, so nobody of it is onboarded. Make it active again first',
  'Công ty này đang tạm dừng hoặc đã kết thúc nên không nhận người. Hãy khôi phục hợp tác trước',
)
const full = label(
  '该劳务公司在场人数已达上限 {max} 人；请先办理离场或调整可派人数',
  'The company has {max} people on site, as many as it may send. Let somebody leave first, or raise its limit',
  'Công ty đã đủ {max} người đang làm. Hãy cho nghỉ bớt hoặc nâng giới hạn',
)
const uninsured = label(
  '入场前请先登记有效的保险日期',
  'Note until when they are insured before they are onboarded',
  'Hãy ghi ngày bảo hiểm còn hiệu lực trước khi vào làm',
)

type Company = { status: string; max: string | null; working: number }

/** The company of somebody, held until the end of the transaction, with how many of its people are on site. */
async function companyOf({ tx, session }: Context, id: unknown): Promise<Company | undefined> {
  const { rows } = await sql<Company>`select company_status as status, max_people::text as max,
      (select count(*)::int from labor_register r where r.tenant_id = c.tenant_id and r.company_id = c.id and not r.is_deleted
        and r.personnel_status in ('working', 'leaving')) as working
    from ${sql.table(tableName(laborCompany))} c where c.tenant_id = ${session.tenantId} and c.id = ${id} and not c.is_deleted
    for update of c`.execute(tx)
  return rows[0]
}

/** Nobody comes from a company that is paused or full, nor without insurance on the day they join. */
async function onboard(context: Context, record: AnyRecord, args: Values): Promise<void> {
  const { place } = context
  const company = await companyOf(context, record.companyId)
  if (company?.status !== 'active') throw notPossible(place, paused)
  if (company.max !== null && company.working >= Number(company.max)) throw notPossible(place, full, { max: company.max })
  const insuredUntil = String(record.insuredUntil ?? '')
  const joined = String(args.joinedDate ?? record.joinedDate ?? '')
  if (insuredUntil < joined || insuredUntil === '')
    throw new Refusal(
      'invalidFields',
      { fields: uninsured[place.language] },
      { fields: { insuredUntil: uninsured[place.language] } },
    )
}

export const laborRegisterExtension: Extension = { operations: { onboarding: onboard } }
