-- Made from the cores by "npx pnpm@12 migrations"; changes go into a new migration.

create table "note" (
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
  status text collate "C",
  color text collate "C",
  tags text collate "C",
  tags_find text collate "C",
  note_date date,
  content text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "note" enable row level security;

create policy tenant_only on "note"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "note" to bip_app;

create index note_newest on "note" (tenant_id, create_time desc, id desc) where not is_deleted;

create index note_create_dept on "note" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index note_create_user on "note" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index note_find_tokens on "note" using gin (find_tokens) where not is_deleted;

create index note_title_sorted on "note" (tenant_id, title_sort, id) where not is_deleted;

create index note_status on "note" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create index note_status_sorted on "note" (tenant_id, status, id) where not is_deleted;

create index note_status_sorted_down on "note" (tenant_id, status desc nulls last, id desc) where not is_deleted;

create index note_color on "note" (tenant_id, color, create_time desc, id desc) where not is_deleted;

create index note_note_date_sorted on "note" (tenant_id, note_date, id) where not is_deleted;

create index note_note_date_sorted_down on "note" (tenant_id, note_date desc nulls last, id desc) where not is_deleted;

create table "file_share" (
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
  files jsonb,
  is_for_all boolean,
  share_dept_id text collate "C",
  share_user_id text collate "C",
  end_date date,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "file_share" enable row level security;

create policy tenant_only on "file_share"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "file_share" to bip_app;

create index file_share_newest on "file_share" (tenant_id, create_time desc, id desc) where not is_deleted;

create index file_share_create_dept on "file_share" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index file_share_create_user on "file_share" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index file_share_find_tokens on "file_share" using gin (find_tokens) where not is_deleted;

create index file_share_title_sorted on "file_share" (tenant_id, title_sort, id) where not is_deleted;

create index file_share_share_dept_id on "file_share" (tenant_id, share_dept_id) where not is_deleted;

create index file_share_share_user_id on "file_share" (tenant_id, share_user_id) where not is_deleted;

create index file_share_end_date_sorted on "file_share" (tenant_id, end_date, id) where not is_deleted;

create index file_share_end_date_sorted_down on "file_share" (tenant_id, end_date desc nulls last, id desc) where not is_deleted;

create table "file_manager" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  file_name text collate "C",
  file_name_sort text collate "C",
  file_name_find text collate "C",
  folder text collate "C",
  folder_sort text collate "C",
  folder_find text collate "C",
  category text collate "C",
  edition text collate "C",
  files jsonb,
  owner_id text collate "C",
  valid_from date,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "file_manager" enable row level security;

create policy tenant_only on "file_manager"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "file_manager" to bip_app;

create index file_manager_newest on "file_manager" (tenant_id, create_time desc, id desc) where not is_deleted;

create index file_manager_create_dept on "file_manager" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index file_manager_create_user on "file_manager" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index file_manager_find_tokens on "file_manager" using gin (find_tokens) where not is_deleted;

create index file_manager_file_name_sorted on "file_manager" (tenant_id, file_name_sort, id) where not is_deleted;

create index file_manager_folder_sorted on "file_manager" (tenant_id, folder_sort, id) where not is_deleted;

create index file_manager_category on "file_manager" (tenant_id, category, create_time desc, id desc) where not is_deleted;

create index file_manager_owner_id on "file_manager" (tenant_id, owner_id) where not is_deleted;

create index file_manager_valid_from_sorted on "file_manager" (tenant_id, valid_from, id) where not is_deleted;

create index file_manager_valid_from_sorted_down on "file_manager" (tenant_id, valid_from desc nulls last, id desc) where not is_deleted;

create table "project_file" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  file_name text collate "C",
  file_name_sort text collate "C",
  file_name_find text collate "C",
  project_code text collate "C",
  project_code_sort text collate "C",
  project_code_find text collate "C",
  project_name text collate "C",
  project_name_find text collate "C",
  stage text collate "C",
  category text collate "C",
  edition text collate "C",
  files jsonb,
  owner_id text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "project_file" enable row level security;

create policy tenant_only on "project_file"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "project_file" to bip_app;

create index project_file_newest on "project_file" (tenant_id, create_time desc, id desc) where not is_deleted;

create index project_file_create_dept on "project_file" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index project_file_create_user on "project_file" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index project_file_find_tokens on "project_file" using gin (find_tokens) where not is_deleted;

create index project_file_file_name_sorted on "project_file" (tenant_id, file_name_sort, id) where not is_deleted;

create index project_file_project_code_sorted on "project_file" (tenant_id, project_code_sort, id) where not is_deleted;

create index project_file_stage on "project_file" (tenant_id, stage, create_time desc, id desc) where not is_deleted;

create index project_file_category on "project_file" (tenant_id, category, create_time desc, id desc) where not is_deleted;

create index project_file_owner_id on "project_file" (tenant_id, owner_id) where not is_deleted;

create or replace function note_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "note" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))
      or ('tags' = any (fields) and (position(term in split_part(coalesce(row_.tags_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.tags_find, '')) > 0))))
$$;

grant execute on function note_find to bip_app;

create or replace function file_share_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "file_share" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))))
$$;

grant execute on function file_share_find to bip_app;

create or replace function file_manager_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "file_manager" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('fileName' = any (fields) and (position(term in split_part(coalesce(row_.file_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.file_name_find, '')) > 0))
      or ('folder' = any (fields) and (position(term in split_part(coalesce(row_.folder_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.folder_find, '')) > 0))))
$$;

grant execute on function file_manager_find to bip_app;

create or replace function project_file_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "project_file" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('fileName' = any (fields) and (position(term in split_part(coalesce(row_.file_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.file_name_find, '')) > 0))
      or ('projectCode' = any (fields) and (position(term in split_part(coalesce(row_.project_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_code_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))))
$$;

grant execute on function project_file_find to bip_app;
