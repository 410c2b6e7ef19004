-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "mo" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  bill_no text collate "C",
  bill_no_find text collate "C",
  mo_type text collate "C",
  mo_status text collate "C",
  schedule_status text collate "C",
  requisition_status text collate "C",
  split_status text collate "C",
  parent_id text collate "C",
  material_id text collate "C",
  quantity numeric,
  split_quantity numeric,
  open_quantity numeric,
  finished_quantity numeric,
  route_id text collate "C",
  sale_order_id text collate "C",
  customer_id text collate "C",
  mto_no text collate "C",
  mto_no_sort text collate "C",
  mto_no_find text collate "C",
  project_name text collate "C",
  project_name_find text collate "C",
  org_id text collate "C",
  workshop text collate "C",
  priority text collate "C",
  planner_id text collate "C",
  materials_on date,
  planned_start date,
  planned_end date,
  due_date date,
  actual_start date,
  actual_end date,
  planned_hours numeric,
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "mo" enable row level security;

create policy tenant_only on "mo"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mo" to bip_app;

create index mo_newest on "mo" (tenant_id, create_time desc, id desc) where not is_deleted;

create index mo_create_dept on "mo" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index mo_create_user on "mo" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index mo_find_tokens on "mo" using gin (find_tokens) where not is_deleted;

create index mo_bill_no_sorted on "mo" (tenant_id, bill_no, id) where not is_deleted;

create index mo_bill_no_sorted_down on "mo" (tenant_id, bill_no desc nulls last, id desc) where not is_deleted;

create unique index mo_bill_no_unique on "mo" (tenant_id, lower(bill_no)) where not is_deleted;

create index mo_mo_type on "mo" (tenant_id, mo_type, create_time desc, id desc) where not is_deleted;

create index mo_mo_status on "mo" (tenant_id, mo_status, create_time desc, id desc) where not is_deleted;

create index mo_schedule_status on "mo" (tenant_id, schedule_status, create_time desc, id desc) where not is_deleted;

create index mo_requisition_status on "mo" (tenant_id, requisition_status, create_time desc, id desc) where not is_deleted;

create index mo_split_status on "mo" (tenant_id, split_status, create_time desc, id desc) where not is_deleted;

create index mo_parent_id on "mo" (tenant_id, parent_id, create_time desc, id desc) where not is_deleted;

create index mo_material_id on "mo" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index mo_quantity_sorted on "mo" (tenant_id, quantity, id) where not is_deleted;

create index mo_route_id on "mo" (tenant_id, route_id, create_time desc, id desc) where not is_deleted;

create index mo_sale_order_id on "mo" (tenant_id, sale_order_id, create_time desc, id desc) where not is_deleted;

create index mo_customer_id on "mo" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index mo_mto_no_sorted on "mo" (tenant_id, mto_no_sort, id) where not is_deleted;

create index mo_mto_no_sorted_down on "mo" (tenant_id, mto_no_sort desc nulls last, id desc) where not is_deleted;

create index mo_org_id on "mo" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index mo_workshop on "mo" (tenant_id, workshop, create_time desc, id desc) where not is_deleted;

create index mo_priority on "mo" (tenant_id, priority, create_time desc, id desc) where not is_deleted;

create index mo_planner_id on "mo" (tenant_id, planner_id, create_time desc, id desc) where not is_deleted;

create index mo_materials_on on "mo" (tenant_id, materials_on, create_time desc, id desc) where not is_deleted;

create index mo_materials_on_sorted on "mo" (tenant_id, materials_on, id) where not is_deleted;

create index mo_materials_on_sorted_down on "mo" (tenant_id, materials_on desc nulls last, id desc) where not is_deleted;

create index mo_planned_start on "mo" (tenant_id, planned_start, create_time desc, id desc) where not is_deleted;

create index mo_planned_start_sorted on "mo" (tenant_id, planned_start, id) where not is_deleted;

create index mo_planned_start_sorted_down on "mo" (tenant_id, planned_start desc nulls last, id desc) where not is_deleted;

