-- Made from the cores by "npx pnpm@12 migrations"; changes go into a new migration.

create table "data_scope" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  scope_name text collate "C",
  scope_name_sort text collate "C",
  scope_name_find text collate "C",
  resource_code text collate "C",
  scope_type text collate "C",
  dept_id text collate "C",
  scope_field text collate "C",
  scope_value text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "data_scope" enable row level security;

create policy tenant_only on "data_scope"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "data_scope" to bip_app;

create index data_scope_newest on "data_scope" (tenant_id, create_time desc, id desc) where not is_deleted;

create index data_scope_create_dept on "data_scope" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index data_scope_create_user on "data_scope" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index data_scope_find_tokens on "data_scope" using gin (find_tokens) where not is_deleted;

create index data_scope_scope_name_sorted on "data_scope" (tenant_id, scope_name_sort, id) where not is_deleted;

create unique index data_scope_scope_name_unique on "data_scope" (tenant_id, lower(scope_name)) where not is_deleted;

create index data_scope_resource_code on "data_scope" (tenant_id, resource_code, create_time desc, id desc) where not is_deleted;

create index data_scope_dept_id on "data_scope" (tenant_id, dept_id) where not is_deleted;

create table "api_scope" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  scope_name text collate "C",
  scope_name_sort text collate "C",
  scope_name_find text collate "C",
  api_method text collate "C",
  api_path text collate "C",
  api_path_find text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "api_scope" enable row level security;

create policy tenant_only on "api_scope"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "api_scope" to bip_app;

create index api_scope_newest on "api_scope" (tenant_id, create_time desc, id desc) where not is_deleted;

create index api_scope_create_dept on "api_scope" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index api_scope_create_user on "api_scope" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index api_scope_find_tokens on "api_scope" using gin (find_tokens) where not is_deleted;

create index api_scope_scope_name_sorted on "api_scope" (tenant_id, scope_name_sort, id) where not is_deleted;

create unique index api_scope_scope_name_unique on "api_scope" (tenant_id, lower(scope_name)) where not is_deleted;

create table "wiki_article" (
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
  path text collate "C",
  path_sort text collate "C",
  path_find text collate "C",
  locale text collate "C",
  summary text collate "C",
  is_public boolean,
  status text collate "C",
  content text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "wiki_article" enable row level security;

create policy tenant_only on "wiki_article"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wiki_article" to bip_app;

create index wiki_article_newest on "wiki_article" (tenant_id, create_time desc, id desc) where not is_deleted;

create index wiki_article_create_dept on "wiki_article" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index wiki_article_create_user on "wiki_article" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index wiki_article_find_tokens on "wiki_article" using gin (find_tokens) where not is_deleted;

create index wiki_article_title_sorted on "wiki_article" (tenant_id, title_sort, id) where not is_deleted;

create index wiki_article_path_sorted on "wiki_article" (tenant_id, path_sort, id) where not is_deleted;

create unique index wiki_article_path_unique on "wiki_article" (tenant_id, lower(path)) where not is_deleted;

create index wiki_article_status on "wiki_article" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create or replace function data_scope_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "data_scope" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('scopeName' = any (fields) and (position(term in split_part(coalesce(row_.scope_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.scope_name_find, '')) > 0))))
$$;

grant execute on function data_scope_find to bip_app;

create or replace function api_scope_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "api_scope" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('scopeName' = any (fields) and (position(term in split_part(coalesce(row_.scope_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.scope_name_find, '')) > 0))
      or ('apiPath' = any (fields) and (position(term in split_part(coalesce(row_.api_path_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.api_path_find, '')) > 0))))
$$;

grant execute on function api_scope_find to bip_app;

create or replace function wiki_article_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "wiki_article" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))
      or ('path' = any (fields) and (position(term in split_part(coalesce(row_.path_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.path_find, '')) > 0))))
$$;

grant execute on function wiki_article_find to bip_app;
