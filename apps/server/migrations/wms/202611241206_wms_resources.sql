-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "cargo_owner" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  cargo_owner_code text collate "C",
  cargo_owner_code_sort text collate "C",
  cargo_owner_code_find text collate "C",
  cargo_owner_name text collate "C",
  cargo_owner_name_sort text collate "C",
  cargo_owner_name_find text collate "C",
  owner_type text collate "C",
  customer_id text collate "C",
  supplier_id text collate "C",
  contact_name text collate "C",
  phone text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "cargo_owner" enable row level security;

create policy tenant_only on "cargo_owner"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "cargo_owner" to bip_app;

create index cargo_owner_newest on "cargo_owner" (tenant_id, create_time desc, id desc) where not is_deleted;

create index cargo_owner_create_dept on "cargo_owner" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index cargo_owner_create_user on "cargo_owner" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index cargo_owner_find_tokens on "cargo_owner" using gin (find_tokens) where not is_deleted;

create index cargo_owner_cargo_owner_code_sorted on "cargo_owner" (tenant_id, cargo_owner_code_sort, id) where not is_deleted;

create unique index cargo_owner_cargo_owner_code_unique on "cargo_owner" (tenant_id, lower(cargo_owner_code)) where not is_deleted;

create index cargo_owner_cargo_owner_name_sorted on "cargo_owner" (tenant_id, cargo_owner_name_sort, id) where not is_deleted;

create index cargo_owner_owner_type on "cargo_owner" (tenant_id, owner_type, create_time desc, id desc) where not is_deleted;

create index cargo_owner_customer_id on "cargo_owner" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index cargo_owner_supplier_id on "cargo_owner" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index cargo_owner_is_active on "cargo_owner" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "warehouse" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  warehouse_code text collate "C",
  warehouse_code_sort text collate "C",
  warehouse_code_find text collate "C",
  warehouse_name text collate "C",
  warehouse_name_sort text collate "C",
  warehouse_name_find text collate "C",
  stock_type text collate "C",
  org_id text collate "C",
  warehouse_region text collate "C",
  warehouse_address text collate "C",
  warehouse_supervisor text collate "C",
  keeper_ids text[],
  allow_negative boolean,
  picking_rule text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "warehouse" enable row level security;

create policy tenant_only on "warehouse"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "warehouse" to bip_app;

create index warehouse_newest on "warehouse" (tenant_id, create_time desc, id desc) where not is_deleted;

create index warehouse_create_dept on "warehouse" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index warehouse_create_user on "warehouse" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index warehouse_find_tokens on "warehouse" using gin (find_tokens) where not is_deleted;

create index warehouse_warehouse_code_sorted on "warehouse" (tenant_id, warehouse_code_sort, id) where not is_deleted;

create unique index warehouse_warehouse_code_unique on "warehouse" (tenant_id, lower(warehouse_code)) where not is_deleted;

create index warehouse_warehouse_name_sorted on "warehouse" (tenant_id, warehouse_name_sort, id) where not is_deleted;

create index warehouse_stock_type on "warehouse" (tenant_id, stock_type, create_time desc, id desc) where not is_deleted;

create index warehouse_org_id on "warehouse" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index warehouse_warehouse_region on "warehouse" (tenant_id, warehouse_region) where not is_deleted;

create index warehouse_warehouse_supervisor on "warehouse" (tenant_id, warehouse_supervisor, create_time desc, id desc) where not is_deleted;

create index warehouse_keeper_ids on "warehouse" using gin (keeper_ids) where not is_deleted;

create index warehouse_is_active on "warehouse" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "warehouse_keeper" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  keeper_code text collate "C",
  keeper_code_sort text collate "C",
  keeper_code_find text collate "C",
  keeper_name text collate "C",
  keeper_name_sort text collate "C",
  keeper_name_find text collate "C",
  user_id text collate "C",
  org_id text collate "C",
  keeper_group text collate "C",
  is_active boolean,
  as_of timestamptz,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "warehouse_keeper" enable row level security;

create policy tenant_only on "warehouse_keeper"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "warehouse_keeper" to bip_app;

create index warehouse_keeper_newest on "warehouse_keeper" (tenant_id, create_time desc, id desc) where not is_deleted;

create index warehouse_keeper_create_dept on "warehouse_keeper" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index warehouse_keeper_create_user on "warehouse_keeper" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index warehouse_keeper_find_tokens on "warehouse_keeper" using gin (find_tokens) where not is_deleted;

create index warehouse_keeper_keeper_code_sorted on "warehouse_keeper" (tenant_id, keeper_code_sort, id) where not is_deleted;

