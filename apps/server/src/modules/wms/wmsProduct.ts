import { wmsProduct as declared, material } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../queries/answer.ts'
import { columnsOf } from '../../queries/columnsOf.ts'

export const wmsProduct = answering(declared, ({ within }) => {
  const names = columnsOf(material, 'm', {
    productCode: 'materialCode',
    productName: 'materialName',
    specification: 'specification',
  })
  return sql`select m.id, m.id as material_id, ${names}, m.unit, m.reference_price
    from material m where ${within(material, 'm')} and m.category = 'finished' and m.is_active`
})
