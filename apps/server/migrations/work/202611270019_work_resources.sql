-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "form_theme" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  name text collate "C",
  name_sort text collate "C",
  name_find text collate "C",
  theme_key text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "form_theme" enable row level security;

create policy tenant_only on "form_theme"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "form_theme" to bip_app;

create index form_theme_newest on "form_theme" (tenant_id, create_time desc, id desc) where not is_deleted;

create index form_theme_create_dept on "form_theme" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index form_theme_create_user on "form_theme" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index form_theme_find_tokens on "form_theme" using gin (find_tokens) where not is_deleted;

create index form_theme_name_sorted on "form_theme" (tenant_id, name_sort, id) where not is_deleted;

create unique index form_theme_theme_key_unique on "form_theme" (tenant_id, lower(theme_key)) where not is_deleted;

create index form_theme_is_active on "form_theme" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "form_theme_styles" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  variable text collate "C",
  setting text collate "C",
  primary key (tenant_id, id)
);

alter table "form_theme_styles" enable row level security;

create policy tenant_only on "form_theme_styles"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "form_theme_styles" to bip_app;

create index form_theme_styles_order on "form_theme_styles" (tenant_id, parent_id, line_no);

create or replace function form_theme_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "form_theme" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))))
$$;

grant execute on function form_theme_find to bip_app;
