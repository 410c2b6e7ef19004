-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "audit_node_config" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  node_name text collate "C",
  node_name_sort text collate "C",
  node_name_find text collate "C",
  document_type text collate "C",
  org_id text collate "C",
  min_value numeric,
  max_value numeric,
  auditor_ids text[],
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "audit_node_config" enable row level security;

create policy tenant_only on "audit_node_config"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "audit_node_config" to bip_app;

create index audit_node_config_newest on "audit_node_config" (tenant_id, create_time desc, id desc) where not is_deleted;

create index audit_node_config_create_dept on "audit_node_config" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index audit_node_config_create_user on "audit_node_config" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index audit_node_config_find_tokens on "audit_node_config" using gin (find_tokens) where not is_deleted;

create index audit_node_config_node_name_sorted on "audit_node_config" (tenant_id, node_name_sort, id) where not is_deleted;

create index audit_node_config_document_type on "audit_node_config" (tenant_id, document_type, create_time desc, id desc) where not is_deleted;

create index audit_node_config_org_id on "audit_node_config" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index audit_node_config_min_value_sorted on "audit_node_config" (tenant_id, min_value, id) where not is_deleted;

create index audit_node_config_auditor_ids on "audit_node_config" using gin (auditor_ids) where not is_deleted;

create index audit_node_config_is_active on "audit_node_config" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "common_constant" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  constant_code text collate "C",
  constant_code_sort text collate "C",
  constant_code_find text collate "C",
  constant_name text collate "C",
  constant_name_sort text collate "C",
  constant_name_find text collate "C",
  constant_group text collate "C",
  constant_value text collate "C",
  unit_text text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "common_constant" enable row level security;

create policy tenant_only on "common_constant"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "common_constant" to bip_app;

create index common_constant_newest on "common_constant" (tenant_id, create_time desc, id desc) where not is_deleted;

create index common_constant_create_dept on "common_constant" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index common_constant_create_user on "common_constant" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index common_constant_find_tokens on "common_constant" using gin (find_tokens) where not is_deleted;

create index common_constant_constant_code_sorted on "common_constant" (tenant_id, constant_code_sort, id) where not is_deleted;

create unique index common_constant_constant_code_unique on "common_constant" (tenant_id, lower(constant_code)) where not is_deleted;

create index common_constant_constant_name_sorted on "common_constant" (tenant_id, constant_name_sort, id) where not is_deleted;

create index common_constant_constant_group on "common_constant" (tenant_id, constant_group, create_time desc, id desc) where not is_deleted;

create index common_constant_is_active on "common_constant" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "exchange_rate" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  rate_name text collate "C",
  rate_name_sort text collate "C",
  rate_name_find text collate "C",
  currency text collate "C",
  exchange_rate numeric,
  valid_from date,
  rate_source text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "exchange_rate" enable row level security;

create policy tenant_only on "exchange_rate"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "exchange_rate" to bip_app;

create index exchange_rate_newest on "exchange_rate" (tenant_id, create_time desc, id desc) where not is_deleted;

create index exchange_rate_create_dept on "exchange_rate" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index exchange_rate_create_user on "exchange_rate" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index exchange_rate_find_tokens on "exchange_rate" using gin (find_tokens) where not is_deleted;

create index exchange_rate_rate_name_sorted on "exchange_rate" (tenant_id, rate_name_sort, id) where not is_deleted;

create index exchange_rate_currency on "exchange_rate" (tenant_id, currency, create_time desc, id desc) where not is_deleted;

create index exchange_rate_exchange_rate_sorted on "exchange_rate" (tenant_id, exchange_rate, id) where not is_deleted;

create index exchange_rate_valid_from on "exchange_rate" (tenant_id, valid_from, create_time desc, id desc) where not is_deleted;

create index exchange_rate_valid_from_sorted on "exchange_rate" (tenant_id, valid_from, id) where not is_deleted;

alter table "material" add column drawing_no text collate "C";

alter table "material" add column drawing_no_find text collate "C";

alter table "material" add column source text collate "C";

alter table "material" add column safety_stock numeric;

alter table "material" add column min_order_quantity numeric;

alter table "material" add column order_multiple numeric;

alter table "material" add column tracking text collate "C";

alter table "material" add column shelf_life_days numeric;

alter table "material" add column abc_class text collate "C";

alter table "material" add column default_warehouse_id text collate "C";

alter table "material" add column needs_inspection boolean;

create index material_source on "material" (tenant_id, source, create_time desc, id desc) where not is_deleted;

create index material_tracking on "material" (tenant_id, tracking, create_time desc, id desc) where not is_deleted;

