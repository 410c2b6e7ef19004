-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "material" add column group_id text collate "C";

create index material_group_id on "material" (tenant_id, group_id, create_time desc, id desc) where not is_deleted;

create table "material_group" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  group_code text collate "C",
  group_code_sort text collate "C",
  group_code_find text collate "C",
  group_name text collate "C",
  group_name_sort text collate "C",
  group_name_find text collate "C",
  parent_id text collate "C",
  sort numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "material_group" enable row level security;

create policy tenant_only on "material_group"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "material_group" to bip_app;

create index material_group_newest on "material_group" (tenant_id, create_time desc, id desc) where not is_deleted;

create index material_group_create_dept on "material_group" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index material_group_create_user on "material_group" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index material_group_find_tokens on "material_group" using gin (find_tokens) where not is_deleted;

create index material_group_group_code_sorted on "material_group" (tenant_id, group_code_sort, id) where not is_deleted;

create unique index material_group_group_code_unique on "material_group" (tenant_id, lower(group_code)) where not is_deleted;

create index material_group_group_name_sorted on "material_group" (tenant_id, group_name_sort, id) where not is_deleted;

create index material_group_parent_id on "material_group" (tenant_id, parent_id, create_time desc, id desc) where not is_deleted;

create index material_group_sort_sorted on "material_group" (tenant_id, sort, id) where not is_deleted;

create index material_group_sort_sorted_down on "material_group" (tenant_id, sort desc nulls last, id desc) where not is_deleted;

alter table "scm_out_stock" add column ship_id text collate "C";

create index scm_out_stock_ship_id on "scm_out_stock" (tenant_id, ship_id) where not is_deleted;

create or replace function material_group_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "material_group" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('groupCode' = any (fields) and (position(term in split_part(coalesce(row_.group_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.group_code_find, '')) > 0))
      or ('groupName' = any (fields) and (position(term in split_part(coalesce(row_.group_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.group_name_find, '')) > 0))))
$$;

grant execute on function material_group_find to bip_app;
