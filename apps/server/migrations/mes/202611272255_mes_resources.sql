-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "nameplate_batch" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  mo_number text collate "C",
  mo_number_sort text collate "C",
  mo_number_find text collate "C",
  customer_id text collate "C",
  mo_time date,
  begin_number numeric,
  quantity numeric,
  qr_code text collate "C",
  qr_code_find text collate "C",
  batch_status text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "nameplate_batch" enable row level security;

create policy tenant_only on "nameplate_batch"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "nameplate_batch" to bip_app;

create index nameplate_batch_newest on "nameplate_batch" (tenant_id, create_time desc, id desc) where not is_deleted;

create index nameplate_batch_create_dept on "nameplate_batch" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index nameplate_batch_create_user on "nameplate_batch" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index nameplate_batch_find_tokens on "nameplate_batch" using gin (find_tokens) where not is_deleted;

create index nameplate_batch_mo_number_sorted on "nameplate_batch" (tenant_id, mo_number_sort, id) where not is_deleted;

create index nameplate_batch_customer_id on "nameplate_batch" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index nameplate_batch_mo_time on "nameplate_batch" (tenant_id, mo_time, create_time desc, id desc) where not is_deleted;

create index nameplate_batch_mo_time_sorted on "nameplate_batch" (tenant_id, mo_time, id) where not is_deleted;

create index nameplate_batch_begin_number_sorted on "nameplate_batch" (tenant_id, begin_number, id) where not is_deleted;

create index nameplate_batch_batch_status on "nameplate_batch" (tenant_id, batch_status, create_time desc, id desc) where not is_deleted;

create table "nameplate_customer" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  customer_name text collate "C",
  customer_name_sort text collate "C",
  customer_name_find text collate "C",
  customer_code text collate "C",
  customer_code_sort text collate "C",
  customer_code_find text collate "C",
  size_name text collate "C",
  type_name text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "nameplate_customer" enable row level security;

create policy tenant_only on "nameplate_customer"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "nameplate_customer" to bip_app;

create index nameplate_customer_newest on "nameplate_customer" (tenant_id, create_time desc, id desc) where not is_deleted;

create index nameplate_customer_create_dept on "nameplate_customer" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index nameplate_customer_create_user on "nameplate_customer" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index nameplate_customer_find_tokens on "nameplate_customer" using gin (find_tokens) where not is_deleted;

create index nameplate_customer_customer_name_sorted on "nameplate_customer" (tenant_id, customer_name_sort, id) where not is_deleted;

create unique index nameplate_customer_customer_name_unique on "nameplate_customer" (tenant_id, lower(customer_name)) where not is_deleted;

create index nameplate_customer_customer_code_sorted on "nameplate_customer" (tenant_id, customer_code_sort, id) where not is_deleted;

create unique index nameplate_customer_customer_code_unique on "nameplate_customer" (tenant_id, lower(customer_code)) where not is_deleted;

create or replace function nameplate_batch_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "nameplate_batch" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('moNumber' = any (fields) and (position(term in split_part(coalesce(row_.mo_number_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mo_number_find, '')) > 0))
      or ('qrCode' = any (fields) and (position(term in split_part(coalesce(row_.qr_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.qr_code_find, '')) > 0))))
$$;

grant execute on function nameplate_batch_find to bip_app;

create or replace function nameplate_customer_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "nameplate_customer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('customerName' = any (fields) and (position(term in split_part(coalesce(row_.customer_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_name_find, '')) > 0))
      or ('customerCode' = any (fields) and (position(term in split_part(coalesce(row_.customer_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_code_find, '')) > 0))))
$$;

grant execute on function nameplate_customer_find to bip_app;
