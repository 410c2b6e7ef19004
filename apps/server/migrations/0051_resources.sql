-- Made from the cores by "npx pnpm@12 migrations"; changes go into a new migration.

create table "post" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  post_code text collate "C",
  post_code_sort text collate "C",
  post_code_find text collate "C",
  post_name text collate "C",
  post_name_sort text collate "C",
  post_name_find text collate "C",
  category text collate "C",
  sort numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "post" enable row level security;

create policy tenant_only on "post"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "post" to bip_app;

create index post_newest on "post" (tenant_id, create_time desc, id desc) where not is_deleted;

create index post_create_dept on "post" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index post_create_user on "post" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index post_find_tokens on "post" using gin (find_tokens) where not is_deleted;

create index post_post_code_sorted on "post" (tenant_id, post_code_sort, id) where not is_deleted;

create unique index post_post_code_unique on "post" (tenant_id, lower(post_code)) where not is_deleted;

create index post_post_name_sorted on "post" (tenant_id, post_name_sort, id) where not is_deleted;

create unique index post_post_name_unique on "post" (tenant_id, lower(post_name)) where not is_deleted;

create index post_category on "post" (tenant_id, category, create_time desc, id desc) where not is_deleted;

create index post_sort_sorted on "post" (tenant_id, sort, id) where not is_deleted;

create index post_sort_sorted_down on "post" (tenant_id, sort desc nulls last, id desc) where not is_deleted;

create table "region" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  region_name text collate "C",
  region_name_sort text collate "C",
  region_name_find text collate "C",
  region_code text collate "C",
  region_code_sort text collate "C",
  region_code_find text collate "C",
  level text collate "C",
  parent_id text collate "C",
  sort numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "region" enable row level security;

create policy tenant_only on "region"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "region" to bip_app;

create index region_newest on "region" (tenant_id, create_time desc, id desc) where not is_deleted;

create index region_create_dept on "region" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index region_create_user on "region" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index region_find_tokens on "region" using gin (find_tokens) where not is_deleted;

create index region_region_name_sorted on "region" (tenant_id, region_name_sort, id) where not is_deleted;

create index region_region_code_sorted on "region" (tenant_id, region_code_sort, id) where not is_deleted;

create unique index region_region_code_unique on "region" (tenant_id, lower(region_code)) where not is_deleted;

create index region_level on "region" (tenant_id, level, create_time desc, id desc) where not is_deleted;

create index region_parent_id on "region" (tenant_id, parent_id, create_time desc, id desc) where not is_deleted;

create index region_sort_sorted on "region" (tenant_id, sort, id) where not is_deleted;

create index region_sort_sorted_down on "region" (tenant_id, sort desc nulls last, id desc) where not is_deleted;

create table "client" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  client_id text collate "C",
  client_id_sort text collate "C",
  client_id_find text collate "C",
  client_name text collate "C",
  client_name_sort text collate "C",
  client_name_find text collate "C",
  grant_types text[],
  access_minutes numeric,
  session_days numeric,
  status text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "client" enable row level security;

create policy tenant_only on "client"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "client" to bip_app;

create index client_newest on "client" (tenant_id, create_time desc, id desc) where not is_deleted;

create index client_create_dept on "client" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index client_create_user on "client" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index client_find_tokens on "client" using gin (find_tokens) where not is_deleted;

create index client_client_id_sorted on "client" (tenant_id, client_id_sort, id) where not is_deleted;

create unique index client_client_id_unique on "client" (tenant_id, lower(client_id)) where not is_deleted;

create index client_client_name_sorted on "client" (tenant_id, client_name_sort, id) where not is_deleted;

create index client_status on "client" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create table "tenant_package" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  package_name text collate "C",
  package_name_sort text collate "C",
  package_name_find text collate "C",
  menu_id text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "tenant_package" enable row level security;

create policy tenant_only on "tenant_package"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "tenant_package" to bip_app;

create index tenant_package_newest on "tenant_package" (tenant_id, create_time desc, id desc) where not is_deleted;

create index tenant_package_create_dept on "tenant_package" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index tenant_package_create_user on "tenant_package" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index tenant_package_find_tokens on "tenant_package" using gin (find_tokens) where not is_deleted;

create index tenant_package_package_name_sorted on "tenant_package" (tenant_id, package_name_sort, id) where not is_deleted;

create unique index tenant_package_package_name_unique on "tenant_package" (tenant_id, lower(package_name)) where not is_deleted;

create table "pda_version" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  version_name text collate "C",
  version_name_sort text collate "C",
  version_name_find text collate "C",
  version_code numeric,
  download_url text collate "C",
  is_forced boolean,
  status text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "pda_version" enable row level security;

create policy tenant_only on "pda_version"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "pda_version" to bip_app;

create index pda_version_newest on "pda_version" (tenant_id, create_time desc, id desc) where not is_deleted;

create index pda_version_create_dept on "pda_version" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index pda_version_create_user on "pda_version" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index pda_version_find_tokens on "pda_version" using gin (find_tokens) where not is_deleted;

