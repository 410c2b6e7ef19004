-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "approval_substitute" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  reason text collate "C",
  reason_find text collate "C",
  user_id text collate "C",
  substitute_id text collate "C",
  start_time timestamptz,
  end_time timestamptz,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "approval_substitute" enable row level security;

create policy tenant_only on "approval_substitute"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "approval_substitute" to bip_app;

create index approval_substitute_newest on "approval_substitute" (tenant_id, create_time desc, id desc) where not is_deleted;

create index approval_substitute_create_dept on "approval_substitute" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index approval_substitute_create_user on "approval_substitute" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index approval_substitute_find_tokens on "approval_substitute" using gin (find_tokens) where not is_deleted;

create index approval_substitute_user_id on "approval_substitute" (tenant_id, user_id, create_time desc, id desc) where not is_deleted;

create index approval_substitute_substitute_id on "approval_substitute" (tenant_id, substitute_id, create_time desc, id desc) where not is_deleted;

create index approval_substitute_start_time_sorted on "approval_substitute" (tenant_id, start_time, id) where not is_deleted;

create index approval_substitute_end_time_sorted on "approval_substitute" (tenant_id, end_time, id) where not is_deleted;

create or replace function approval_substitute_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "approval_substitute" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('reason' = any (fields) and (position(term in split_part(coalesce(row_.reason_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.reason_find, '')) > 0))))
$$;

grant execute on function approval_substitute_find to bip_app;
