import { label, say } from '@bip/contract'
import { sql } from 'kysely'
import { Refusal } from '../../base/errors.ts'
import type { Context, Saved } from '../../model/extension.ts'

const stranger = label(
  '“{name}”是“{customer}”的联系人，请选择本客户的联系人',
  '“{name}” is a contact of “{customer}”; choose one of this customer',
  '“{name}” là người liên hệ của “{customer}”; hãy chọn người của khách hàng này',
)

type Row = { id: string; customerId: string; name: string; customer: string }

/** Refuses records that name somebody of another customer in a field. */
export async function refuseStrangers({ tx, session, place }: Context, saved: readonly Saved[], key: string): Promise<void> {
  const naming = saved.filter(({ record }) => record[key])
  if (naming.length === 0) return
  const ids = [...new Set(naming.map(({ record }) => String(record[key])))]
  const { rows } = await sql<Row>`select p.id, p.customer_id as "customerId", p.contacts_name as name,
      coalesce(c.fullname, '') as customer from customer_contacts p
    left join customer c on c.tenant_id = p.tenant_id and c.id = p.customer_id
    where p.tenant_id = ${session.tenantId} and p.id = any(${ids}::text[])`.execute(tx)
  const people = new Map(rows.map((row) => [row.id, row]))
  for (const { record } of naming) {
    const person = people.get(String(record[key]))
    if (!person || person.customerId === record.customerId) continue
    const sentence = say(stranger, place.language, { name: person.name, customer: person.customer })
    throw new Refusal('invalidFields', { fields: sentence }, { fields: { [key]: sentence } })
  }
}
