-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "produce_route" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  route_code text collate "C",
  route_code_sort text collate "C",
  route_code_find text collate "C",
  route_name text collate "C",
  route_name_sort text collate "C",
  route_name_find text collate "C",
  route_version numeric,
  route_status text collate "C",
  material_id text collate "C",
  material_category text collate "C",
  is_alternative boolean,
  lot_from numeric,
  lot_to numeric,
  valid_from date,
  valid_to date,
  step_count numeric,
  setup_total numeric,
  run_total numeric,
  change_note text collate "C",
  remark text collate "C",
  documents jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "produce_route" enable row level security;

create policy tenant_only on "produce_route"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "produce_route" to bip_app;

create index produce_route_newest on "produce_route" (tenant_id, create_time desc, id desc) where not is_deleted;

create index produce_route_create_dept on "produce_route" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index produce_route_create_user on "produce_route" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index produce_route_find_tokens on "produce_route" using gin (find_tokens) where not is_deleted;

create index produce_route_route_code on "produce_route" (tenant_id, route_code, create_time desc, id desc) where not is_deleted;

create index produce_route_route_code_sorted on "produce_route" (tenant_id, route_code_sort, id) where not is_deleted;

create index produce_route_route_name_sorted on "produce_route" (tenant_id, route_name_sort, id) where not is_deleted;

create index produce_route_route_version_sorted on "produce_route" (tenant_id, route_version, id) where not is_deleted;

create index produce_route_route_status on "produce_route" (tenant_id, route_status, create_time desc, id desc) where not is_deleted;

create index produce_route_material_id on "produce_route" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index produce_route_material_category on "produce_route" (tenant_id, material_category, create_time desc, id desc) where not is_deleted;

create index produce_route_is_alternative on "produce_route" (tenant_id, is_alternative, create_time desc, id desc) where not is_deleted;

create index produce_route_valid_from on "produce_route" (tenant_id, valid_from, create_time desc, id desc) where not is_deleted;

create index produce_route_valid_from_sorted on "produce_route" (tenant_id, valid_from, id) where not is_deleted;

create index produce_route_run_total_sorted on "produce_route" (tenant_id, run_total, id) where not is_deleted;

create index produce_route_run_total_sorted_down on "produce_route" (tenant_id, run_total desc nulls last, id desc) where not is_deleted;

create table "produce_route_steps" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  step_no numeric,
  process_id text collate "C",
  work_group_id text collate "C",
  station_ids text[],
  setup_minutes numeric,
  run_minutes numeric,
  wait_minutes numeric,
  move_minutes numeric,
  crew numeric,
  skills text[],
  overlap_quantity numeric,
  is_key boolean,
  needs_inspection boolean,
  note text collate "C",
  primary key (tenant_id, id)
);

alter table "produce_route_steps" enable row level security;

create policy tenant_only on "produce_route_steps"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "produce_route_steps" to bip_app;

create index produce_route_steps_order on "produce_route_steps" (tenant_id, parent_id, line_no);

create index produce_route_steps_process_id on "produce_route_steps" (tenant_id, process_id);

create index produce_route_steps_work_group_id on "produce_route_steps" (tenant_id, work_group_id);

create index produce_route_steps_station_ids on "produce_route_steps" using gin (station_ids);

