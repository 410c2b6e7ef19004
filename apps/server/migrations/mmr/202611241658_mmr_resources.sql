-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "dispatch_application" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  dispatch_no text collate "C",
  dispatch_no_find text collate "C",
  application_status text collate "C",
  plan_order_id text collate "C",
  applicant_id text collate "C",
  start_date date,
  end_date date,
  reason text collate "C",
  reject_reason text collate "C",
  decided_by text collate "C",
  decided_at timestamptz,
  remark text collate "C",
  site_name text collate "C",
  site_name_find text collate "C",
  user_ids text[],
  leader_id text collate "C",
  work_type text collate "C",
  travel_days numeric,
  estimated_cost numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "dispatch_application" enable row level security;

create policy tenant_only on "dispatch_application"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "dispatch_application" to bip_app;

create index dispatch_application_newest on "dispatch_application" (tenant_id, create_time desc, id desc) where not is_deleted;

create index dispatch_application_create_dept on "dispatch_application" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index dispatch_application_create_user on "dispatch_application" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index dispatch_application_find_tokens on "dispatch_application" using gin (find_tokens) where not is_deleted;

create index dispatch_application_dispatch_no_sorted on "dispatch_application" (tenant_id, dispatch_no, id) where not is_deleted;

create index dispatch_application_dispatch_no_sorted_down on "dispatch_application" (tenant_id, dispatch_no desc nulls last, id desc) where not is_deleted;

create unique index dispatch_application_dispatch_no_unique on "dispatch_application" (tenant_id, lower(dispatch_no)) where not is_deleted;

create index dispatch_application_application_status on "dispatch_application" (tenant_id, application_status, create_time desc, id desc) where not is_deleted;

create index dispatch_application_plan_order_id on "dispatch_application" (tenant_id, plan_order_id, create_time desc, id desc) where not is_deleted;

create index dispatch_application_applicant_id on "dispatch_application" (tenant_id, applicant_id, create_time desc, id desc) where not is_deleted;

create index dispatch_application_start_date on "dispatch_application" (tenant_id, start_date, create_time desc, id desc) where not is_deleted;

create index dispatch_application_start_date_sorted on "dispatch_application" (tenant_id, start_date, id) where not is_deleted;

create index dispatch_application_end_date_sorted on "dispatch_application" (tenant_id, end_date, id) where not is_deleted;

create index dispatch_application_decided_by on "dispatch_application" (tenant_id, decided_by) where not is_deleted;

create index dispatch_application_user_ids on "dispatch_application" using gin (user_ids) where not is_deleted;

create index dispatch_application_leader_id on "dispatch_application" (tenant_id, leader_id, create_time desc, id desc) where not is_deleted;

create index dispatch_application_work_type on "dispatch_application" (tenant_id, work_type, create_time desc, id desc) where not is_deleted;

create table "plan_order" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  plan_order_no text collate "C",
  plan_order_no_find text collate "C",
  plan_order_status text collate "C",
  customer_product_name text collate "C",
  customer_product_name_sort text collate "C",
  customer_product_name_find text collate "C",
  line_code text collate "C",
  line_code_sort text collate "C",
  line_code_find text collate "C",
  customer_id text collate "C",
  category_id text collate "C",
  sale_order_id text collate "C",
  project_config_id text collate "C",
  org_id text collate "C",
  stock_org_id text collate "C",
  technology_id text collate "C",
  entry_id text collate "C",
  quantity numeric,
  unit text collate "C",
  priority text collate "C",
  dept_id text collate "C",
  manager_id text collate "C",
  start_date date,
  end_date date,
  promised_date date,
  actual_start date,
  actual_end date,
  progress numeric,
  plan_days numeric,
  plan_hours numeric,
  actual_hours numeric,
  delay_reason text collate "C",
  suspend_reason text collate "C",
  cancel_reason text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_order" enable row level security;

create policy tenant_only on "plan_order"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_order" to bip_app;

create index plan_order_newest on "plan_order" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_order_create_dept on "plan_order" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_order_create_user on "plan_order" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_order_find_tokens on "plan_order" using gin (find_tokens) where not is_deleted;

create index plan_order_plan_order_no_sorted on "plan_order" (tenant_id, plan_order_no, id) where not is_deleted;

create index plan_order_plan_order_no_sorted_down on "plan_order" (tenant_id, plan_order_no desc nulls last, id desc) where not is_deleted;

create unique index plan_order_plan_order_no_unique on "plan_order" (tenant_id, lower(plan_order_no)) where not is_deleted;