create index pda_version_version_name_sorted on "pda_version" (tenant_id, version_name_sort, id) where not is_deleted;

create unique index pda_version_version_name_unique on "pda_version" (tenant_id, lower(version_name)) where not is_deleted;

create index pda_version_version_code_sorted on "pda_version" (tenant_id, version_code, id) where not is_deleted;

create index pda_version_status on "pda_version" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create table "pda_url_rule" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  rule_name text collate "C",
  rule_name_sort text collate "C",
  rule_name_find text collate "C",
  prefix text collate "C",
  prefix_find text collate "C",
  target text collate "C",
  sort numeric,
  status text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "pda_url_rule" enable row level security;

create policy tenant_only on "pda_url_rule"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "pda_url_rule" to bip_app;

create index pda_url_rule_newest on "pda_url_rule" (tenant_id, create_time desc, id desc) where not is_deleted;

create index pda_url_rule_create_dept on "pda_url_rule" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index pda_url_rule_create_user on "pda_url_rule" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index pda_url_rule_find_tokens on "pda_url_rule" using gin (find_tokens) where not is_deleted;

create index pda_url_rule_rule_name_sorted on "pda_url_rule" (tenant_id, rule_name_sort, id) where not is_deleted;

create unique index pda_url_rule_rule_name_unique on "pda_url_rule" (tenant_id, lower(rule_name)) where not is_deleted;

create index pda_url_rule_sort_sorted on "pda_url_rule" (tenant_id, sort, id) where not is_deleted;

create index pda_url_rule_sort_sorted_down on "pda_url_rule" (tenant_id, sort desc nulls last, id desc) where not is_deleted;

create index pda_url_rule_status on "pda_url_rule" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create table "pda_authority" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  function_name text collate "C",
  function_name_sort text collate "C",
  function_name_find text collate "C",
  function_code text collate "C",
  function_code_sort text collate "C",
  function_code_find text collate "C",
  role_ids text[],
  status text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "pda_authority" enable row level security;

create policy tenant_only on "pda_authority"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "pda_authority" to bip_app;

create index pda_authority_newest on "pda_authority" (tenant_id, create_time desc, id desc) where not is_deleted;

create index pda_authority_create_dept on "pda_authority" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index pda_authority_create_user on "pda_authority" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index pda_authority_find_tokens on "pda_authority" using gin (find_tokens) where not is_deleted;

create index pda_authority_function_name_sorted on "pda_authority" (tenant_id, function_name_sort, id) where not is_deleted;

create index pda_authority_function_code_sorted on "pda_authority" (tenant_id, function_code_sort, id) where not is_deleted;

create unique index pda_authority_function_code_unique on "pda_authority" (tenant_id, lower(function_code)) where not is_deleted;

create index pda_authority_status on "pda_authority" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create or replace function post_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "post" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('postCode' = any (fields) and (position(term in split_part(coalesce(row_.post_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.post_code_find, '')) > 0))
      or ('postName' = any (fields) and (position(term in split_part(coalesce(row_.post_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.post_name_find, '')) > 0))))
$$;

grant execute on function post_find to bip_app;

create or replace function region_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "region" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('regionName' = any (fields) and (position(term in split_part(coalesce(row_.region_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.region_name_find, '')) > 0))
      or ('regionCode' = any (fields) and (position(term in split_part(coalesce(row_.region_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.region_code_find, '')) > 0))))
$$;

grant execute on function region_find to bip_app;

create or replace function client_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "client" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('clientId' = any (fields) and (position(term in split_part(coalesce(row_.client_id_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.client_id_find, '')) > 0))
      or ('clientName' = any (fields) and (position(term in split_part(coalesce(row_.client_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.client_name_find, '')) > 0))))
$$;

grant execute on function client_find to bip_app;

create or replace function tenant_package_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "tenant_package" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('packageName' = any (fields) and (position(term in split_part(coalesce(row_.package_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.package_name_find, '')) > 0))))
$$;

grant execute on function tenant_package_find to bip_app;

create or replace function pda_version_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "pda_version" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('versionName' = any (fields) and (position(term in split_part(coalesce(row_.version_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.version_name_find, '')) > 0))))
$$;

grant execute on function pda_version_find to bip_app;

create or replace function pda_url_rule_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "pda_url_rule" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('ruleName' = any (fields) and (position(term in split_part(coalesce(row_.rule_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.rule_name_find, '')) > 0))
      or ('prefix' = any (fields) and (position(term in split_part(coalesce(row_.prefix_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.prefix_find, '')) > 0))))
$$;

grant execute on function pda_url_rule_find to bip_app;

create or replace function pda_authority_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "pda_authority" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('functionName' = any (fields) and (position(term in split_part(coalesce(row_.function_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.function_name_find, '')) > 0))
      or ('functionCode' = any (fields) and (position(term in split_part(coalesce(row_.function_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.function_code_find, '')) > 0))))
$$;

grant execute on function pda_authority_find to bip_app;
