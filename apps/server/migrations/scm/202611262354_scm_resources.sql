-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "purchase_amendment" (
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
  order_id text collate "C",
  version_no numeric,
  amend_kind text collate "C",
  reason text collate "C",
  reason_find text collate "C",
  old_total numeric,
  new_total numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "purchase_amendment" enable row level security;

create policy tenant_only on "purchase_amendment"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "purchase_amendment" to bip_app;

create index purchase_amendment_newest on "purchase_amendment" (tenant_id, create_time desc, id desc) where not is_deleted;

create index purchase_amendment_create_dept on "purchase_amendment" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index purchase_amendment_create_user on "purchase_amendment" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index purchase_amendment_find_tokens on "purchase_amendment" using gin (find_tokens) where not is_deleted;

create index purchase_amendment_no_sorted on "purchase_amendment" (tenant_id, no, id) where not is_deleted;

create index purchase_amendment_no_sorted_down on "purchase_amendment" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index purchase_amendment_no_unique on "purchase_amendment" (tenant_id, lower(no)) where not is_deleted;

create index purchase_amendment_order_id on "purchase_amendment" (tenant_id, order_id, create_time desc, id desc) where not is_deleted;

create index purchase_amendment_amend_kind on "purchase_amendment" (tenant_id, amend_kind, create_time desc, id desc) where not is_deleted;

create table "purchase_amendment_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  order_line_id text collate "C",
  material_id text collate "C",
  old_quantity numeric,
  new_quantity numeric,
  old_price numeric,
  new_price numeric,
  old_date date,
  new_date date,
  primary key (tenant_id, id)
);

alter table "purchase_amendment_lines" enable row level security;

create policy tenant_only on "purchase_amendment_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "purchase_amendment_lines" to bip_app;

create index purchase_amendment_lines_order on "purchase_amendment_lines" (tenant_id, parent_id, line_no);

create index purchase_amendment_lines_material_id on "purchase_amendment_lines" (tenant_id, material_id);

alter table "scm_out_stock_lines" add column pick_reason text collate "C";

create or replace function purchase_amendment_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "purchase_amendment" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('reason' = any (fields) and (position(term in split_part(coalesce(row_.reason_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.reason_find, '')) > 0))))
$$;

grant execute on function purchase_amendment_find to bip_app;