create index plan_order_plan_order_status on "plan_order" (tenant_id, plan_order_status, create_time desc, id desc) where not is_deleted;

create index plan_order_customer_product_name_sorted on "plan_order" (tenant_id, customer_product_name_sort, id) where not is_deleted;

create index plan_order_line_code on "plan_order" (tenant_id, line_code, create_time desc, id desc) where not is_deleted;

create index plan_order_line_code_sorted on "plan_order" (tenant_id, line_code_sort, id) where not is_deleted;

create index plan_order_line_code_sorted_down on "plan_order" (tenant_id, line_code_sort desc nulls last, id desc) where not is_deleted;

create index plan_order_customer_id on "plan_order" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index plan_order_category_id on "plan_order" (tenant_id, category_id, create_time desc, id desc) where not is_deleted;

create index plan_order_sale_order_id on "plan_order" (tenant_id, sale_order_id, create_time desc, id desc) where not is_deleted;

create index plan_order_project_config_id on "plan_order" (tenant_id, project_config_id, create_time desc, id desc) where not is_deleted;

create index plan_order_org_id on "plan_order" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index plan_order_stock_org_id on "plan_order" (tenant_id, stock_org_id) where not is_deleted;

create index plan_order_priority on "plan_order" (tenant_id, priority, create_time desc, id desc) where not is_deleted;

create index plan_order_dept_id on "plan_order" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_order_manager_id on "plan_order" (tenant_id, manager_id, create_time desc, id desc) where not is_deleted;

create index plan_order_start_date on "plan_order" (tenant_id, start_date, create_time desc, id desc) where not is_deleted;

create index plan_order_start_date_sorted on "plan_order" (tenant_id, start_date, id) where not is_deleted;

create index plan_order_start_date_sorted_down on "plan_order" (tenant_id, start_date desc nulls last, id desc) where not is_deleted;

create index plan_order_end_date on "plan_order" (tenant_id, end_date, create_time desc, id desc) where not is_deleted;

create index plan_order_end_date_sorted on "plan_order" (tenant_id, end_date, id) where not is_deleted;

create index plan_order_end_date_sorted_down on "plan_order" (tenant_id, end_date desc nulls last, id desc) where not is_deleted;

create index plan_order_promised_date on "plan_order" (tenant_id, promised_date, create_time desc, id desc) where not is_deleted;

create index plan_order_promised_date_sorted on "plan_order" (tenant_id, promised_date, id) where not is_deleted;

create index plan_order_promised_date_sorted_down on "plan_order" (tenant_id, promised_date desc nulls last, id desc) where not is_deleted;

create index plan_order_actual_end_sorted on "plan_order" (tenant_id, actual_end, id) where not is_deleted;

create index plan_order_actual_end_sorted_down on "plan_order" (tenant_id, actual_end desc nulls last, id desc) where not is_deleted;

create index plan_order_progress_sorted on "plan_order" (tenant_id, progress, id) where not is_deleted;

create index plan_order_progress_sorted_down on "plan_order" (tenant_id, progress desc nulls last, id desc) where not is_deleted;

create index plan_order_delay_reason on "plan_order" (tenant_id, delay_reason, create_time desc, id desc) where not is_deleted;

create table "plan_order_category" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  category_code text collate "C",
  category_code_sort text collate "C",
  category_code_find text collate "C",
  category_name text collate "C",
  category_name_sort text collate "C",
  category_name_find text collate "C",
  category_type text collate "C",
  dept_id text collate "C",
  is_active boolean,
  task_count numeric,
  total_days numeric,
  total_hours numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_order_category" enable row level security;

create policy tenant_only on "plan_order_category"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_order_category" to bip_app;

create index plan_order_category_newest on "plan_order_category" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_order_category_create_dept on "plan_order_category" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_order_category_create_user on "plan_order_category" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_order_category_find_tokens on "plan_order_category" using gin (find_tokens) where not is_deleted;

create index plan_order_category_category_code_sorted on "plan_order_category" (tenant_id, category_code_sort, id) where not is_deleted;

create unique index plan_order_category_category_code_unique on "plan_order_category" (tenant_id, lower(category_code)) where not is_deleted;

create index plan_order_category_category_name_sorted on "plan_order_category" (tenant_id, category_name_sort, id) where not is_deleted;

create index plan_order_category_category_type on "plan_order_category" (tenant_id, category_type, create_time desc, id desc) where not is_deleted;