create table "station_downtime" (
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
  no_find text collate "C",
  station_id text collate "C",
  downtime_type text collate "C",
  downtime_status text collate "C",
  starts_at timestamptz,
  ends_at timestamptz,
  charge_person text collate "C",
  reason text collate "C",
  reason_find text collate "C",
  result text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "station_downtime" enable row level security;

create policy tenant_only on "station_downtime"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "station_downtime" to bip_app;

create index station_downtime_newest on "station_downtime" (tenant_id, create_time desc, id desc) where not is_deleted;

create index station_downtime_create_dept on "station_downtime" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index station_downtime_create_user on "station_downtime" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index station_downtime_find_tokens on "station_downtime" using gin (find_tokens) where not is_deleted;

create index station_downtime_no_sorted on "station_downtime" (tenant_id, no, id) where not is_deleted;

create index station_downtime_no_sorted_down on "station_downtime" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index station_downtime_no_unique on "station_downtime" (tenant_id, lower(no)) where not is_deleted;

create index station_downtime_station_id on "station_downtime" (tenant_id, station_id, create_time desc, id desc) where not is_deleted;

create index station_downtime_downtime_type on "station_downtime" (tenant_id, downtime_type, create_time desc, id desc) where not is_deleted;

create index station_downtime_downtime_status on "station_downtime" (tenant_id, downtime_status, create_time desc, id desc) where not is_deleted;

create index station_downtime_starts_at on "station_downtime" (tenant_id, starts_at, create_time desc, id desc) where not is_deleted;

create index station_downtime_starts_at_sorted on "station_downtime" (tenant_id, starts_at, id) where not is_deleted;

create index station_downtime_ends_at on "station_downtime" (tenant_id, ends_at, create_time desc, id desc) where not is_deleted;

create index station_downtime_ends_at_sorted on "station_downtime" (tenant_id, ends_at, id) where not is_deleted;

create index station_downtime_charge_person on "station_downtime" (tenant_id, charge_person, create_time desc, id desc) where not is_deleted;

create table "work_calendar" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  calendar_code text collate "C",
  calendar_code_sort text collate "C",
  calendar_code_find text collate "C",
  calendar_name text collate "C",
  calendar_name_sort text collate "C",
  calendar_name_find text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "work_calendar" enable row level security;

create policy tenant_only on "work_calendar"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_calendar" to bip_app;

create index work_calendar_newest on "work_calendar" (tenant_id, create_time desc, id desc) where not is_deleted;

create index work_calendar_create_dept on "work_calendar" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index work_calendar_create_user on "work_calendar" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index work_calendar_find_tokens on "work_calendar" using gin (find_tokens) where not is_deleted;

create index work_calendar_calendar_code_sorted on "work_calendar" (tenant_id, calendar_code_sort, id) where not is_deleted;

create unique index work_calendar_calendar_code_unique on "work_calendar" (tenant_id, lower(calendar_code)) where not is_deleted;

create index work_calendar_calendar_name_sorted on "work_calendar" (tenant_id, calendar_name_sort, id) where not is_deleted;

create index work_calendar_is_active on "work_calendar" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "work_calendar_shifts" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  days text collate "C",
  shift_kind text collate "C",
  starts_at text collate "C",
  ends_at text collate "C",
  note text collate "C",
  primary key (tenant_id, id)
);

alter table "work_calendar_shifts" enable row level security;

create policy tenant_only on "work_calendar_shifts"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_calendar_shifts" to bip_app;

create index work_calendar_shifts_order on "work_calendar_shifts" (tenant_id, parent_id, line_no);

create table "work_calendar_exceptions" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  from_day date,
  to_day date,
  is_working boolean,
  starts_at text collate "C",
  ends_at text collate "C",
  reason text collate "C",
  primary key (tenant_id, id)
);

alter table "work_calendar_exceptions" enable row level security;

create policy tenant_only on "work_calendar_exceptions"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_calendar_exceptions" to bip_app;

create index work_calendar_exceptions_order on "work_calendar_exceptions" (tenant_id, parent_id, line_no);

create table "work_group" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  work_group_code text collate "C",
  work_group_code_sort text collate "C",
  work_group_code_find text collate "C",
  work_group_name text collate "C",
  work_group_name_sort text collate "C",
  work_group_name_find text collate "C",
  group_type text collate "C",
  charge_person text collate "C",
  dept_id text collate "C",
  region_id text collate "C",
  calendar_id text collate "C",
  manpower_quantity numeric,
  labor_manpower_quantity numeric,
  standard_working_hours numeric,
  efficiency numeric,
  daily_hours numeric,
  skills text[],
  cost_rate numeric,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "work_group" enable row level security;

create policy tenant_only on "work_group"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_group" to bip_app;

create index work_group_newest on "work_group" (tenant_id, create_time desc, id desc) where not is_deleted;

create index work_group_create_dept on "work_group" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index work_group_create_user on "work_group" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index work_group_find_tokens on "work_group" using gin (find_tokens) where not is_deleted;

