-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "order_template" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  template_no text collate "C",
  template_no_find text collate "C",
  template_name text collate "C",
  template_name_sort text collate "C",
  template_name_find text collate "C",
  technology text collate "C",
  is_active boolean,
  line_count numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "order_template" enable row level security;

create policy tenant_only on "order_template"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "order_template" to bip_app;

create index order_template_newest on "order_template" (tenant_id, create_time desc, id desc) where not is_deleted;

create index order_template_create_dept on "order_template" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index order_template_create_user on "order_template" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index order_template_find_tokens on "order_template" using gin (find_tokens) where not is_deleted;

create index order_template_template_no_sorted on "order_template" (tenant_id, template_no, id) where not is_deleted;

create index order_template_template_no_sorted_down on "order_template" (tenant_id, template_no desc nulls last, id desc) where not is_deleted;

create unique index order_template_template_no_unique on "order_template" (tenant_id, lower(template_no)) where not is_deleted;

create index order_template_template_name_sorted on "order_template" (tenant_id, template_name_sort, id) where not is_deleted;

create index order_template_technology on "order_template" (tenant_id, technology, create_time desc, id desc) where not is_deleted;

create index order_template_is_active on "order_template" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "order_template_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  quantity numeric,
  price numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "order_template_lines" enable row level security;

create policy tenant_only on "order_template_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "order_template_lines" to bip_app;

create index order_template_lines_order on "order_template_lines" (tenant_id, parent_id, line_no);

create index order_template_lines_material_id on "order_template_lines" (tenant_id, material_id);

alter table "sale_order" add column payment_days numeric;

alter table "sale_order" add column payment_on date;

alter table "sale_order" add column template_id text collate "C";

create index sale_order_payment_on on "sale_order" (tenant_id, payment_on, create_time desc, id desc) where not is_deleted;

create index sale_order_payment_on_sorted on "sale_order" (tenant_id, payment_on, id) where not is_deleted;

create index sale_order_payment_on_sorted_down on "sale_order" (tenant_id, payment_on desc nulls last, id desc) where not is_deleted;

create index sale_order_template_id on "sale_order" (tenant_id, template_id, create_time desc, id desc) where not is_deleted;

create or replace function order_template_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "order_template" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('templateNo' = any (fields) and (position(term in split_part(coalesce(row_.template_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_no_find, '')) > 0))
      or ('templateName' = any (fields) and (position(term in split_part(coalesce(row_.template_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_name_find, '')) > 0))))
$$;

grant execute on function order_template_find to bip_app;
