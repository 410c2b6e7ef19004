-- Orders from before are worth what the last rate of their day says; those in the company's own currency what they come to.
update purchase_order o set rate = r.rate, base_total = round(o.total * r.rate, 2)
  from (select p.tenant_id, p.id, case when p.currency = 'CNY' then 1 else coalesce((select x.exchange_rate from exchange_rate x
      where x.tenant_id = p.tenant_id and not x.is_deleted and x.currency = p.currency and x.valid_from <= p.purchase_date
      order by x.valid_from desc limit 1), 1) end as rate from purchase_order p) r
  where o.tenant_id = r.tenant_id and o.id = r.id;
