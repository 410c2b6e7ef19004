-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "erp_inventory" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  erp_warehouse_name text collate "C",
  erp_warehouse_name_find text collate "C",
  material_id text collate "C",
  warehouse_id text collate "C",
  lot_no text collate "C",
  erp_quantity numeric,
  as_of timestamptz,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "erp_inventory" enable row level security;

create policy tenant_only on "erp_inventory"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "erp_inventory" to bip_app;

create index erp_inventory_newest on "erp_inventory" (tenant_id, create_time desc, id desc) where not is_deleted;

create index erp_inventory_create_dept on "erp_inventory" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index erp_inventory_create_user on "erp_inventory" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index erp_inventory_find_tokens on "erp_inventory" using gin (find_tokens) where not is_deleted;

create index erp_inventory_material_id on "erp_inventory" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index erp_inventory_warehouse_id on "erp_inventory" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index erp_inventory_erp_quantity_sorted on "erp_inventory" (tenant_id, erp_quantity, id) where not is_deleted;

create index erp_inventory_erp_quantity_sorted_down on "erp_inventory" (tenant_id, erp_quantity desc nulls last, id desc) where not is_deleted;

create index erp_inventory_as_of_sorted on "erp_inventory" (tenant_id, as_of, id) where not is_deleted;

create table "erp_stock" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  erp_material_no text collate "C",
  erp_material_no_find text collate "C",
  material_id text collate "C",
  org_id text collate "C",
  erp_quantity numeric,
  erp_available numeric,
  in_transit numeric,
  as_of timestamptz,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "erp_stock" enable row level security;

create policy tenant_only on "erp_stock"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "erp_stock" to bip_app;

create index erp_stock_newest on "erp_stock" (tenant_id, create_time desc, id desc) where not is_deleted;

create index erp_stock_create_dept on "erp_stock" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index erp_stock_create_user on "erp_stock" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index erp_stock_find_tokens on "erp_stock" using gin (find_tokens) where not is_deleted;

create index erp_stock_material_id on "erp_stock" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index erp_stock_org_id on "erp_stock" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index erp_stock_erp_quantity_sorted on "erp_stock" (tenant_id, erp_quantity, id) where not is_deleted;

create index erp_stock_erp_quantity_sorted_down on "erp_stock" (tenant_id, erp_quantity desc nulls last, id desc) where not is_deleted;

create index erp_stock_erp_available_sorted on "erp_stock" (tenant_id, erp_available, id) where not is_deleted;

create index erp_stock_erp_available_sorted_down on "erp_stock" (tenant_id, erp_available desc nulls last, id desc) where not is_deleted;

create index erp_stock_in_transit_sorted on "erp_stock" (tenant_id, in_transit, id) where not is_deleted;

create index erp_stock_in_transit_sorted_down on "erp_stock" (tenant_id, in_transit desc nulls last, id desc) where not is_deleted;

create index erp_stock_as_of_sorted on "erp_stock" (tenant_id, as_of, id) where not is_deleted;

create table "stock_count" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  no text collate "C",
  no_find text collate "C",
  doc_status text collate "C",
  org_id text collate "C",
  warehouse_id text collate "C",
  posted_on date,
  keeper_id text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  reject_reason text collate "C",
  remark text collate "C",
  attachments jsonb,
  is_blind boolean,
  abc_class text collate "C",
  tolerance numeric,
  line_count numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "stock_count" enable row level security;

create policy tenant_only on "stock_count"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_count" to bip_app;

create index stock_count_newest on "stock_count" (tenant_id, create_time desc, id desc) where not is_deleted;

create index stock_count_create_dept on "stock_count" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index stock_count_create_user on "stock_count" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index stock_count_find_tokens on "stock_count" using gin (find_tokens) where not is_deleted;

create index stock_count_no_sorted on "stock_count" (tenant_id, no, id) where not is_deleted;

create index stock_count_no_sorted_down on "stock_count" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index stock_count_no_unique on "stock_count" (tenant_id, lower(no)) where not is_deleted;

create index stock_count_doc_status on "stock_count" (tenant_id, doc_status, create_time desc, id desc) where not is_deleted;

create index stock_count_org_id on "stock_count" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index stock_count_warehouse_id on "stock_count" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index stock_count_posted_on on "stock_count" (tenant_id, posted_on, create_time desc, id desc) where not is_deleted;

create index stock_count_posted_on_sorted on "stock_count" (tenant_id, posted_on, id) where not is_deleted;

create index stock_count_keeper_id on "stock_count" (tenant_id, keeper_id, create_time desc, id desc) where not is_deleted;

create index stock_count_auditor_id on "stock_count" (tenant_id, auditor_id) where not is_deleted;

create index stock_count_audited_at_sorted on "stock_count" (tenant_id, audited_at, id) where not is_deleted;

create index stock_count_audited_at_sorted_down on "stock_count" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create table "stock_count_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  location_id text collate "C",
  lot_no text collate "C",
  serial_no text collate "C",
  owner_id text collate "C",
  book_quantity numeric,
  counted_quantity numeric,
  first_count numeric,
  difference numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "stock_count_lines" enable row level security;

create policy tenant_only on "stock_count_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_count_lines" to bip_app;

create index stock_count_lines_order on "stock_count_lines" (tenant_id, parent_id, line_no);

create index stock_count_lines_material_id on "stock_count_lines" (tenant_id, material_id);

create index stock_count_lines_location_id on "stock_count_lines" (tenant_id, location_id);

create index stock_count_lines_owner_id on "stock_count_lines" (tenant_id, owner_id);

create or replace function erp_inventory_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "erp_inventory" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('erpWarehouseName' = any (fields) and (position(term in split_part(coalesce(row_.erp_warehouse_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.erp_warehouse_name_find, '')) > 0))))
$$;

grant execute on function erp_inventory_find to bip_app;

create or replace function erp_stock_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "erp_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('erpMaterialNo' = any (fields) and (position(term in split_part(coalesce(row_.erp_material_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.erp_material_no_find, '')) > 0))))
$$;

grant execute on function erp_stock_find to bip_app;

create or replace function stock_count_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "stock_count" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function stock_count_find to bip_app;

select follow_files('stock_count', 'stock_count', 'stockCount', 'attachments', 'attachments', 'files_listed', 'id', 'id');
