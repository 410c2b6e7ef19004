-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "hours_period" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  period_name text collate "C",
  period_name_sort text collate "C",
  period_name_find text collate "C",
  from_day date,
  to_day date,
  work_group_id text collate "C",
  period_status text collate "C",
  locked_by text collate "C",
  locked_at timestamptz,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "hours_period" enable row level security;

create policy tenant_only on "hours_period"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "hours_period" to bip_app;

create index hours_period_newest on "hours_period" (tenant_id, create_time desc, id desc) where not is_deleted;

create index hours_period_create_dept on "hours_period" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index hours_period_create_user on "hours_period" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index hours_period_find_tokens on "hours_period" using gin (find_tokens) where not is_deleted;

create index hours_period_period_name_sorted on "hours_period" (tenant_id, period_name_sort, id) where not is_deleted;

create index hours_period_from_day on "hours_period" (tenant_id, from_day, create_time desc, id desc) where not is_deleted;

create index hours_period_from_day_sorted on "hours_period" (tenant_id, from_day, id) where not is_deleted;

create index hours_period_work_group_id on "hours_period" (tenant_id, work_group_id, create_time desc, id desc) where not is_deleted;

create index hours_period_period_status on "hours_period" (tenant_id, period_status, create_time desc, id desc) where not is_deleted;

create index hours_period_locked_by on "hours_period" (tenant_id, locked_by) where not is_deleted;

alter table "schedule_proposal" add column plan_name text collate "C";

alter table "schedule_proposal" add column plan_name_find text collate "C";

alter table "schedule_proposal" add column find_tokens text[] not null default '{}';

create index schedule_proposal_find_tokens on "schedule_proposal" using gin (find_tokens) where not is_deleted;

create table "setup_matrix" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  from_family text collate "C",
  from_family_sort text collate "C",
  from_family_find text collate "C",
  to_family text collate "C",
  to_family_sort text collate "C",
  to_family_find text collate "C",
  setup_minutes numeric,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "setup_matrix" enable row level security;

create policy tenant_only on "setup_matrix"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "setup_matrix" to bip_app;

create index setup_matrix_newest on "setup_matrix" (tenant_id, create_time desc, id desc) where not is_deleted;

create index setup_matrix_create_dept on "setup_matrix" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index setup_matrix_create_user on "setup_matrix" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index setup_matrix_find_tokens on "setup_matrix" using gin (find_tokens) where not is_deleted;

create index setup_matrix_from_family on "setup_matrix" (tenant_id, from_family, create_time desc, id desc) where not is_deleted;

create index setup_matrix_from_family_sorted on "setup_matrix" (tenant_id, from_family_sort, id) where not is_deleted;

create index setup_matrix_to_family on "setup_matrix" (tenant_id, to_family, create_time desc, id desc) where not is_deleted;

create index setup_matrix_to_family_sorted on "setup_matrix" (tenant_id, to_family_sort, id) where not is_deleted;

create index setup_matrix_setup_minutes_sorted on "setup_matrix" (tenant_id, setup_minutes, id) where not is_deleted;

create index setup_matrix_is_active on "setup_matrix" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create or replace function hours_period_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "hours_period" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('periodName' = any (fields) and (position(term in split_part(coalesce(row_.period_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.period_name_find, '')) > 0))))
$$;

grant execute on function hours_period_find to bip_app;

create or replace function schedule_proposal_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "schedule_proposal" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('planName' = any (fields) and (position(term in split_part(coalesce(row_.plan_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.plan_name_find, '')) > 0))))
$$;

grant execute on function schedule_proposal_find to bip_app;

create or replace function setup_matrix_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "setup_matrix" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('fromFamily' = any (fields) and (position(term in split_part(coalesce(row_.from_family_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.from_family_find, '')) > 0))
      or ('toFamily' = any (fields) and (position(term in split_part(coalesce(row_.to_family_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.to_family_find, '')) > 0))))
$$;

grant execute on function setup_matrix_find to bip_app;
