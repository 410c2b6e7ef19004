import { forecastUse as declared, forecast, material, saleOrder } from '@bip/contract/resources'
import { sql } from 'kysely'
import { answering } from '../../queries/answer.ts'
import { openStates } from '../../resources/stock/documents/openOrders.ts'

/**
 * Of sheets with the same title, organisation and customer the last version counts. An order consumes the forecast of the month in which
 * it is delivered; what nobody foresaw is beyond it.
 */
export const forecastUse = answering(declared, ({ asked: { period }, within }) => {
  const monthOf = (day: string | undefined, open: string): string => (day ?? open).slice(0, 7)
  return sql`select u.month || ' ' || u.material_id as id, u.month, u.month as month_sort, u.material_id, m.material_code, u.forecast, u.ordered,
      greatest(u.forecast - u.ordered, 0)::numeric(24, 4) as left, greatest(u.ordered - u.forecast, 0)::numeric(24, 4) as beyond,
      case when u.forecast > 0 then least(round(100 * u.ordered / u.forecast), 999) end as used, m.unit
    from (select x.month, x.material_id, sum(x.forecast)::numeric(24, 4) as forecast, sum(x.ordered)::numeric(24, 4) as ordered
      from (select l.month, l.material_id, l.quantity as forecast, 0 as ordered
          from forecast f join forecast_lines l on l.tenant_id = f.tenant_id and l.parent_id = f.id
          where ${within(forecast, 'f')} and f.process_status in ${openStates} and not exists (select from forecast n
            where n.tenant_id = f.tenant_id and not n.is_deleted and n.process_status in ${openStates} and n.title = f.title
              and n.org_id = f.org_id and n.customer_id is not distinct from f.customer_id and n.forecast_version > f.forecast_version)
        union all
        select to_char(coalesce(l.delivery_date, o.delivery_date), 'YYYY-MM'), l.material_id, 0, l.quantity
          from sale_order o join sale_order_lines l on l.tenant_id = o.tenant_id and l.parent_id = o.id
          where ${within(saleOrder, 'o')} and o.process_status in ${openStates}) x
      where x.month >= ${monthOf(period?.ge, '')} and x.month <= ${monthOf(period?.le, '9999-12')}
      group by 1, 2) u
    join material m on m.id = u.material_id and ${within(material, 'm')}`
})
