-- Made from the cores by "npx pnpm@12 migrations"; changes go into a new migration.

create table "announcement" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  content text collate "C",
  content_find text collate "C",
  content_en text collate "C",
  content_vi text collate "C",
  tone text collate "C",
  start_time timestamptz,
  end_time timestamptz,
  is_enabled boolean,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "announcement" enable row level security;

create policy tenant_only on "announcement"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "announcement" to bip_app;

create index announcement_newest on "announcement" (tenant_id, create_time desc, id desc) where not is_deleted;

create index announcement_create_dept on "announcement" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index announcement_create_user on "announcement" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index announcement_find_tokens on "announcement" using gin (find_tokens) where not is_deleted;

create index announcement_start_time_sorted on "announcement" (tenant_id, start_time, id) where not is_deleted;

create index announcement_start_time_sorted_down on "announcement" (tenant_id, start_time desc nulls last, id desc) where not is_deleted;

create table "sop_doc" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  title text collate "C",
  title_sort text collate "C",
  title_find text collate "C",
  page text collate "C",
  is_public boolean,
  content text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "sop_doc" enable row level security;

create policy tenant_only on "sop_doc"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "sop_doc" to bip_app;

create index sop_doc_newest on "sop_doc" (tenant_id, create_time desc, id desc) where not is_deleted;

create index sop_doc_create_dept on "sop_doc" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index sop_doc_create_user on "sop_doc" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index sop_doc_find_tokens on "sop_doc" using gin (find_tokens) where not is_deleted;

create index sop_doc_title_sorted on "sop_doc" (tenant_id, title_sort, id) where not is_deleted;

create unique index sop_doc_page_unique on "sop_doc" (tenant_id, lower(page)) where not is_deleted;

create table "jump_link" (
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
  url text collate "C",
  is_enabled boolean,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "jump_link" enable row level security;

create policy tenant_only on "jump_link"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "jump_link" to bip_app;

create index jump_link_newest on "jump_link" (tenant_id, create_time desc, id desc) where not is_deleted;

create index jump_link_create_dept on "jump_link" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index jump_link_create_user on "jump_link" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index jump_link_find_tokens on "jump_link" using gin (find_tokens) where not is_deleted;

create index jump_link_name_sorted on "jump_link" (tenant_id, name_sort, id) where not is_deleted;

create or replace function announcement_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "announcement" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('content' = any (fields) and (position(term in split_part(coalesce(row_.content_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.content_find, '')) > 0))))
$$;

grant execute on function announcement_find to bip_app;

create or replace function sop_doc_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "sop_doc" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))))
$$;

grant execute on function sop_doc_find to bip_app;

create or replace function jump_link_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "jump_link" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))))
$$;

grant execute on function jump_link_find to bip_app;
