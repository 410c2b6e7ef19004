-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "material" add column supplier_ids text[];

create index material_supplier_ids on "material" using gin (supplier_ids) where not is_deleted;

alter table "purchase_order" add column receiver_ids text[];

create index purchase_order_receiver_ids on "purchase_order" using gin (receiver_ids) where not is_deleted;

create or replace function material_supplier_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "material" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.supplier_ids && ids
$$;

grant execute on function material_supplier_ids_any to bip_app;

create or replace function purchase_order_receiver_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "purchase_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.receiver_ids && ids
$$;

grant execute on function purchase_order_receiver_ids_any to bip_app;