create index plan_order_category_dept_id on "plan_order_category" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_order_category_is_active on "plan_order_category" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "plan_order_category_tasks" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  phase_info_id text collate "C",
  task_name text collate "C",
  dept_id text collate "C",
  days numeric,
  hours numeric,
  people numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "plan_order_category_tasks" enable row level security;

create policy tenant_only on "plan_order_category_tasks"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_order_category_tasks" to bip_app;

create index plan_order_category_tasks_order on "plan_order_category_tasks" (tenant_id, parent_id, line_no);

create index plan_order_category_tasks_phase_info_id on "plan_order_category_tasks" (tenant_id, phase_info_id);

create index plan_order_category_tasks_dept_id on "plan_order_category_tasks" (tenant_id, dept_id);

create table "plan_order_count" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  count_no text collate "C",
  count_no_find text collate "C",
  plan_order_id text collate "C",
  phase_id text collate "C",
  dept_id text collate "C",
  count_date date,
  plan_people numeric,
  actual_people numeric,
  missing_people numeric,
  plan_hours numeric,
  actual_hours numeric,
  hours_difference numeric,
  delay_days numeric,
  delay_reason text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_order_count" enable row level security;

create policy tenant_only on "plan_order_count"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_order_count" to bip_app;

create index plan_order_count_newest on "plan_order_count" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_order_count_create_dept on "plan_order_count" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_order_count_create_user on "plan_order_count" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_order_count_find_tokens on "plan_order_count" using gin (find_tokens) where not is_deleted;

create index plan_order_count_count_no_sorted on "plan_order_count" (tenant_id, count_no, id) where not is_deleted;

create index plan_order_count_count_no_sorted_down on "plan_order_count" (tenant_id, count_no desc nulls last, id desc) where not is_deleted;

create unique index plan_order_count_count_no_unique on "plan_order_count" (tenant_id, lower(count_no)) where not is_deleted;

create index plan_order_count_plan_order_id on "plan_order_count" (tenant_id, plan_order_id, create_time desc, id desc) where not is_deleted;

create index plan_order_count_phase_id on "plan_order_count" (tenant_id, phase_id, create_time desc, id desc) where not is_deleted;

create index plan_order_count_dept_id on "plan_order_count" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_order_count_count_date on "plan_order_count" (tenant_id, count_date, create_time desc, id desc) where not is_deleted;

create index plan_order_count_count_date_sorted on "plan_order_count" (tenant_id, count_date, id) where not is_deleted;

create index plan_order_count_delay_reason on "plan_order_count" (tenant_id, delay_reason, create_time desc, id desc) where not is_deleted;

create table "plan_order_item" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  plan_order_id text collate "C",
  item_no text collate "C",
  item_no_sort text collate "C",
  item_no_find text collate "C",
  material_id text collate "C",
  quantity numeric,
  needed_on date,
  phase_id text collate "C",
  ready_quantity numeric,
  missing_quantity numeric,
  source_no text collate "C",
  source_no_find text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_order_item" enable row level security;

create policy tenant_only on "plan_order_item"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_order_item" to bip_app;

create index plan_order_item_newest on "plan_order_item" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_order_item_create_dept on "plan_order_item" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_order_item_create_user on "plan_order_item" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_order_item_find_tokens on "plan_order_item" using gin (find_tokens) where not is_deleted;

create index plan_order_item_plan_order_id on "plan_order_item" (tenant_id, plan_order_id, create_time desc, id desc) where not is_deleted;

create index plan_order_item_item_no_sorted on "plan_order_item" (tenant_id, item_no_sort, id) where not is_deleted;

create index plan_order_item_material_id on "plan_order_item" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index plan_order_item_needed_on on "plan_order_item" (tenant_id, needed_on, create_time desc, id desc) where not is_deleted;

create index plan_order_item_needed_on_sorted on "plan_order_item" (tenant_id, needed_on, id) where not is_deleted;

create index plan_order_item_needed_on_sorted_down on "plan_order_item" (tenant_id, needed_on desc nulls last, id desc) where not is_deleted;

create index plan_order_item_phase_id on "plan_order_item" (tenant_id, phase_id, create_time desc, id desc) where not is_deleted;