create index mo_planned_end on "mo" (tenant_id, planned_end, create_time desc, id desc) where not is_deleted;

create index mo_planned_end_sorted on "mo" (tenant_id, planned_end, id) where not is_deleted;

create index mo_planned_end_sorted_down on "mo" (tenant_id, planned_end desc nulls last, id desc) where not is_deleted;

create index mo_due_date on "mo" (tenant_id, due_date, create_time desc, id desc) where not is_deleted;

create index mo_due_date_sorted on "mo" (tenant_id, due_date, id) where not is_deleted;

create index mo_actual_start on "mo" (tenant_id, actual_start, create_time desc, id desc) where not is_deleted;

create index mo_actual_start_sorted on "mo" (tenant_id, actual_start, id) where not is_deleted;

create index mo_actual_start_sorted_down on "mo" (tenant_id, actual_start desc nulls last, id desc) where not is_deleted;

create index mo_actual_end on "mo" (tenant_id, actual_end, create_time desc, id desc) where not is_deleted;

create index mo_actual_end_sorted on "mo" (tenant_id, actual_end, id) where not is_deleted;

create index mo_actual_end_sorted_down on "mo" (tenant_id, actual_end desc nulls last, id desc) where not is_deleted;

create table "mo_components" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  per_piece numeric,
  scrap_rate numeric,
  warehouse_id text collate "C",
  step_no numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "mo_components" enable row level security;

create policy tenant_only on "mo_components"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mo_components" to bip_app;

create index mo_components_order on "mo_components" (tenant_id, parent_id, line_no);

create index mo_components_material_id on "mo_components" (tenant_id, material_id);

create index mo_components_warehouse_id on "mo_components" (tenant_id, warehouse_id);

create table "mo_item" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  item_no text collate "C",
  item_no_sort text collate "C",
  item_no_find text collate "C",
  mo_id text collate "C",
  parent_item_id text collate "C",
  item_status text collate "C",
  schedule_status text collate "C",
  requisition_status text collate "C",
  quantity numeric,
  finished_quantity numeric,
  work_group_id text collate "C",
  priority text collate "C",
  due_date date,
  planned_start date,
  planned_end date,
  planned_hours numeric,
  reported_hours numeric,
  pause_reason text collate "C",
  pause_note text collate "C",
  paused_at timestamptz,
  paused_from text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "mo_item" enable row level security;

create policy tenant_only on "mo_item"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mo_item" to bip_app;

create index mo_item_newest on "mo_item" (tenant_id, create_time desc, id desc) where not is_deleted;

create index mo_item_create_dept on "mo_item" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index mo_item_create_user on "mo_item" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index mo_item_find_tokens on "mo_item" using gin (find_tokens) where not is_deleted;

create index mo_item_item_no_sorted on "mo_item" (tenant_id, item_no_sort, id) where not is_deleted;

create index mo_item_item_no_sorted_down on "mo_item" (tenant_id, item_no_sort desc nulls last, id desc) where not is_deleted;

create unique index mo_item_item_no_unique on "mo_item" (tenant_id, lower(item_no)) where not is_deleted;

create index mo_item_mo_id on "mo_item" (tenant_id, mo_id, create_time desc, id desc) where not is_deleted;

create index mo_item_parent_item_id on "mo_item" (tenant_id, parent_item_id, create_time desc, id desc) where not is_deleted;

create index mo_item_item_status on "mo_item" (tenant_id, item_status, create_time desc, id desc) where not is_deleted;

create index mo_item_schedule_status on "mo_item" (tenant_id, schedule_status, create_time desc, id desc) where not is_deleted;

create index mo_item_requisition_status on "mo_item" (tenant_id, requisition_status, create_time desc, id desc) where not is_deleted;

create index mo_item_quantity_sorted on "mo_item" (tenant_id, quantity, id) where not is_deleted;

create index mo_item_work_group_id on "mo_item" (tenant_id, work_group_id, create_time desc, id desc) where not is_deleted;

create index mo_item_priority on "mo_item" (tenant_id, priority, create_time desc, id desc) where not is_deleted;

