-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "schedule_proposal" (
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
  no_sort text collate "C",
  proposal_status text collate "C",
  run_kind text collate "C",
  placed_count numeric,
  moved_count numeric,
  unplaced_count numeric,
  late_count numeric,
  late_before numeric,
  late_days numeric,
  ends_on timestamptz,
  search_seconds numeric,
  seed numeric,
  primary key (tenant_id, id)
);

alter table "schedule_proposal" enable row level security;

create policy tenant_only on "schedule_proposal"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "schedule_proposal" to bip_app;

create index schedule_proposal_newest on "schedule_proposal" (tenant_id, create_time desc, id desc) where not is_deleted;

create index schedule_proposal_create_dept on "schedule_proposal" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index schedule_proposal_create_user on "schedule_proposal" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index schedule_proposal_no_sorted on "schedule_proposal" (tenant_id, no_sort, id) where not is_deleted;

create index schedule_proposal_no_sorted_down on "schedule_proposal" (tenant_id, no_sort desc nulls last, id desc) where not is_deleted;

create unique index schedule_proposal_no_unique on "schedule_proposal" (tenant_id, lower(no)) where not is_deleted;

create index schedule_proposal_proposal_status on "schedule_proposal" (tenant_id, proposal_status, create_time desc, id desc) where not is_deleted;

create index schedule_proposal_run_kind on "schedule_proposal" (tenant_id, run_kind, create_time desc, id desc) where not is_deleted;

create table "schedule_proposal_changes" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  operation_id text collate "C",
  item_id text collate "C",
  step_no numeric,
  from_start timestamptz,
  station_id text collate "C",
  lane_no numeric,
  crew_key text collate "C",
  starts_at timestamptz,
  ends_at timestamptz,
  setup_minutes numeric,
  waits_for text collate "C",
  wait_minutes numeric,
  worked_minutes numeric,
  row_version numeric,
  primary key (tenant_id, id)
);

alter table "schedule_proposal_changes" enable row level security;

create policy tenant_only on "schedule_proposal_changes"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "schedule_proposal_changes" to bip_app;

create index schedule_proposal_changes_order on "schedule_proposal_changes" (tenant_id, parent_id, line_no);

create index schedule_proposal_changes_item_id on "schedule_proposal_changes" (tenant_id, item_id);

create index schedule_proposal_changes_station_id on "schedule_proposal_changes" (tenant_id, station_id);

create table "work_schedule" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  schedule_name text collate "C",
  schedule_name_find text collate "C",
  operation_id text collate "C",
  item_id text collate "C",
  mo_id text collate "C",
  step_no numeric,
  process_id text collate "C",
  work_group_id text collate "C",
  schedule_status text collate "C",
  station_id text collate "C",
  lane_no numeric,
  crew_key text collate "C",
  starts_at timestamptz,
  ends_at timestamptz,
  setup_minutes numeric,
  waits_for text collate "C",
  wait_minutes numeric,
  worked_minutes numeric,
  is_pinned boolean,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "work_schedule" enable row level security;

create policy tenant_only on "work_schedule"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_schedule" to bip_app;

create index work_schedule_newest on "work_schedule" (tenant_id, create_time desc, id desc) where not is_deleted;

create index work_schedule_create_dept on "work_schedule" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index work_schedule_create_user on "work_schedule" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index work_schedule_find_tokens on "work_schedule" using gin (find_tokens) where not is_deleted;

create unique index work_schedule_operation_id_unique on "work_schedule" (tenant_id, lower(operation_id)) where not is_deleted;

create index work_schedule_item_id on "work_schedule" (tenant_id, item_id, create_time desc, id desc) where not is_deleted;

create index work_schedule_mo_id on "work_schedule" (tenant_id, mo_id, create_time desc, id desc) where not is_deleted;

create index work_schedule_process_id on "work_schedule" (tenant_id, process_id, create_time desc, id desc) where not is_deleted;

create index work_schedule_work_group_id on "work_schedule" (tenant_id, work_group_id, create_time desc, id desc) where not is_deleted;

create index work_schedule_schedule_status on "work_schedule" (tenant_id, schedule_status, create_time desc, id desc) where not is_deleted;

create index work_schedule_station_id on "work_schedule" (tenant_id, station_id, create_time desc, id desc) where not is_deleted;

create index work_schedule_starts_at on "work_schedule" (tenant_id, starts_at, create_time desc, id desc) where not is_deleted;

create index work_schedule_starts_at_sorted on "work_schedule" (tenant_id, starts_at, id) where not is_deleted;

create index work_schedule_ends_at_sorted on "work_schedule" (tenant_id, ends_at, id) where not is_deleted;

create index work_schedule_ends_at_sorted_down on "work_schedule" (tenant_id, ends_at desc nulls last, id desc) where not is_deleted;

create index work_schedule_waits_for on "work_schedule" (tenant_id, waits_for, create_time desc, id desc) where not is_deleted;

create index work_schedule_is_pinned on "work_schedule" (tenant_id, is_pinned, create_time desc, id desc) where not is_deleted;

create or replace function work_schedule_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_schedule" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('scheduleName' = any (fields) and (position(term in split_part(coalesce(row_.schedule_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.schedule_name_find, '')) > 0))))
$$;

grant execute on function work_schedule_find to bip_app;