create table "plan_order_phase" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  plan_order_id text collate "C",
  phase_info_id text collate "C",
  phase_name text collate "C",
  phase_name_sort text collate "C",
  phase_name_find text collate "C",
  phase_status text collate "C",
  sort numeric,
  dept_id text collate "C",
  station_id text collate "C",
  leader_id text collate "C",
  start_date date,
  end_date date,
  days numeric,
  plan_hours numeric,
  plan_people numeric,
  progress numeric,
  actual_start date,
  actual_end date,
  is_pinned boolean,
  is_milestone boolean,
  delay_reason text collate "C",
  date_reason text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_order_phase" enable row level security;

create policy tenant_only on "plan_order_phase"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_order_phase" to bip_app;

create index plan_order_phase_newest on "plan_order_phase" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_create_dept on "plan_order_phase" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_create_user on "plan_order_phase" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_find_tokens on "plan_order_phase" using gin (find_tokens) where not is_deleted;

create index plan_order_phase_plan_order_id on "plan_order_phase" (tenant_id, plan_order_id, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_phase_info_id on "plan_order_phase" (tenant_id, phase_info_id, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_phase_name_sorted on "plan_order_phase" (tenant_id, phase_name_sort, id) where not is_deleted;

create index plan_order_phase_phase_status on "plan_order_phase" (tenant_id, phase_status, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_sort_sorted on "plan_order_phase" (tenant_id, sort, id) where not is_deleted;

create index plan_order_phase_dept_id on "plan_order_phase" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_station_id on "plan_order_phase" (tenant_id, station_id, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_leader_id on "plan_order_phase" (tenant_id, leader_id, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_start_date on "plan_order_phase" (tenant_id, start_date, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_start_date_sorted on "plan_order_phase" (tenant_id, start_date, id) where not is_deleted;

create index plan_order_phase_end_date on "plan_order_phase" (tenant_id, end_date, create_time desc, id desc) where not is_deleted;

create index plan_order_phase_end_date_sorted on "plan_order_phase" (tenant_id, end_date, id) where not is_deleted;

create index plan_order_phase_progress_sorted on "plan_order_phase" (tenant_id, progress, id) where not is_deleted;

create index plan_order_phase_progress_sorted_down on "plan_order_phase" (tenant_id, progress desc nulls last, id desc) where not is_deleted;

create index plan_order_phase_delay_reason on "plan_order_phase" (tenant_id, delay_reason, create_time desc, id desc) where not is_deleted;

create table "plan_order_plan_item" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  plan_order_id text collate "C",
  phase_id text collate "C",
  item_name text collate "C",
  item_name_sort text collate "C",
  item_name_find text collate "C",
  item_status text collate "C",
  dept_id text collate "C",
  owner_id text collate "C",
  start_date date,
  end_date date,
  plan_hours numeric,
  started_on date,
  completed_on date,
  completed_by text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_order_plan_item" enable row level security;

create policy tenant_only on "plan_order_plan_item"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_order_plan_item" to bip_app;

create index plan_order_plan_item_newest on "plan_order_plan_item" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_create_dept on "plan_order_plan_item" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_create_user on "plan_order_plan_item" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_find_tokens on "plan_order_plan_item" using gin (find_tokens) where not is_deleted;

create index plan_order_plan_item_plan_order_id on "plan_order_plan_item" (tenant_id, plan_order_id, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_phase_id on "plan_order_plan_item" (tenant_id, phase_id, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_item_name_sorted on "plan_order_plan_item" (tenant_id, item_name_sort, id) where not is_deleted;

create index plan_order_plan_item_item_status on "plan_order_plan_item" (tenant_id, item_status, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_dept_id on "plan_order_plan_item" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_owner_id on "plan_order_plan_item" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_start_date on "plan_order_plan_item" (tenant_id, start_date, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_start_date_sorted on "plan_order_plan_item" (tenant_id, start_date, id) where not is_deleted;

create index plan_order_plan_item_start_date_sorted_down on "plan_order_plan_item" (tenant_id, start_date desc nulls last, id desc) where not is_deleted;

create index plan_order_plan_item_end_date on "plan_order_plan_item" (tenant_id, end_date, create_time desc, id desc) where not is_deleted;

create index plan_order_plan_item_end_date_sorted on "plan_order_plan_item" (tenant_id, end_date, id) where not is_deleted;

create index plan_order_plan_item_completed_on_sorted on "plan_order_plan_item" (tenant_id, completed_on, id) where not is_deleted;

create index plan_order_plan_item_completed_on_sorted_down on "plan_order_plan_item" (tenant_id, completed_on desc nulls last, id desc) where not is_deleted;

create index plan_order_plan_item_completed_by on "plan_order_plan_item" (tenant_id, completed_by) where not is_deleted;

create table "plan_phase_info" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  phase_code text collate "C",
  phase_code_sort text collate "C",
  phase_code_find text collate "C",
  phase_name text collate "C",
  phase_name_sort text collate "C",
  phase_name_find text collate "C",
  sort numeric,
  dept_id text collate "C",
  station_id text collate "C",
  position_dict_code text[],
  standard_days numeric,
  standard_hours numeric,
  standard_people numeric,
  is_milestone boolean,
  needs_material boolean,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_phase_info" enable row level security;

create policy tenant_only on "plan_phase_info"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_phase_info" to bip_app;

create index plan_phase_info_newest on "plan_phase_info" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_phase_info_create_dept on "plan_phase_info" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_phase_info_create_user on "plan_phase_info" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_phase_info_find_tokens on "plan_phase_info" using gin (find_tokens) where not is_deleted;

create index plan_phase_info_phase_code_sorted on "plan_phase_info" (tenant_id, phase_code_sort, id) where not is_deleted;

create unique index plan_phase_info_phase_code_unique on "plan_phase_info" (tenant_id, lower(phase_code)) where not is_deleted;

create index plan_phase_info_phase_name_sorted on "plan_phase_info" (tenant_id, phase_name_sort, id) where not is_deleted;

create index plan_phase_info_sort_sorted on "plan_phase_info" (tenant_id, sort, id) where not is_deleted;

create index plan_phase_info_dept_id on "plan_phase_info" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_phase_info_station_id on "plan_phase_info" (tenant_id, station_id, create_time desc, id desc) where not is_deleted;

create index plan_phase_info_is_active on "plan_phase_info" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "plan_product_dept" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  product_line text collate "C",
  product_line_sort text collate "C",
  product_line_find text collate "C",
  dept_id text collate "C",
  org_id text collate "C",
  category_id text collate "C",
  manager_id text collate "C",
  max_people numeric,
  hours_per_day numeric,
  efficiency numeric,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_product_dept" enable row level security;

create policy tenant_only on "plan_product_dept"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_product_dept" to bip_app;

create index plan_product_dept_newest on "plan_product_dept" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_product_dept_create_dept on "plan_product_dept" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_product_dept_create_user on "plan_product_dept" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_product_dept_find_tokens on "plan_product_dept" using gin (find_tokens) where not is_deleted;

create index plan_product_dept_product_line_sorted on "plan_product_dept" (tenant_id, product_line_sort, id) where not is_deleted;

create index plan_product_dept_dept_id on "plan_product_dept" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_product_dept_org_id on "plan_product_dept" (tenant_id, org_id) where not is_deleted;

create index plan_product_dept_category_id on "plan_product_dept" (tenant_id, category_id, create_time desc, id desc) where not is_deleted;

create index plan_product_dept_manager_id on "plan_product_dept" (tenant_id, manager_id, create_time desc, id desc) where not is_deleted;

create index plan_product_dept_is_active on "plan_product_dept" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "plan_project_config" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  project_no text collate "C",
  project_no_sort text collate "C",
  project_no_find text collate "C",
  project_name text collate "C",
  project_name_sort text collate "C",
  project_name_find text collate "C",
  customer_id text collate "C",
  category_id text collate "C",
  org_id text collate "C",
  manager_id text collate "C",
  site_leader_id text collate "C",
  site_name text collate "C",
  site_name_find text collate "C",
  site_address text collate "C",
  start_date date,
  end_date date,
  workdays numeric,
  hours_per_day numeric,
  max_people numeric,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_project_config" enable row level security;

create policy tenant_only on "plan_project_config"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_project_config" to bip_app;

create index plan_project_config_newest on "plan_project_config" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_project_config_create_dept on "plan_project_config" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_project_config_create_user on "plan_project_config" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_project_config_find_tokens on "plan_project_config" using gin (find_tokens) where not is_deleted;

create index plan_project_config_project_no_sorted on "plan_project_config" (tenant_id, project_no_sort, id) where not is_deleted;

create unique index plan_project_config_project_no_unique on "plan_project_config" (tenant_id, lower(project_no)) where not is_deleted;

create index plan_project_config_project_name_sorted on "plan_project_config" (tenant_id, project_name_sort, id) where not is_deleted;

create index plan_project_config_customer_id on "plan_project_config" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index plan_project_config_category_id on "plan_project_config" (tenant_id, category_id, create_time desc, id desc) where not is_deleted;

create index plan_project_config_org_id on "plan_project_config" (tenant_id, org_id) where not is_deleted;

create index plan_project_config_manager_id on "plan_project_config" (tenant_id, manager_id, create_time desc, id desc) where not is_deleted;

create index plan_project_config_site_leader_id on "plan_project_config" (tenant_id, site_leader_id) where not is_deleted;

create index plan_project_config_start_date_sorted on "plan_project_config" (tenant_id, start_date, id) where not is_deleted;

create index plan_project_config_start_date_sorted_down on "plan_project_config" (tenant_id, start_date desc nulls last, id desc) where not is_deleted;

create index plan_project_config_end_date_sorted on "plan_project_config" (tenant_id, end_date, id) where not is_deleted;

create index plan_project_config_end_date_sorted_down on "plan_project_config" (tenant_id, end_date desc nulls last, id desc) where not is_deleted;

create index plan_project_config_is_active on "plan_project_config" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "plan_station" (
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
  dept_id text collate "C",
  org_id text collate "C",
  workshop text collate "C",
  leader_id text collate "C",
  capacity numeric,
  max_people numeric,
  hours_per_day numeric,
  skills text[],
  qualification text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_station" enable row level security;

create policy tenant_only on "plan_station"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_station" to bip_app;

create index plan_station_newest on "plan_station" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_station_create_dept on "plan_station" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_station_create_user on "plan_station" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_station_find_tokens on "plan_station" using gin (find_tokens) where not is_deleted;

create index plan_station_station_code_sorted on "plan_station" (tenant_id, station_code_sort, id) where not is_deleted;

create unique index plan_station_station_code_unique on "plan_station" (tenant_id, lower(station_code)) where not is_deleted;

create index plan_station_station_name_sorted on "plan_station" (tenant_id, station_name_sort, id) where not is_deleted;

create index plan_station_dept_id on "plan_station" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_station_org_id on "plan_station" (tenant_id, org_id) where not is_deleted;

create index plan_station_workshop on "plan_station" (tenant_id, workshop, create_time desc, id desc) where not is_deleted;

create index plan_station_leader_id on "plan_station" (tenant_id, leader_id, create_time desc, id desc) where not is_deleted;

create index plan_station_is_active on "plan_station" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "plan_work_hours" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  whr_no text collate "C",
  whr_no_find text collate "C",
  plan_order_id text collate "C",
  phase_id text collate "C",
  user_id text collate "C",
  dept_id text collate "C",
  work_date date,
  work_type text collate "C",
  hours numeric,
  overtime numeric,
  total_hours numeric,
  content text collate "C",
  content_find text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_work_hours" enable row level security;

create policy tenant_only on "plan_work_hours"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_work_hours" to bip_app;

create index plan_work_hours_newest on "plan_work_hours" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_work_hours_create_dept on "plan_work_hours" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_work_hours_create_user on "plan_work_hours" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_work_hours_find_tokens on "plan_work_hours" using gin (find_tokens) where not is_deleted;

create index plan_work_hours_whr_no_sorted on "plan_work_hours" (tenant_id, whr_no, id) where not is_deleted;

create index plan_work_hours_whr_no_sorted_down on "plan_work_hours" (tenant_id, whr_no desc nulls last, id desc) where not is_deleted;

create unique index plan_work_hours_whr_no_unique on "plan_work_hours" (tenant_id, lower(whr_no)) where not is_deleted;

create index plan_work_hours_plan_order_id on "plan_work_hours" (tenant_id, plan_order_id, create_time desc, id desc) where not is_deleted;

create index plan_work_hours_phase_id on "plan_work_hours" (tenant_id, phase_id, create_time desc, id desc) where not is_deleted;

create index plan_work_hours_user_id on "plan_work_hours" (tenant_id, user_id, create_time desc, id desc) where not is_deleted;

create index plan_work_hours_dept_id on "plan_work_hours" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_work_hours_work_date on "plan_work_hours" (tenant_id, work_date, create_time desc, id desc) where not is_deleted;

create index plan_work_hours_work_date_sorted on "plan_work_hours" (tenant_id, work_date, id) where not is_deleted;

create index plan_work_hours_work_type on "plan_work_hours" (tenant_id, work_type, create_time desc, id desc) where not is_deleted;

create table "staff_schedule" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  schedule_no text collate "C",
  schedule_no_find text collate "C",
  user_id text collate "C",
  work_date date,
  shift text collate "C",
  plan_order_id text collate "C",
  phase_id text collate "C",
  station_id text collate "C",
  hours numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "staff_schedule" enable row level security;

create policy tenant_only on "staff_schedule"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "staff_schedule" to bip_app;

create index staff_schedule_newest on "staff_schedule" (tenant_id, create_time desc, id desc) where not is_deleted;

create index staff_schedule_create_dept on "staff_schedule" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index staff_schedule_create_user on "staff_schedule" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index staff_schedule_find_tokens on "staff_schedule" using gin (find_tokens) where not is_deleted;

create index staff_schedule_schedule_no_sorted on "staff_schedule" (tenant_id, schedule_no, id) where not is_deleted;

create index staff_schedule_schedule_no_sorted_down on "staff_schedule" (tenant_id, schedule_no desc nulls last, id desc) where not is_deleted;

create unique index staff_schedule_schedule_no_unique on "staff_schedule" (tenant_id, lower(schedule_no)) where not is_deleted;

create index staff_schedule_user_id on "staff_schedule" (tenant_id, user_id, create_time desc, id desc) where not is_deleted;

create index staff_schedule_work_date on "staff_schedule" (tenant_id, work_date, create_time desc, id desc) where not is_deleted;

create index staff_schedule_work_date_sorted on "staff_schedule" (tenant_id, work_date, id) where not is_deleted;

create index staff_schedule_shift on "staff_schedule" (tenant_id, shift, create_time desc, id desc) where not is_deleted;

create index staff_schedule_plan_order_id on "staff_schedule" (tenant_id, plan_order_id, create_time desc, id desc) where not is_deleted;

create index staff_schedule_phase_id on "staff_schedule" (tenant_id, phase_id, create_time desc, id desc) where not is_deleted;

create index staff_schedule_station_id on "staff_schedule" (tenant_id, station_id, create_time desc, id desc) where not is_deleted;

create table "station_application" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  application_no text collate "C",
  application_no_find text collate "C",
  application_status text collate "C",
  plan_order_id text collate "C",
  applicant_id text collate "C",
  start_date date,
  end_date date,
  reason text collate "C",
  reject_reason text collate "C",
  decided_by text collate "C",
  decided_at timestamptz,
  remark text collate "C",
  phase_id text collate "C",
  station_id text collate "C",
  user_ids text[],
  shift text collate "C",
  hours_per_day numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "station_application" enable row level security;

create policy tenant_only on "station_application"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "station_application" to bip_app;

create index station_application_newest on "station_application" (tenant_id, create_time desc, id desc) where not is_deleted;

create index station_application_create_dept on "station_application" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index station_application_create_user on "station_application" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index station_application_find_tokens on "station_application" using gin (find_tokens) where not is_deleted;

create index station_application_application_no_sorted on "station_application" (tenant_id, application_no, id) where not is_deleted;

create index station_application_application_no_sorted_down on "station_application" (tenant_id, application_no desc nulls last, id desc) where not is_deleted;

create unique index station_application_application_no_unique on "station_application" (tenant_id, lower(application_no)) where not is_deleted;

create index station_application_application_status on "station_application" (tenant_id, application_status, create_time desc, id desc) where not is_deleted;

create index station_application_plan_order_id on "station_application" (tenant_id, plan_order_id, create_time desc, id desc) where not is_deleted;

create index station_application_applicant_id on "station_application" (tenant_id, applicant_id, create_time desc, id desc) where not is_deleted;

create index station_application_start_date on "station_application" (tenant_id, start_date, create_time desc, id desc) where not is_deleted;

create index station_application_start_date_sorted on "station_application" (tenant_id, start_date, id) where not is_deleted;

create index station_application_end_date_sorted on "station_application" (tenant_id, end_date, id) where not is_deleted;

create index station_application_decided_by on "station_application" (tenant_id, decided_by) where not is_deleted;

create index station_application_phase_id on "station_application" (tenant_id, phase_id, create_time desc, id desc) where not is_deleted;

create index station_application_station_id on "station_application" (tenant_id, station_id, create_time desc, id desc) where not is_deleted;

create index station_application_user_ids on "station_application" using gin (user_ids) where not is_deleted;

create or replace function dispatch_application_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dispatch_application" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('dispatchNo' = any (fields) and (position(term in split_part(coalesce(row_.dispatch_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.dispatch_no_find, '')) > 0))
      or ('siteName' = any (fields) and (position(term in split_part(coalesce(row_.site_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.site_name_find, '')) > 0))))
$$;

grant execute on function dispatch_application_find to bip_app;

create or replace function dispatch_application_user_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dispatch_application" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.user_ids && ids
$$;

grant execute on function dispatch_application_user_ids_any to bip_app;

create or replace function plan_order_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('planOrderNo' = any (fields) and (position(term in split_part(coalesce(row_.plan_order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.plan_order_no_find, '')) > 0))
      or ('customerProductName' = any (fields) and (position(term in split_part(coalesce(row_.customer_product_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_product_name_find, '')) > 0))
      or ('lineCode' = any (fields) and (position(term in split_part(coalesce(row_.line_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.line_code_find, '')) > 0))))
$$;

grant execute on function plan_order_find to bip_app;

create or replace function plan_order_category_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_order_category" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('categoryCode' = any (fields) and (position(term in split_part(coalesce(row_.category_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.category_code_find, '')) > 0))
      or ('categoryName' = any (fields) and (position(term in split_part(coalesce(row_.category_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.category_name_find, '')) > 0))))
$$;

grant execute on function plan_order_category_find to bip_app;

create or replace function plan_order_count_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_order_count" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('countNo' = any (fields) and (position(term in split_part(coalesce(row_.count_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.count_no_find, '')) > 0))))
$$;

grant execute on function plan_order_count_find to bip_app;

create or replace function plan_order_item_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_order_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemNo' = any (fields) and (position(term in split_part(coalesce(row_.item_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_no_find, '')) > 0))
      or ('sourceNo' = any (fields) and (position(term in split_part(coalesce(row_.source_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.source_no_find, '')) > 0))))
$$;

grant execute on function plan_order_item_find to bip_app;

create or replace function plan_order_phase_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_order_phase" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('phaseName' = any (fields) and (position(term in split_part(coalesce(row_.phase_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phase_name_find, '')) > 0))))
$$;

grant execute on function plan_order_phase_find to bip_app;

create or replace function plan_order_plan_item_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_order_plan_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0))))
$$;

grant execute on function plan_order_plan_item_find to bip_app;

create or replace function plan_phase_info_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_phase_info" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('phaseCode' = any (fields) and (position(term in split_part(coalesce(row_.phase_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phase_code_find, '')) > 0))
      or ('phaseName' = any (fields) and (position(term in split_part(coalesce(row_.phase_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phase_name_find, '')) > 0))))
$$;

grant execute on function plan_phase_info_find to bip_app;

create or replace function plan_product_dept_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_product_dept" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('productLine' = any (fields) and (position(term in split_part(coalesce(row_.product_line_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.product_line_find, '')) > 0))))
$$;

grant execute on function plan_product_dept_find to bip_app;

create or replace function plan_project_config_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_project_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('projectNo' = any (fields) and (position(term in split_part(coalesce(row_.project_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_no_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))
      or ('siteName' = any (fields) and (position(term in split_part(coalesce(row_.site_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.site_name_find, '')) > 0))))
$$;

grant execute on function plan_project_config_find to bip_app;

create or replace function plan_station_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_station" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('stationCode' = any (fields) and (position(term in split_part(coalesce(row_.station_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.station_code_find, '')) > 0))
      or ('stationName' = any (fields) and (position(term in split_part(coalesce(row_.station_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.station_name_find, '')) > 0))))
$$;

grant execute on function plan_station_find to bip_app;

create or replace function plan_work_hours_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_work_hours" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('whrNo' = any (fields) and (position(term in split_part(coalesce(row_.whr_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.whr_no_find, '')) > 0))
      or ('content' = any (fields) and (position(term in split_part(coalesce(row_.content_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.content_find, '')) > 0))))
$$;

grant execute on function plan_work_hours_find to bip_app;

create or replace function staff_schedule_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "staff_schedule" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('scheduleNo' = any (fields) and (position(term in split_part(coalesce(row_.schedule_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.schedule_no_find, '')) > 0))))
$$;

grant execute on function staff_schedule_find to bip_app;

create or replace function station_application_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "station_application" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('applicationNo' = any (fields) and (position(term in split_part(coalesce(row_.application_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.application_no_find, '')) > 0))))
$$;

grant execute on function station_application_find to bip_app;

create or replace function station_application_user_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "station_application" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.user_ids && ids
$$;

grant execute on function station_application_user_ids_any to bip_app;

select follow_files('plan_order', 'plan_order', 'planOrder', 'attachments', 'attachments', 'files_listed', 'id', 'id');