create index mo_item_due_date on "mo_item" (tenant_id, due_date, create_time desc, id desc) where not is_deleted;

create index mo_item_due_date_sorted on "mo_item" (tenant_id, due_date, id) where not is_deleted;

create index mo_item_due_date_sorted_down on "mo_item" (tenant_id, due_date desc nulls last, id desc) where not is_deleted;

create index mo_item_planned_start on "mo_item" (tenant_id, planned_start, create_time desc, id desc) where not is_deleted;

create index mo_item_planned_start_sorted on "mo_item" (tenant_id, planned_start, id) where not is_deleted;

create index mo_item_planned_start_sorted_down on "mo_item" (tenant_id, planned_start desc nulls last, id desc) where not is_deleted;

create index mo_item_planned_end on "mo_item" (tenant_id, planned_end, create_time desc, id desc) where not is_deleted;

create index mo_item_planned_end_sorted on "mo_item" (tenant_id, planned_end, id) where not is_deleted;

create index mo_item_planned_end_sorted_down on "mo_item" (tenant_id, planned_end desc nulls last, id desc) where not is_deleted;

create index mo_item_pause_reason on "mo_item" (tenant_id, pause_reason, create_time desc, id desc) where not is_deleted;

create index mo_item_paused_at_sorted on "mo_item" (tenant_id, paused_at, id) where not is_deleted;

create index mo_item_paused_at_sorted_down on "mo_item" (tenant_id, paused_at desc nulls last, id desc) where not is_deleted;

create table "mo_item_operations" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  step_no numeric,
  process_id text collate "C",
  work_group_id text collate "C",
  station_id text collate "C",
  setup_minutes numeric,
  run_minutes numeric,
  wait_minutes numeric,
  move_minutes numeric,
  crew numeric,
  planned_start timestamptz,
  planned_end timestamptz,
  is_pinned boolean,
  planned_hours numeric,
  finished_quantity numeric,
  reported_hours numeric,
  note text collate "C",
  primary key (tenant_id, id)
);

alter table "mo_item_operations" enable row level security;

create policy tenant_only on "mo_item_operations"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mo_item_operations" to bip_app;

create index mo_item_operations_order on "mo_item_operations" (tenant_id, parent_id, line_no);

create index mo_item_operations_process_id on "mo_item_operations" (tenant_id, process_id);

create index mo_item_operations_work_group_id on "mo_item_operations" (tenant_id, work_group_id);

create index mo_item_operations_station_id on "mo_item_operations" (tenant_id, station_id);