create unique index warehouse_keeper_keeper_code_unique on "warehouse_keeper" (tenant_id, lower(keeper_code)) where not is_deleted;

create index warehouse_keeper_keeper_name_sorted on "warehouse_keeper" (tenant_id, keeper_name_sort, id) where not is_deleted;

create index warehouse_keeper_user_id on "warehouse_keeper" (tenant_id, user_id, create_time desc, id desc) where not is_deleted;

create index warehouse_keeper_org_id on "warehouse_keeper" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index warehouse_keeper_is_active on "warehouse_keeper" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create index warehouse_keeper_as_of_sorted on "warehouse_keeper" (tenant_id, as_of, id) where not is_deleted;

create index warehouse_keeper_as_of_sorted_down on "warehouse_keeper" (tenant_id, as_of desc nulls last, id desc) where not is_deleted;

create table "warehouse_location" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  warehouse_id text collate "C",
  location_name text collate "C",
  location_name_sort text collate "C",
  location_name_find text collate "C",
  location_aisle text collate "C",
  location_aisle_sort text collate "C",
  location_rack text collate "C",
  location_rack_sort text collate "C",
  location_level text collate "C",
  location_level_sort text collate "C",
  location_type text collate "C",
  capacity numeric,
  org_id text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "warehouse_location" enable row level security;

create policy tenant_only on "warehouse_location"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "warehouse_location" to bip_app;

create index warehouse_location_newest on "warehouse_location" (tenant_id, create_time desc, id desc) where not is_deleted;

create index warehouse_location_create_dept on "warehouse_location" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index warehouse_location_create_user on "warehouse_location" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index warehouse_location_find_tokens on "warehouse_location" using gin (find_tokens) where not is_deleted;

create index warehouse_location_warehouse_id on "warehouse_location" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index warehouse_location_location_name_sorted on "warehouse_location" (tenant_id, location_name_sort, id) where not is_deleted;

create index warehouse_location_location_aisle_sorted on "warehouse_location" (tenant_id, location_aisle_sort, id) where not is_deleted;

create index warehouse_location_location_aisle_sorted_down on "warehouse_location" (tenant_id, location_aisle_sort desc nulls last, id desc) where not is_deleted;

create index warehouse_location_location_rack_sorted on "warehouse_location" (tenant_id, location_rack_sort, id) where not is_deleted;

create index warehouse_location_location_rack_sorted_down on "warehouse_location" (tenant_id, location_rack_sort desc nulls last, id desc) where not is_deleted;

create index warehouse_location_location_level_sorted on "warehouse_location" (tenant_id, location_level_sort, id) where not is_deleted;

create index warehouse_location_location_level_sorted_down on "warehouse_location" (tenant_id, location_level_sort desc nulls last, id desc) where not is_deleted;

create index warehouse_location_location_type on "warehouse_location" (tenant_id, location_type, create_time desc, id desc) where not is_deleted;

create index warehouse_location_org_id on "warehouse_location" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index warehouse_location_is_active on "warehouse_location" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create or replace function cargo_owner_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "cargo_owner" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('cargoOwnerCode' = any (fields) and (position(term in split_part(coalesce(row_.cargo_owner_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.cargo_owner_code_find, '')) > 0))
      or ('cargoOwnerName' = any (fields) and (position(term in split_part(coalesce(row_.cargo_owner_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.cargo_owner_name_find, '')) > 0))))
$$;

grant execute on function cargo_owner_find to bip_app;

create or replace function warehouse_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "warehouse" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('warehouseCode' = any (fields) and (position(term in split_part(coalesce(row_.warehouse_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.warehouse_code_find, '')) > 0))
      or ('warehouseName' = any (fields) and (position(term in split_part(coalesce(row_.warehouse_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.warehouse_name_find, '')) > 0))))
$$;

grant execute on function warehouse_find to bip_app;

create or replace function warehouse_keeper_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "warehouse" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.keeper_ids && ids
$$;

grant execute on function warehouse_keeper_ids_any to bip_app;

create or replace function warehouse_keeper_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "warehouse_keeper" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('keeperCode' = any (fields) and (position(term in split_part(coalesce(row_.keeper_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.keeper_code_find, '')) > 0))
      or ('keeperName' = any (fields) and (position(term in split_part(coalesce(row_.keeper_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.keeper_name_find, '')) > 0))))
$$;

grant execute on function warehouse_keeper_find to bip_app;

create or replace function warehouse_location_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "warehouse_location" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('locationName' = any (fields) and (position(term in split_part(coalesce(row_.location_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.location_name_find, '')) > 0))))
$$;

grant execute on function warehouse_location_find to bip_app;