create index work_group_work_group_code_sorted on "work_group" (tenant_id, work_group_code_sort, id) where not is_deleted;

create unique index work_group_work_group_code_unique on "work_group" (tenant_id, lower(work_group_code)) where not is_deleted;

create index work_group_work_group_name_sorted on "work_group" (tenant_id, work_group_name_sort, id) where not is_deleted;

create index work_group_group_type on "work_group" (tenant_id, group_type, create_time desc, id desc) where not is_deleted;

create index work_group_charge_person on "work_group" (tenant_id, charge_person, create_time desc, id desc) where not is_deleted;

create index work_group_dept_id on "work_group" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index work_group_region_id on "work_group" (tenant_id, region_id, create_time desc, id desc) where not is_deleted;

create index work_group_calendar_id on "work_group" (tenant_id, calendar_id) where not is_deleted;

create index work_group_manpower_quantity_sorted on "work_group" (tenant_id, manpower_quantity, id) where not is_deleted;

create index work_group_is_active on "work_group" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "work_manpower" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  worker_no text collate "C",
  worker_no_sort text collate "C",
  worker_no_find text collate "C",
  worker_name text collate "C",
  worker_name_sort text collate "C",
  worker_name_find text collate "C",
  user_id text collate "C",
  manpower_type text collate "C",
  labor_company_id text collate "C",
  work_group_id text collate "C",
  shift_kind text collate "C",
  is_foreman boolean,
  skills text[],
  skill_level text collate "C",
  certificate_until date,
  daily_hours numeric,
  joined_on date,
  left_on date,
  phone text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "work_manpower" enable row level security;

create policy tenant_only on "work_manpower"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_manpower" to bip_app;

create index work_manpower_newest on "work_manpower" (tenant_id, create_time desc, id desc) where not is_deleted;

create index work_manpower_create_dept on "work_manpower" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index work_manpower_create_user on "work_manpower" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index work_manpower_find_tokens on "work_manpower" using gin (find_tokens) where not is_deleted;

create index work_manpower_worker_no_sorted on "work_manpower" (tenant_id, worker_no_sort, id) where not is_deleted;

create unique index work_manpower_worker_no_unique on "work_manpower" (tenant_id, lower(worker_no)) where not is_deleted;

create index work_manpower_worker_name_sorted on "work_manpower" (tenant_id, worker_name_sort, id) where not is_deleted;

create index work_manpower_user_id on "work_manpower" (tenant_id, user_id, create_time desc, id desc) where not is_deleted;

create index work_manpower_manpower_type on "work_manpower" (tenant_id, manpower_type, create_time desc, id desc) where not is_deleted;

create index work_manpower_labor_company_id on "work_manpower" (tenant_id, labor_company_id, create_time desc, id desc) where not is_deleted;

create index work_manpower_work_group_id on "work_manpower" (tenant_id, work_group_id, create_time desc, id desc) where not is_deleted;

create index work_manpower_shift_kind on "work_manpower" (tenant_id, shift_kind, create_time desc, id desc) where not is_deleted;

create index work_manpower_skill_level on "work_manpower" (tenant_id, skill_level, create_time desc, id desc) where not is_deleted;

create index work_manpower_certificate_until on "work_manpower" (tenant_id, certificate_until, create_time desc, id desc) where not is_deleted;

create index work_manpower_certificate_until_sorted on "work_manpower" (tenant_id, certificate_until, id) where not is_deleted;

create index work_manpower_certificate_until_sorted_down on "work_manpower" (tenant_id, certificate_until desc nulls last, id desc) where not is_deleted;

create index work_manpower_joined_on_sorted on "work_manpower" (tenant_id, joined_on, id) where not is_deleted;

create index work_manpower_left_on on "work_manpower" (tenant_id, left_on, create_time desc, id desc) where not is_deleted;

create table "work_process" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  process_code text collate "C",
  process_code_sort text collate "C",
  process_code_find text collate "C",
  process_name text collate "C",
  process_name_sort text collate "C",
  process_name_find text collate "C",
  process_type text collate "C",
  work_group_id text collate "C",
  setup_minutes numeric,
  run_minutes numeric,
  wait_minutes numeric,
  move_minutes numeric,
  setup_family text collate "C",
  skills text[],
  crew numeric,
  batch_size numeric,
  overlap_quantity numeric,
  needs_inspection boolean,
  is_outsourced boolean,
  standard_rate numeric,
  is_active boolean,
  instruction text collate "C",
  documents jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "work_process" enable row level security;