create table "special_require" (
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
  title text collate "C",
  title_find text collate "C",
  require_status text collate "C",
  source text collate "C",
  mo_id text collate "C",
  mto_no text collate "C",
  mto_no_find text collate "C",
  process_ids text[],
  requirement text collate "C",
  notice_user_ids text[],
  effective_from date,
  effective_to date,
  closed_at timestamptz,
  close_note text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "special_require" enable row level security;

create policy tenant_only on "special_require"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "special_require" to bip_app;

create index special_require_newest on "special_require" (tenant_id, create_time desc, id desc) where not is_deleted;

create index special_require_create_dept on "special_require" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index special_require_create_user on "special_require" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index special_require_find_tokens on "special_require" using gin (find_tokens) where not is_deleted;

create index special_require_no_sorted on "special_require" (tenant_id, no, id) where not is_deleted;

create index special_require_no_sorted_down on "special_require" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index special_require_no_unique on "special_require" (tenant_id, lower(no)) where not is_deleted;

create index special_require_require_status on "special_require" (tenant_id, require_status, create_time desc, id desc) where not is_deleted;

create index special_require_source on "special_require" (tenant_id, source, create_time desc, id desc) where not is_deleted;

create index special_require_mo_id on "special_require" (tenant_id, mo_id, create_time desc, id desc) where not is_deleted;

create index special_require_process_ids on "special_require" using gin (process_ids) where not is_deleted;

create index special_require_notice_user_ids on "special_require" using gin (notice_user_ids) where not is_deleted;

create index special_require_effective_from on "special_require" (tenant_id, effective_from, create_time desc, id desc) where not is_deleted;

create index special_require_effective_from_sorted on "special_require" (tenant_id, effective_from, id) where not is_deleted;

create index special_require_effective_to on "special_require" (tenant_id, effective_to, create_time desc, id desc) where not is_deleted;

create table "wire_bom" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  bom_no text collate "C",
  bom_no_find text collate "C",
  name text collate "C",
  name_sort text collate "C",
  name_find text collate "C",
  bom_version text collate "C",
  bom_version_sort text collate "C",
  audit_status text collate "C",
  material_id text collate "C",
  mto_no text collate "C",
  mto_no_find text collate "C",
  project_name text collate "C",
  project_name_find text collate "C",
  drawing_no text collate "C",
  drawing_no_find text collate "C",
  designer_id text collate "C",
  wire_count numeric,
  total_length numeric,
  auditor_id text collate "C",
  audited_at timestamptz,
  opinion text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "wire_bom" enable row level security;

create policy tenant_only on "wire_bom"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wire_bom" to bip_app;

create index wire_bom_newest on "wire_bom" (tenant_id, create_time desc, id desc) where not is_deleted;

create index wire_bom_create_dept on "wire_bom" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index wire_bom_create_user on "wire_bom" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index wire_bom_find_tokens on "wire_bom" using gin (find_tokens) where not is_deleted;

create index wire_bom_bom_no_sorted on "wire_bom" (tenant_id, bom_no, id) where not is_deleted;

create index wire_bom_bom_no_sorted_down on "wire_bom" (tenant_id, bom_no desc nulls last, id desc) where not is_deleted;

create unique index wire_bom_bom_no_unique on "wire_bom" (tenant_id, lower(bom_no)) where not is_deleted;

create index wire_bom_name_sorted on "wire_bom" (tenant_id, name_sort, id) where not is_deleted;

create index wire_bom_bom_version_sorted on "wire_bom" (tenant_id, bom_version_sort, id) where not is_deleted;

create index wire_bom_audit_status on "wire_bom" (tenant_id, audit_status, create_time desc, id desc) where not is_deleted;

create index wire_bom_material_id on "wire_bom" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index wire_bom_designer_id on "wire_bom" (tenant_id, designer_id, create_time desc, id desc) where not is_deleted;

create index wire_bom_auditor_id on "wire_bom" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create table "wire_bom_wires" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  wire_no text collate "C",
  from_device text collate "C",
  from_terminal text collate "C",
  to_device text collate "C",
  to_terminal text collate "C",
  wire_type text collate "C",
  cross_section numeric,
  color text collate "C",
  length numeric,
  ferrule text collate "C",
  label_text text collate "C",
  primary key (tenant_id, id)
);

alter table "wire_bom_wires" enable row level security;

create policy tenant_only on "wire_bom_wires"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wire_bom_wires" to bip_app;

create index wire_bom_wires_order on "wire_bom_wires" (tenant_id, parent_id, line_no);

