import { customer, onSitePlan as declared, planOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../../queries/answer.ts'

export const onSitePlan = answering(
  declared,
  ({
    within,
  }) => sql`select o.id, o.plan_order_no, o.line_code, o.customer_product_name, o.plan_order_status, c.fullname as customer_name,
      o.create_user as create_user_name, o.start_date, o.end_date, o.progress
    from plan_order o left join customer c on c.id = o.customer_id and ${within(customer, 'c')} where ${within(planOrder, 'o')}`,
)