create index material_abc_class on "material" (tenant_id, abc_class, create_time desc, id desc) where not is_deleted;

create index material_default_warehouse_id on "material" (tenant_id, default_warehouse_id) where not is_deleted;

create table "material_unit_conversions" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  unit text collate "C",
  factor numeric,
  primary key (tenant_id, id)
);

alter table "material_unit_conversions" enable row level security;

create policy tenant_only on "material_unit_conversions"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "material_unit_conversions" to bip_app;

create index material_unit_conversions_order on "material_unit_conversions" (tenant_id, parent_id, line_no);

create table "supplier_material" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  supplier_part_no text collate "C",
  supplier_part_no_sort text collate "C",
  supplier_part_no_find text collate "C",
  supplier_id text collate "C",
  material_id text collate "C",
  unit text collate "C",
  currency text collate "C",
  price numeric,
  min_order_quantity numeric,
  lead_days numeric,
  is_preferred boolean,
  valid_from date,
  valid_to date,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "supplier_material" enable row level security;

create policy tenant_only on "supplier_material"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "supplier_material" to bip_app;

create index supplier_material_newest on "supplier_material" (tenant_id, create_time desc, id desc) where not is_deleted;

create index supplier_material_create_dept on "supplier_material" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index supplier_material_create_user on "supplier_material" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index supplier_material_find_tokens on "supplier_material" using gin (find_tokens) where not is_deleted;

create index supplier_material_supplier_part_no_sorted on "supplier_material" (tenant_id, supplier_part_no_sort, id) where not is_deleted;

create index supplier_material_supplier_id on "supplier_material" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index supplier_material_material_id on "supplier_material" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index supplier_material_price_sorted on "supplier_material" (tenant_id, price, id) where not is_deleted;

create index supplier_material_is_preferred on "supplier_material" (tenant_id, is_preferred, create_time desc, id desc) where not is_deleted;

create index supplier_material_valid_from_sorted on "supplier_material" (tenant_id, valid_from, id) where not is_deleted;

create index supplier_material_valid_from_sorted_down on "supplier_material" (tenant_id, valid_from desc nulls last, id desc) where not is_deleted;

create index supplier_material_valid_to_sorted on "supplier_material" (tenant_id, valid_to, id) where not is_deleted;

create index supplier_material_valid_to_sorted_down on "supplier_material" (tenant_id, valid_to desc nulls last, id desc) where not is_deleted;

create table "supplier_material_price_breaks" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  min_quantity numeric,
  price numeric,
  primary key (tenant_id, id)
);

alter table "supplier_material_price_breaks" enable row level security;

create policy tenant_only on "supplier_material_price_breaks"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "supplier_material_price_breaks" to bip_app;

create index supplier_material_price_breaks_order on "supplier_material_price_breaks" (tenant_id, parent_id, line_no);

create or replace function audit_node_config_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "audit_node_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('nodeName' = any (fields) and (position(term in split_part(coalesce(row_.node_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.node_name_find, '')) > 0))))
$$;

grant execute on function audit_node_config_find to bip_app;

create or replace function audit_node_config_auditor_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "audit_node_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.auditor_ids && ids
$$;

grant execute on function audit_node_config_auditor_ids_any to bip_app;

create or replace function common_constant_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "common_constant" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('constantCode' = any (fields) and (position(term in split_part(coalesce(row_.constant_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.constant_code_find, '')) > 0))
      or ('constantName' = any (fields) and (position(term in split_part(coalesce(row_.constant_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.constant_name_find, '')) > 0))))
$$;

grant execute on function common_constant_find to bip_app;

create or replace function exchange_rate_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "exchange_rate" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('rateName' = any (fields) and (position(term in split_part(coalesce(row_.rate_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.rate_name_find, '')) > 0))))
$$;

grant execute on function exchange_rate_find to bip_app;

create or replace function material_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "material" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('materialCode' = any (fields) and (position(term in split_part(coalesce(row_.material_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.material_code_find, '')) > 0))
      or ('materialName' = any (fields) and (position(term in split_part(coalesce(row_.material_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.material_name_find, '')) > 0))
      or ('specification' = any (fields) and (position(term in split_part(coalesce(row_.specification_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.specification_find, '')) > 0))
      or ('drawingNo' = any (fields) and (position(term in split_part(coalesce(row_.drawing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.drawing_no_find, '')) > 0))))
$$;

grant execute on function material_find to bip_app;

create or replace function supplier_material_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "supplier_material" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('supplierPartNo' = any (fields) and (position(term in split_part(coalesce(row_.supplier_part_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.supplier_part_no_find, '')) > 0))))
$$;

grant execute on function supplier_material_find to bip_app;