create table "wire_change" (
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
  audit_status text collate "C",
  bom_id text collate "C",
  new_version text collate "C",
  new_version_sort text collate "C",
  change_reason text collate "C",
  changed_on date,
  applicant_id text collate "C",
  running text collate "C",
  change_count numeric,
  auditor_id text collate "C",
  audited_at timestamptz,
  opinion text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "wire_change" enable row level security;

create policy tenant_only on "wire_change"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wire_change" to bip_app;

create index wire_change_newest on "wire_change" (tenant_id, create_time desc, id desc) where not is_deleted;

create index wire_change_create_dept on "wire_change" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index wire_change_create_user on "wire_change" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index wire_change_find_tokens on "wire_change" using gin (find_tokens) where not is_deleted;

create index wire_change_no_sorted on "wire_change" (tenant_id, no, id) where not is_deleted;

create index wire_change_no_sorted_down on "wire_change" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index wire_change_no_unique on "wire_change" (tenant_id, lower(no)) where not is_deleted;

create index wire_change_audit_status on "wire_change" (tenant_id, audit_status, create_time desc, id desc) where not is_deleted;

create index wire_change_bom_id on "wire_change" (tenant_id, bom_id, create_time desc, id desc) where not is_deleted;

create index wire_change_new_version_sorted on "wire_change" (tenant_id, new_version_sort, id) where not is_deleted;

create index wire_change_change_reason on "wire_change" (tenant_id, change_reason, create_time desc, id desc) where not is_deleted;

create index wire_change_changed_on on "wire_change" (tenant_id, changed_on, create_time desc, id desc) where not is_deleted;

create index wire_change_changed_on_sorted on "wire_change" (tenant_id, changed_on, id) where not is_deleted;

create index wire_change_applicant_id on "wire_change" (tenant_id, applicant_id, create_time desc, id desc) where not is_deleted;

create index wire_change_auditor_id on "wire_change" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create table "wire_change_changes" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  change text collate "C",
  wire_no text collate "C",
  old_value text collate "C",
  new_value text collate "C",
  note text collate "C",
  primary key (tenant_id, id)
);

alter table "wire_change_changes" enable row level security;

create policy tenant_only on "wire_change_changes"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wire_change_changes" to bip_app;

create index wire_change_changes_order on "wire_change_changes" (tenant_id, parent_id, line_no);