create policy tenant_only on "work_process"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_process" to bip_app;

create index work_process_newest on "work_process" (tenant_id, create_time desc, id desc) where not is_deleted;

create index work_process_create_dept on "work_process" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index work_process_create_user on "work_process" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index work_process_find_tokens on "work_process" using gin (find_tokens) where not is_deleted;

create index work_process_process_code_sorted on "work_process" (tenant_id, process_code_sort, id) where not is_deleted;

create unique index work_process_process_code_unique on "work_process" (tenant_id, lower(process_code)) where not is_deleted;

create index work_process_process_name_sorted on "work_process" (tenant_id, process_name_sort, id) where not is_deleted;

create index work_process_process_type on "work_process" (tenant_id, process_type, create_time desc, id desc) where not is_deleted;

create index work_process_work_group_id on "work_process" (tenant_id, work_group_id, create_time desc, id desc) where not is_deleted;

create index work_process_run_minutes_sorted on "work_process" (tenant_id, run_minutes, id) where not is_deleted;

create index work_process_is_outsourced on "work_process" (tenant_id, is_outsourced, create_time desc, id desc) where not is_deleted;

create index work_process_is_active on "work_process" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "work_region" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  region_code text collate "C",
  region_code_sort text collate "C",
  region_code_find text collate "C",
  region_name text collate "C",
  region_name_sort text collate "C",
  region_name_find text collate "C",
  workshop text collate "C",
  building text collate "C",
  floor text collate "C",
  area numeric,
  max_load numeric,
  crane_capacity numeric,
  charge_person text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "work_region" enable row level security;

create policy tenant_only on "work_region"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_region" to bip_app;

create index work_region_newest on "work_region" (tenant_id, create_time desc, id desc) where not is_deleted;

create index work_region_create_dept on "work_region" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index work_region_create_user on "work_region" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index work_region_find_tokens on "work_region" using gin (find_tokens) where not is_deleted;

create index work_region_region_code_sorted on "work_region" (tenant_id, region_code_sort, id) where not is_deleted;

create unique index work_region_region_code_unique on "work_region" (tenant_id, lower(region_code)) where not is_deleted;

create index work_region_region_name_sorted on "work_region" (tenant_id, region_name_sort, id) where not is_deleted;

create index work_region_workshop on "work_region" (tenant_id, workshop, create_time desc, id desc) where not is_deleted;

create index work_region_charge_person on "work_region" (tenant_id, charge_person, create_time desc, id desc) where not is_deleted;

create index work_region_is_active on "work_region" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "work_station" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  station_code text collate "C",
  station_code_sort text collate "C",
  station_code_find text collate "C",
  station_name text collate "C",
  station_name_sort text collate "C",
  station_name_find text collate "C",
  station_type text collate "C",
  station_status text collate "C",
  stop_reason text collate "C",
  region_id text collate "C",
  work_group_id text collate "C",
  process_ids text[],
  calendar_id text collate "C",
  parallel_capacity numeric,
  efficiency numeric,
  skills text[],
  crew numeric,
  equipment_no text collate "C",
  equipment_no_find text collate "C",
  cost_rate numeric,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "work_station" enable row level security;

create policy tenant_only on "work_station"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_station" to bip_app;

create index work_station_newest on "work_station" (tenant_id, create_time desc, id desc) where not is_deleted;

create index work_station_create_dept on "work_station" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index work_station_create_user on "work_station" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index work_station_find_tokens on "work_station" using gin (find_tokens) where not is_deleted;

create index work_station_station_code_sorted on "work_station" (tenant_id, station_code_sort, id) where not is_deleted;

create unique index work_station_station_code_unique on "work_station" (tenant_id, lower(station_code)) where not is_deleted;

create index work_station_station_name_sorted on "work_station" (tenant_id, station_name_sort, id) where not is_deleted;

