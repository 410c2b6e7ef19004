-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "process_model" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  model_name text collate "C",
  model_name_sort text collate "C",
  model_name_find text collate "C",
  model_status text collate "C",
  process_key text collate "C",
  process_key_find text collate "C",
  category text collate "C",
  definition_id text collate "C",
  deployed_at timestamptz,
  deployed_by text collate "C",
  problem text collate "C",
  remark text collate "C",
  xml text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "process_model" enable row level security;

create policy tenant_only on "process_model"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "process_model" to bip_app;

create index process_model_newest on "process_model" (tenant_id, create_time desc, id desc) where not is_deleted;

create index process_model_create_dept on "process_model" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index process_model_create_user on "process_model" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index process_model_find_tokens on "process_model" using gin (find_tokens) where not is_deleted;

create index process_model_model_name_sorted on "process_model" (tenant_id, model_name_sort, id) where not is_deleted;

create index process_model_model_status on "process_model" (tenant_id, model_status, create_time desc, id desc) where not is_deleted;

create index process_model_process_key on "process_model" (tenant_id, process_key, create_time desc, id desc) where not is_deleted;

create index process_model_category on "process_model" (tenant_id, category, create_time desc, id desc) where not is_deleted;

create index process_model_deployed_at_sorted on "process_model" (tenant_id, deployed_at, id) where not is_deleted;

create index process_model_deployed_at_sorted_down on "process_model" (tenant_id, deployed_at desc nulls last, id desc) where not is_deleted;

create index process_model_deployed_by on "process_model" (tenant_id, deployed_by) where not is_deleted;

create or replace function process_model_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "process_model" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('modelName' = any (fields) and (position(term in split_part(coalesce(row_.model_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.model_name_find, '')) > 0))
      or ('processKey' = any (fields) and (position(term in split_part(coalesce(row_.process_key_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_key_find, '')) > 0))))
$$;

grant execute on function process_model_find to bip_app;