create table "wire_execute" (
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
  audit_status text collate "C",
  bom_id text collate "C",
  mo_id text collate "C",
  mto_no text collate "C",
  mto_no_find text collate "C",
  project_name text collate "C",
  project_name_find text collate "C",
  material_id text collate "C",
  qty numeric,
  finished_qty numeric,
  work_group_id text collate "C",
  planned_on date,
  needed_on date,
  auditor_id text collate "C",
  audited_at timestamptz,
  opinion text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "wire_execute" enable row level security;

create policy tenant_only on "wire_execute"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wire_execute" to bip_app;

create index wire_execute_newest on "wire_execute" (tenant_id, create_time desc, id desc) where not is_deleted;

create index wire_execute_create_dept on "wire_execute" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index wire_execute_create_user on "wire_execute" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index wire_execute_find_tokens on "wire_execute" using gin (find_tokens) where not is_deleted;

create index wire_execute_no_sorted on "wire_execute" (tenant_id, no, id) where not is_deleted;

create index wire_execute_no_sorted_down on "wire_execute" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index wire_execute_no_unique on "wire_execute" (tenant_id, lower(no)) where not is_deleted;

create index wire_execute_audit_status on "wire_execute" (tenant_id, audit_status, create_time desc, id desc) where not is_deleted;

create index wire_execute_bom_id on "wire_execute" (tenant_id, bom_id, create_time desc, id desc) where not is_deleted;

create index wire_execute_mo_id on "wire_execute" (tenant_id, mo_id, create_time desc, id desc) where not is_deleted;

create index wire_execute_material_id on "wire_execute" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index wire_execute_work_group_id on "wire_execute" (tenant_id, work_group_id, create_time desc, id desc) where not is_deleted;

create index wire_execute_planned_on on "wire_execute" (tenant_id, planned_on, create_time desc, id desc) where not is_deleted;

create index wire_execute_planned_on_sorted on "wire_execute" (tenant_id, planned_on, id) where not is_deleted;

create index wire_execute_needed_on_sorted on "wire_execute" (tenant_id, needed_on, id) where not is_deleted;

create index wire_execute_needed_on_sorted_down on "wire_execute" (tenant_id, needed_on desc nulls last, id desc) where not is_deleted;

create index wire_execute_auditor_id on "wire_execute" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create table "work_hours_report" (
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
  report_status text collate "C",
  reported_on date,
  item_id text collate "C",
  step_no numeric,
  process_id text collate "C",
  work_group_id text collate "C",
  shift_kind text collate "C",
  total_hours numeric,
  good_total numeric,
  scrap_total numeric,
  standard_hours numeric,
  auditor_id text collate "C",
  reject_reason text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "work_hours_report" enable row level security;

create policy tenant_only on "work_hours_report"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_hours_report" to bip_app;

create index work_hours_report_newest on "work_hours_report" (tenant_id, create_time desc, id desc) where not is_deleted;

create index work_hours_report_create_dept on "work_hours_report" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index work_hours_report_create_user on "work_hours_report" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index work_hours_report_find_tokens on "work_hours_report" using gin (find_tokens) where not is_deleted;

create index work_hours_report_no_sorted on "work_hours_report" (tenant_id, no, id) where not is_deleted;

create index work_hours_report_no_sorted_down on "work_hours_report" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index work_hours_report_no_unique on "work_hours_report" (tenant_id, lower(no)) where not is_deleted;

create index work_hours_report_report_status on "work_hours_report" (tenant_id, report_status, create_time desc, id desc) where not is_deleted;

create index work_hours_report_reported_on on "work_hours_report" (tenant_id, reported_on, create_time desc, id desc) where not is_deleted;

create index work_hours_report_reported_on_sorted on "work_hours_report" (tenant_id, reported_on, id) where not is_deleted;

create index work_hours_report_item_id on "work_hours_report" (tenant_id, item_id, create_time desc, id desc) where not is_deleted;

create index work_hours_report_process_id on "work_hours_report" (tenant_id, process_id, create_time desc, id desc) where not is_deleted;

create index work_hours_report_work_group_id on "work_hours_report" (tenant_id, work_group_id, create_time desc, id desc) where not is_deleted;

create index work_hours_report_shift_kind on "work_hours_report" (tenant_id, shift_kind, create_time desc, id desc) where not is_deleted;

create index work_hours_report_auditor_id on "work_hours_report" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create table "work_hours_report_people" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  worker_id text collate "C",
  activity text collate "C",
  hours numeric,
  good_quantity numeric,
  scrap_quantity numeric,
  note text collate "C",
  primary key (tenant_id, id)
);

alter table "work_hours_report_people" enable row level security;

create policy tenant_only on "work_hours_report_people"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "work_hours_report_people" to bip_app;

create index work_hours_report_people_order on "work_hours_report_people" (tenant_id, parent_id, line_no);

create index work_hours_report_people_worker_id on "work_hours_report_people" (tenant_id, worker_id);

create or replace function mo_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "mo" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('billNo' = any (fields) and (position(term in split_part(coalesce(row_.bill_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.bill_no_find, '')) > 0))
      or ('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))))
$$;

grant execute on function mo_find to bip_app;

create or replace function mo_item_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "mo_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemNo' = any (fields) and (position(term in split_part(coalesce(row_.item_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_no_find, '')) > 0))))
$$;

grant execute on function mo_item_find to bip_app;

create or replace function special_require_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "special_require" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))
      or ('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))))
$$;

grant execute on function special_require_find to bip_app;

create or replace function special_require_process_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "special_require" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.process_ids && ids
$$;

grant execute on function special_require_process_ids_any to bip_app;

create or replace function special_require_notice_user_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "special_require" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.notice_user_ids && ids
$$;

grant execute on function special_require_notice_user_ids_any to bip_app;

create or replace function wire_bom_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "wire_bom" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('bomNo' = any (fields) and (position(term in split_part(coalesce(row_.bom_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.bom_no_find, '')) > 0))
      or ('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))
      or ('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))
      or ('drawingNo' = any (fields) and (position(term in split_part(coalesce(row_.drawing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.drawing_no_find, '')) > 0))))
$$;

grant execute on function wire_bom_find to bip_app;

create or replace function wire_change_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "wire_change" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function wire_change_find to bip_app;

create or replace function wire_execute_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "wire_execute" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))))
$$;

grant execute on function wire_execute_find to bip_app;

create or replace function work_hours_report_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "work_hours_report" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function work_hours_report_find to bip_app;

select follow_files('mo', 'mo', 'mo', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('special_require', 'special_require', 'specialRequire', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('wire_bom', 'wire_bom', 'wireBom', 'attachments', 'attachments', 'files_listed', 'id', 'id');