create index work_station_station_type on "work_station" (tenant_id, station_type, create_time desc, id desc) where not is_deleted;

create index work_station_station_status on "work_station" (tenant_id, station_status, create_time desc, id desc) where not is_deleted;

create index work_station_region_id on "work_station" (tenant_id, region_id, create_time desc, id desc) where not is_deleted;

create index work_station_work_group_id on "work_station" (tenant_id, work_group_id, create_time desc, id desc) where not is_deleted;

create index work_station_process_ids on "work_station" using gin (process_ids) where not is_deleted;

create index work_station_calendar_id on "work_station" (tenant_id, calendar_id) where not is_deleted;

create index work_station_is_active on "work_station" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create or replace function produce_route_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "produce_route" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('routeCode' = any (fields) and (position(term in split_part(coalesce(row_.route_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.route_code_find, '')) > 0))
      or ('routeName' = any (fields) and (position(term in split_part(coalesce(row_.route_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.route_name_find, '')) > 0))))
$$;

grant execute on function produce_route_find to bip_app;

create or replace function produce_route_steps_station_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.parent_id from "produce_route_steps" row_
  where row_.tenant_id = current_setting('app.tenant') and row_.station_ids && ids
$$;

grant execute on function produce_route_steps_station_ids_any to bip_app;

create or replace function station_downtime_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "station_downtime" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('reason' = any (fields) and (position(term in split_part(coalesce(row_.reason_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.reason_find, '')) > 0))))
$$;

grant execute on function station_downtime_find to bip_app;

create or replace function work_calendar_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_calendar" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('calendarCode' = any (fields) and (position(term in split_part(coalesce(row_.calendar_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.calendar_code_find, '')) > 0))
      or ('calendarName' = any (fields) and (position(term in split_part(coalesce(row_.calendar_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.calendar_name_find, '')) > 0))))
$$;

grant execute on function work_calendar_find to bip_app;

create or replace function work_group_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_group" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('workGroupCode' = any (fields) and (position(term in split_part(coalesce(row_.work_group_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.work_group_code_find, '')) > 0))
      or ('workGroupName' = any (fields) and (position(term in split_part(coalesce(row_.work_group_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.work_group_name_find, '')) > 0))))
$$;

grant execute on function work_group_find to bip_app;

create or replace function work_manpower_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_manpower" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('workerNo' = any (fields) and (position(term in split_part(coalesce(row_.worker_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.worker_no_find, '')) > 0))
      or ('workerName' = any (fields) and (position(term in split_part(coalesce(row_.worker_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.worker_name_find, '')) > 0))))
$$;

grant execute on function work_manpower_find to bip_app;

create or replace function work_process_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_process" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('processCode' = any (fields) and (position(term in split_part(coalesce(row_.process_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_code_find, '')) > 0))
      or ('processName' = any (fields) and (position(term in split_part(coalesce(row_.process_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_name_find, '')) > 0))))
$$;

grant execute on function work_process_find to bip_app;

create or replace function work_region_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_region" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('regionCode' = any (fields) and (position(term in split_part(coalesce(row_.region_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.region_code_find, '')) > 0))
      or ('regionName' = any (fields) and (position(term in split_part(coalesce(row_.region_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.region_name_find, '')) > 0))))
$$;

grant execute on function work_region_find to bip_app;

create or replace function work_station_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_station" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('stationCode' = any (fields) and (position(term in split_part(coalesce(row_.station_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.station_code_find, '')) > 0))
      or ('stationName' = any (fields) and (position(term in split_part(coalesce(row_.station_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.station_name_find, '')) > 0))
      or ('equipmentNo' = any (fields) and (position(term in split_part(coalesce(row_.equipment_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.equipment_no_find, '')) > 0))))
$$;

grant execute on function work_station_find to bip_app;

create or replace function work_station_process_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_station" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.process_ids && ids
$$;

grant execute on function work_station_process_ids_any to bip_app;

select follow_files('produce_route', 'produce_route', 'produceRoute', 'documents', 'documents', 'files_listed', 'id', 'id');

select follow_files('work_process', 'work_process', 'workProcess', 'documents', 'documents', 'files_listed', 'id', 'id');
