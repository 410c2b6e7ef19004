-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "customer_rlist" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  rlist_no text collate "C",
  rlist_no_find text collate "C",
  version_no numeric,
  name text collate "C",
  name_sort text collate "C",
  name_find text collate "C",
  rlist_status text collate "C",
  customer_id text collate "C",
  opps_id text collate "C",
  contact_id text collate "C",
  configue_id text collate "C",
  technology text collate "C",
  technology_configue_id text collate "C",
  received_on date,
  needed_on date,
  engineer_id text collate "C",
  site text collate "C",
  change_reason text collate "C",
  return_reason text collate "C",
  base_id text collate "C",
  first_id text collate "C",
  confirmed_by text collate "C",
  confirmed_at timestamptz,
  remark text collate "C",
  attachments jsonb,
  owner_id text collate "C",
  owner_dept text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "customer_rlist" enable row level security;

create policy tenant_only on "customer_rlist"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "customer_rlist" to bip_app;

create index customer_rlist_newest on "customer_rlist" (tenant_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_create_dept on "customer_rlist" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index customer_rlist_create_user on "customer_rlist" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index customer_rlist_find_tokens on "customer_rlist" using gin (find_tokens) where not is_deleted;

create index customer_rlist_rlist_no_sorted on "customer_rlist" (tenant_id, rlist_no, id) where not is_deleted;

create index customer_rlist_rlist_no_sorted_down on "customer_rlist" (tenant_id, rlist_no desc nulls last, id desc) where not is_deleted;

create index customer_rlist_version_no_sorted on "customer_rlist" (tenant_id, version_no, id) where not is_deleted;

create index customer_rlist_version_no_sorted_down on "customer_rlist" (tenant_id, version_no desc nulls last, id desc) where not is_deleted;

create index customer_rlist_name_sorted on "customer_rlist" (tenant_id, name_sort, id) where not is_deleted;

create index customer_rlist_rlist_status on "customer_rlist" (tenant_id, rlist_status, create_time desc, id desc) where not is_deleted;

create index customer_rlist_customer_id on "customer_rlist" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_opps_id on "customer_rlist" (tenant_id, opps_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_contact_id on "customer_rlist" (tenant_id, contact_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_configue_id on "customer_rlist" (tenant_id, configue_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_technology on "customer_rlist" (tenant_id, technology, create_time desc, id desc) where not is_deleted;

create index customer_rlist_technology_configue_id on "customer_rlist" (tenant_id, technology_configue_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_received_on on "customer_rlist" (tenant_id, received_on, create_time desc, id desc) where not is_deleted;

create index customer_rlist_received_on_sorted on "customer_rlist" (tenant_id, received_on, id) where not is_deleted;

create index customer_rlist_received_on_sorted_down on "customer_rlist" (tenant_id, received_on desc nulls last, id desc) where not is_deleted;

create index customer_rlist_needed_on on "customer_rlist" (tenant_id, needed_on, create_time desc, id desc) where not is_deleted;

create index customer_rlist_needed_on_sorted on "customer_rlist" (tenant_id, needed_on, id) where not is_deleted;

create index customer_rlist_needed_on_sorted_down on "customer_rlist" (tenant_id, needed_on desc nulls last, id desc) where not is_deleted;

create index customer_rlist_engineer_id on "customer_rlist" (tenant_id, engineer_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_base_id on "customer_rlist" (tenant_id, base_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_first_id on "customer_rlist" (tenant_id, first_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_confirmed_by on "customer_rlist" (tenant_id, confirmed_by) where not is_deleted;

create index customer_rlist_confirmed_at_sorted on "customer_rlist" (tenant_id, confirmed_at, id) where not is_deleted;

create index customer_rlist_confirmed_at_sorted_down on "customer_rlist" (tenant_id, confirmed_at desc nulls last, id desc) where not is_deleted;

create index customer_rlist_owner_id on "customer_rlist" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index customer_rlist_owner_dept on "customer_rlist" (tenant_id, owner_dept, create_time desc, id desc) where not is_deleted;

create table "customer_rlist_items" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  item_no text collate "C",
  item_name text collate "C",
  station text collate "C",
  specification text collate "C",
  quantity numeric,
  unit text collate "C",
  needed_on date,
  target_price numeric,
  c1 text collate "C",
  c2 text collate "C",
  c3 text collate "C",
  c4 text collate "C",
  c5 text collate "C",
  c6 text collate "C",
  c7 text collate "C",
  c8 text collate "C",
  c9 text collate "C",
  c10 text collate "C",
  c11 text collate "C",
  c12 text collate "C",
  t1 text collate "C",
  t2 text collate "C",
  t3 text collate "C",
  t4 text collate "C",
  t5 text collate "C",
  t6 text collate "C",
  t7 text collate "C",
  t8 text collate "C",
  t9 text collate "C",
  t10 text collate "C",
  t11 text collate "C",
  t12 text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "customer_rlist_items" enable row level security;

create policy tenant_only on "customer_rlist_items"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "customer_rlist_items" to bip_app;

create index customer_rlist_items_order on "customer_rlist_items" (tenant_id, parent_id, line_no);

create table "rlist_configue" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  configue_name text collate "C",
  configue_name_sort text collate "C",
  configue_name_find text collate "C",
  configue_kind text collate "C",
  list_mode text collate "C",
  technology text collate "C",
  is_active boolean,
  cells_given numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "rlist_configue" enable row level security;

create policy tenant_only on "rlist_configue"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "rlist_configue" to bip_app;

create index rlist_configue_newest on "rlist_configue" (tenant_id, create_time desc, id desc) where not is_deleted;

create index rlist_configue_create_dept on "rlist_configue" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index rlist_configue_create_user on "rlist_configue" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index rlist_configue_find_tokens on "rlist_configue" using gin (find_tokens) where not is_deleted;

create index rlist_configue_configue_name_sorted on "rlist_configue" (tenant_id, configue_name_sort, id) where not is_deleted;

create unique index rlist_configue_configue_name_unique on "rlist_configue" (tenant_id, lower(configue_name)) where not is_deleted;

create index rlist_configue_configue_kind on "rlist_configue" (tenant_id, configue_kind, create_time desc, id desc) where not is_deleted;

create index rlist_configue_list_mode on "rlist_configue" (tenant_id, list_mode, create_time desc, id desc) where not is_deleted;

create index rlist_configue_technology on "rlist_configue" (tenant_id, technology, create_time desc, id desc) where not is_deleted;

create index rlist_configue_is_active on "rlist_configue" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "rlist_configue_columns" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  title text collate "C",
  title_en text collate "C",
  title_vi text collate "C",
  column_kind text collate "C",
  unit text collate "C",
  choices text collate "C",
  is_required boolean,
  other_names text collate "C",
  cell text collate "C",
  primary key (tenant_id, id)
);

alter table "rlist_configue_columns" enable row level security;

create policy tenant_only on "rlist_configue_columns"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "rlist_configue_columns" to bip_app;

create index rlist_configue_columns_order on "rlist_configue_columns" (tenant_id, parent_id, line_no);

create table "rlist_mapping" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  mapping_name text collate "C",
  mapping_name_sort text collate "C",
  mapping_name_find text collate "C",
  customer_id text collate "C",
  configue_id text collate "C",
  times_used numeric,
  last_used_at timestamptz,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "rlist_mapping" enable row level security;

create policy tenant_only on "rlist_mapping"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "rlist_mapping" to bip_app;

create index rlist_mapping_newest on "rlist_mapping" (tenant_id, create_time desc, id desc) where not is_deleted;

create index rlist_mapping_create_dept on "rlist_mapping" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index rlist_mapping_create_user on "rlist_mapping" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index rlist_mapping_find_tokens on "rlist_mapping" using gin (find_tokens) where not is_deleted;

create index rlist_mapping_mapping_name_sorted on "rlist_mapping" (tenant_id, mapping_name_sort, id) where not is_deleted;

create index rlist_mapping_customer_id on "rlist_mapping" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index rlist_mapping_configue_id on "rlist_mapping" (tenant_id, configue_id, create_time desc, id desc) where not is_deleted;

create index rlist_mapping_last_used_at_sorted on "rlist_mapping" (tenant_id, last_used_at, id) where not is_deleted;

create index rlist_mapping_last_used_at_sorted_down on "rlist_mapping" (tenant_id, last_used_at desc nulls last, id desc) where not is_deleted;

create table "rlist_mapping_columns" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  heading text collate "C",
  target text collate "C",
  primary key (tenant_id, id)
);

alter table "rlist_mapping_columns" enable row level security;

create policy tenant_only on "rlist_mapping_columns"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "rlist_mapping_columns" to bip_app;

create index rlist_mapping_columns_order on "rlist_mapping_columns" (tenant_id, parent_id, line_no);

create or replace function customer_rlist_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "customer_rlist" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('rlistNo' = any (fields) and (position(term in split_part(coalesce(row_.rlist_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.rlist_no_find, '')) > 0))
      or ('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))))
$$;

grant execute on function customer_rlist_find to bip_app;

create or replace function rlist_configue_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "rlist_configue" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('configueName' = any (fields) and (position(term in split_part(coalesce(row_.configue_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.configue_name_find, '')) > 0))))
$$;

grant execute on function rlist_configue_find to bip_app;

create or replace function rlist_mapping_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "rlist_mapping" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('mappingName' = any (fields) and (position(term in split_part(coalesce(row_.mapping_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mapping_name_find, '')) > 0))))
$$;

grant execute on function rlist_mapping_find to bip_app;

select follow_files('customer_rlist', 'customer_rlist', 'customerRlist', 'attachments', 'attachments', 'files_listed', 'id', 'id');
