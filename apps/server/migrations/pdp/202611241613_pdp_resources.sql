-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "change_record" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  change_no text collate "C",
  change_no_find text collate "C",
  project_id text collate "C",
  plan_item_id text collate "C",
  change_type text collate "C",
  change_reason text collate "C",
  change_reason_find text collate "C",
  changed_on date,
  changed_by text collate "C",
  shift_days numeric,
  told_ids text[],
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "change_record" enable row level security;

create policy tenant_only on "change_record"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "change_record" to bip_app;

create index change_record_newest on "change_record" (tenant_id, create_time desc, id desc) where not is_deleted;

create index change_record_create_dept on "change_record" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index change_record_create_user on "change_record" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index change_record_find_tokens on "change_record" using gin (find_tokens) where not is_deleted;

create index change_record_change_no_sorted on "change_record" (tenant_id, change_no, id) where not is_deleted;

create index change_record_change_no_sorted_down on "change_record" (tenant_id, change_no desc nulls last, id desc) where not is_deleted;

create unique index change_record_change_no_unique on "change_record" (tenant_id, lower(change_no)) where not is_deleted;

create index change_record_project_id on "change_record" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index change_record_plan_item_id on "change_record" (tenant_id, plan_item_id, create_time desc, id desc) where not is_deleted;

create index change_record_change_type on "change_record" (tenant_id, change_type, create_time desc, id desc) where not is_deleted;

create index change_record_changed_on on "change_record" (tenant_id, changed_on, create_time desc, id desc) where not is_deleted;

create index change_record_changed_on_sorted on "change_record" (tenant_id, changed_on, id) where not is_deleted;

create index change_record_changed_by on "change_record" (tenant_id, changed_by, create_time desc, id desc) where not is_deleted;

create index change_record_shift_days_sorted on "change_record" (tenant_id, shift_days, id) where not is_deleted;

create index change_record_shift_days_sorted_down on "change_record" (tenant_id, shift_days desc nulls last, id desc) where not is_deleted;

create index change_record_told_ids on "change_record" using gin (told_ids) where not is_deleted;

create table "change_record_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  field_name text collate "C",
  old_value text collate "C",
  new_value text collate "C",
  primary key (tenant_id, id)
);

alter table "change_record_lines" enable row level security;

create policy tenant_only on "change_record_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "change_record_lines" to bip_app;

create index change_record_lines_order on "change_record_lines" (tenant_id, parent_id, line_no);

create table "pdp_func_user_config" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  config_name text collate "C",
  config_name_sort text collate "C",
  config_name_find text collate "C",
  function_dict text collate "C",
  org_id text collate "C",
  project_type text collate "C",
  user_ids text[],
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "pdp_func_user_config" enable row level security;

create policy tenant_only on "pdp_func_user_config"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "pdp_func_user_config" to bip_app;

create index pdp_func_user_config_newest on "pdp_func_user_config" (tenant_id, create_time desc, id desc) where not is_deleted;

create index pdp_func_user_config_create_dept on "pdp_func_user_config" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index pdp_func_user_config_create_user on "pdp_func_user_config" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index pdp_func_user_config_find_tokens on "pdp_func_user_config" using gin (find_tokens) where not is_deleted;

create index pdp_func_user_config_config_name_sorted on "pdp_func_user_config" (tenant_id, config_name_sort, id) where not is_deleted;

create unique index pdp_func_user_config_config_name_unique on "pdp_func_user_config" (tenant_id, lower(config_name)) where not is_deleted;

create index pdp_func_user_config_function_dict on "pdp_func_user_config" (tenant_id, function_dict, create_time desc, id desc) where not is_deleted;

create index pdp_func_user_config_org_id on "pdp_func_user_config" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index pdp_func_user_config_project_type on "pdp_func_user_config" (tenant_id, project_type, create_time desc, id desc) where not is_deleted;

create index pdp_func_user_config_user_ids on "pdp_func_user_config" using gin (user_ids) where not is_deleted;

create index pdp_func_user_config_is_active on "pdp_func_user_config" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "plan_item" (
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
  plan_item_name text collate "C",
  plan_item_name_sort text collate "C",
  plan_item_name_find text collate "C",
  project_id text collate "C",
  parent_id text collate "C",
  item_type text collate "C",
  phase text collate "C",
  plan_status text collate "C",
  status_before text collate "C",
  role_dict text collate "C",
  owner_id text collate "C",
  dept_id text collate "C",
  member_ids text[],
  plan_start date,
  plan_end date,
  duration numeric,
  deadline date,
  constraint_type text collate "C",
  constraint_date date,
  actual_start date,
  actual_end date,
  baseline_start date,
  baseline_end date,
  progress numeric,
  planned_hours numeric,
  actual_hours numeric,
  is_proof_required boolean,
  deliverable text collate "C",
  proof_files jsonb,
  completion_note text collate "C",
  delay_reason text collate "C",
  delay_note text collate "C",
  change_reason text collate "C",
  change_type text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_item" enable row level security;

create policy tenant_only on "plan_item"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_item" to bip_app;

create index plan_item_newest on "plan_item" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_item_create_dept on "plan_item" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_item_create_user on "plan_item" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_item_find_tokens on "plan_item" using gin (find_tokens) where not is_deleted;

create index plan_item_item_no_sorted on "plan_item" (tenant_id, item_no_sort, id) where not is_deleted;

create index plan_item_plan_item_name_sorted on "plan_item" (tenant_id, plan_item_name_sort, id) where not is_deleted;

create index plan_item_project_id on "plan_item" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index plan_item_parent_id on "plan_item" (tenant_id, parent_id, create_time desc, id desc) where not is_deleted;

create index plan_item_item_type on "plan_item" (tenant_id, item_type, create_time desc, id desc) where not is_deleted;

create index plan_item_phase on "plan_item" (tenant_id, phase, create_time desc, id desc) where not is_deleted;

create index plan_item_plan_status on "plan_item" (tenant_id, plan_status, create_time desc, id desc) where not is_deleted;

create index plan_item_role_dict on "plan_item" (tenant_id, role_dict, create_time desc, id desc) where not is_deleted;

create index plan_item_owner_id on "plan_item" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index plan_item_dept_id on "plan_item" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index plan_item_member_ids on "plan_item" using gin (member_ids) where not is_deleted;

create index plan_item_plan_start on "plan_item" (tenant_id, plan_start, create_time desc, id desc) where not is_deleted;

create index plan_item_plan_start_sorted on "plan_item" (tenant_id, plan_start, id) where not is_deleted;

create index plan_item_plan_end on "plan_item" (tenant_id, plan_end, create_time desc, id desc) where not is_deleted;

create index plan_item_plan_end_sorted on "plan_item" (tenant_id, plan_end, id) where not is_deleted;

create index plan_item_duration_sorted on "plan_item" (tenant_id, duration, id) where not is_deleted;

create index plan_item_duration_sorted_down on "plan_item" (tenant_id, duration desc nulls last, id desc) where not is_deleted;

create index plan_item_deadline_sorted on "plan_item" (tenant_id, deadline, id) where not is_deleted;

create index plan_item_deadline_sorted_down on "plan_item" (tenant_id, deadline desc nulls last, id desc) where not is_deleted;

create index plan_item_actual_start_sorted on "plan_item" (tenant_id, actual_start, id) where not is_deleted;

create index plan_item_actual_start_sorted_down on "plan_item" (tenant_id, actual_start desc nulls last, id desc) where not is_deleted;

create index plan_item_actual_end_sorted on "plan_item" (tenant_id, actual_end, id) where not is_deleted;

create index plan_item_actual_end_sorted_down on "plan_item" (tenant_id, actual_end desc nulls last, id desc) where not is_deleted;

create index plan_item_progress_sorted on "plan_item" (tenant_id, progress, id) where not is_deleted;

create index plan_item_progress_sorted_down on "plan_item" (tenant_id, progress desc nulls last, id desc) where not is_deleted;

create index plan_item_delay_reason on "plan_item" (tenant_id, delay_reason, create_time desc, id desc) where not is_deleted;

create index plan_item_auditor_id on "plan_item" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index plan_item_audited_at_sorted on "plan_item" (tenant_id, audited_at, id) where not is_deleted;

create index plan_item_audited_at_sorted_down on "plan_item" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create table "plan_item_links" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  predecessor_id text collate "C",
  link_type text collate "C",
  lag numeric,
  primary key (tenant_id, id)
);

alter table "plan_item_links" enable row level security;

create policy tenant_only on "plan_item_links"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_item_links" to bip_app;

create index plan_item_links_order on "plan_item_links" (tenant_id, parent_id, line_no);

create index plan_item_links_predecessor_id on "plan_item_links" (tenant_id, predecessor_id);

create table "plan_tempitem" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  template_id text collate "C",
  item_no text collate "C",
  item_no_sort text collate "C",
  item_no_find text collate "C",
  item_name text collate "C",
  item_name_sort text collate "C",
  item_name_find text collate "C",
  item_type text collate "C",
  parent_id text collate "C",
  phase text collate "C",
  start_day numeric,
  work_days numeric,
  role_dict text collate "C",
  planned_hours numeric,
  deliverable text collate "C",
  is_proof_required boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_tempitem" enable row level security;

create policy tenant_only on "plan_tempitem"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_tempitem" to bip_app;

create index plan_tempitem_newest on "plan_tempitem" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_tempitem_create_dept on "plan_tempitem" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_tempitem_create_user on "plan_tempitem" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_tempitem_find_tokens on "plan_tempitem" using gin (find_tokens) where not is_deleted;

create index plan_tempitem_template_id on "plan_tempitem" (tenant_id, template_id, create_time desc, id desc) where not is_deleted;

create index plan_tempitem_item_no_sorted on "plan_tempitem" (tenant_id, item_no_sort, id) where not is_deleted;

create index plan_tempitem_item_name_sorted on "plan_tempitem" (tenant_id, item_name_sort, id) where not is_deleted;

create index plan_tempitem_item_type on "plan_tempitem" (tenant_id, item_type, create_time desc, id desc) where not is_deleted;

create index plan_tempitem_parent_id on "plan_tempitem" (tenant_id, parent_id, create_time desc, id desc) where not is_deleted;

create index plan_tempitem_phase on "plan_tempitem" (tenant_id, phase, create_time desc, id desc) where not is_deleted;

create index plan_tempitem_start_day_sorted on "plan_tempitem" (tenant_id, start_day, id) where not is_deleted;

create index plan_tempitem_role_dict on "plan_tempitem" (tenant_id, role_dict, create_time desc, id desc) where not is_deleted;

create table "plan_tempitem_links" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  predecessor_id text collate "C",
  link_type text collate "C",
  lag numeric,
  primary key (tenant_id, id)
);

alter table "plan_tempitem_links" enable row level security;

create policy tenant_only on "plan_tempitem_links"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_tempitem_links" to bip_app;

create index plan_tempitem_links_order on "plan_tempitem_links" (tenant_id, parent_id, line_no);

create index plan_tempitem_links_predecessor_id on "plan_tempitem_links" (tenant_id, predecessor_id);

create table "plan_template" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  template_code text collate "C",
  template_code_find text collate "C",
  template_name text collate "C",
  template_name_sort text collate "C",
  template_name_find text collate "C",
  template_status text collate "C",
  project_type text collate "C",
  quipment_dict_id text collate "C",
  org_id text collate "C",
  owner_id text collate "C",
  edition text collate "C",
  total_days numeric,
  item_count numeric,
  description text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_template" enable row level security;

create policy tenant_only on "plan_template"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_template" to bip_app;

create index plan_template_newest on "plan_template" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_template_create_dept on "plan_template" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_template_create_user on "plan_template" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_template_find_tokens on "plan_template" using gin (find_tokens) where not is_deleted;

create index plan_template_template_code_sorted on "plan_template" (tenant_id, template_code, id) where not is_deleted;

create index plan_template_template_code_sorted_down on "plan_template" (tenant_id, template_code desc nulls last, id desc) where not is_deleted;

create unique index plan_template_template_code_unique on "plan_template" (tenant_id, lower(template_code)) where not is_deleted;

create index plan_template_template_name_sorted on "plan_template" (tenant_id, template_name_sort, id) where not is_deleted;

create unique index plan_template_template_name_unique on "plan_template" (tenant_id, lower(template_name)) where not is_deleted;

create index plan_template_template_status on "plan_template" (tenant_id, template_status, create_time desc, id desc) where not is_deleted;

create index plan_template_project_type on "plan_template" (tenant_id, project_type, create_time desc, id desc) where not is_deleted;

create index plan_template_quipment_dict_id on "plan_template" (tenant_id, quipment_dict_id, create_time desc, id desc) where not is_deleted;

create index plan_template_org_id on "plan_template" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index plan_template_owner_id on "plan_template" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index plan_template_total_days_sorted on "plan_template" (tenant_id, total_days, id) where not is_deleted;

create index plan_template_total_days_sorted_down on "plan_template" (tenant_id, total_days desc nulls last, id desc) where not is_deleted;

create index plan_template_item_count_sorted on "plan_template" (tenant_id, item_count, id) where not is_deleted;

create index plan_template_item_count_sorted_down on "plan_template" (tenant_id, item_count desc nulls last, id desc) where not is_deleted;

create table "process_correlation" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  process_no text collate "C",
  process_no_sort text collate "C",
  process_no_find text collate "C",
  process_name text collate "C",
  process_name_sort text collate "C",
  process_name_find text collate "C",
  project_id text collate "C",
  plan_item_id text collate "C",
  process_type text collate "C",
  process_instance_id text collate "C",
  starter_id text collate "C",
  started_on date,
  ended_on date,
  outcome text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "process_correlation" enable row level security;

create policy tenant_only on "process_correlation"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "process_correlation" to bip_app;

create index process_correlation_newest on "process_correlation" (tenant_id, create_time desc, id desc) where not is_deleted;

create index process_correlation_create_dept on "process_correlation" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index process_correlation_create_user on "process_correlation" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index process_correlation_find_tokens on "process_correlation" using gin (find_tokens) where not is_deleted;

create index process_correlation_process_no_sorted on "process_correlation" (tenant_id, process_no_sort, id) where not is_deleted;

create index process_correlation_process_name_sorted on "process_correlation" (tenant_id, process_name_sort, id) where not is_deleted;

create index process_correlation_project_id on "process_correlation" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index process_correlation_plan_item_id on "process_correlation" (tenant_id, plan_item_id, create_time desc, id desc) where not is_deleted;

create index process_correlation_process_type on "process_correlation" (tenant_id, process_type, create_time desc, id desc) where not is_deleted;

create index process_correlation_starter_id on "process_correlation" (tenant_id, starter_id, create_time desc, id desc) where not is_deleted;

create index process_correlation_started_on on "process_correlation" (tenant_id, started_on, create_time desc, id desc) where not is_deleted;

create index process_correlation_started_on_sorted on "process_correlation" (tenant_id, started_on, id) where not is_deleted;

create index process_correlation_ended_on_sorted on "process_correlation" (tenant_id, ended_on, id) where not is_deleted;

create index process_correlation_ended_on_sorted_down on "process_correlation" (tenant_id, ended_on desc nulls last, id desc) where not is_deleted;

create table "project" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  project_code text collate "C",
  project_code_find text collate "C",
  project_name text collate "C",
  project_name_sort text collate "C",
  project_name_find text collate "C",
  project_status text collate "C",
  project_type text collate "C",
  project_level text collate "C",
  phase text collate "C",
  customer_id text collate "C",
  sale_order_id text collate "C",
  opps_id text collate "C",
  org_id text collate "C",
  dept_id text collate "C",
  manager_id text collate "C",
  tpm_user_id text collate "C",
  sales_user_id text collate "C",
  quipment_dict_id text collate "C",
  quantity numeric,
  template_id text collate "C",
  plan_start date,
  plan_end date,
  delivery_date date,
  actual_start date,
  actual_end date,
  forecast_end date,
  progress numeric,
  delayed_count numeric,
  contract_no text collate "C",
  contract_no_find text collate "C",
  contract_amount numeric,
  currency text collate "C",
  budget numeric,
  actual_cost numeric,
  forecast_cost numeric,
  health text collate "C",
  time_health text collate "C",
  cost_health text collate "C",
  quality_health text collate "C",
  risk_health text collate "C",
  health_reason text[],
  health_at timestamptz,
  site_address text collate "C",
  acceptance_terms text collate "C",
  close_reason text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "project" enable row level security;

create policy tenant_only on "project"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "project" to bip_app;

create index project_newest on "project" (tenant_id, create_time desc, id desc) where not is_deleted;

create index project_create_dept on "project" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index project_create_user on "project" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index project_find_tokens on "project" using gin (find_tokens) where not is_deleted;

create index project_project_code_sorted on "project" (tenant_id, project_code, id) where not is_deleted;

create index project_project_code_sorted_down on "project" (tenant_id, project_code desc nulls last, id desc) where not is_deleted;

create unique index project_project_code_unique on "project" (tenant_id, lower(project_code)) where not is_deleted;

create index project_project_name_sorted on "project" (tenant_id, project_name_sort, id) where not is_deleted;

create index project_project_status on "project" (tenant_id, project_status, create_time desc, id desc) where not is_deleted;

create index project_project_type on "project" (tenant_id, project_type, create_time desc, id desc) where not is_deleted;

create index project_project_level on "project" (tenant_id, project_level, create_time desc, id desc) where not is_deleted;

create index project_phase on "project" (tenant_id, phase, create_time desc, id desc) where not is_deleted;

create index project_customer_id on "project" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index project_sale_order_id on "project" (tenant_id, sale_order_id, create_time desc, id desc) where not is_deleted;

create index project_opps_id on "project" (tenant_id, opps_id, create_time desc, id desc) where not is_deleted;

create index project_org_id on "project" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index project_dept_id on "project" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index project_manager_id on "project" (tenant_id, manager_id, create_time desc, id desc) where not is_deleted;

create index project_tpm_user_id on "project" (tenant_id, tpm_user_id, create_time desc, id desc) where not is_deleted;

create index project_sales_user_id on "project" (tenant_id, sales_user_id, create_time desc, id desc) where not is_deleted;

create index project_quipment_dict_id on "project" (tenant_id, quipment_dict_id, create_time desc, id desc) where not is_deleted;

create index project_template_id on "project" (tenant_id, template_id, create_time desc, id desc) where not is_deleted;

create index project_plan_start on "project" (tenant_id, plan_start, create_time desc, id desc) where not is_deleted;

create index project_plan_start_sorted on "project" (tenant_id, plan_start, id) where not is_deleted;

create index project_plan_end on "project" (tenant_id, plan_end, create_time desc, id desc) where not is_deleted;

create index project_plan_end_sorted on "project" (tenant_id, plan_end, id) where not is_deleted;

create index project_delivery_date on "project" (tenant_id, delivery_date, create_time desc, id desc) where not is_deleted;

create index project_delivery_date_sorted on "project" (tenant_id, delivery_date, id) where not is_deleted;

create index project_delivery_date_sorted_down on "project" (tenant_id, delivery_date desc nulls last, id desc) where not is_deleted;

create index project_actual_start_sorted on "project" (tenant_id, actual_start, id) where not is_deleted;

create index project_actual_start_sorted_down on "project" (tenant_id, actual_start desc nulls last, id desc) where not is_deleted;

create index project_actual_end_sorted on "project" (tenant_id, actual_end, id) where not is_deleted;

create index project_actual_end_sorted_down on "project" (tenant_id, actual_end desc nulls last, id desc) where not is_deleted;

create index project_forecast_end_sorted on "project" (tenant_id, forecast_end, id) where not is_deleted;

create index project_forecast_end_sorted_down on "project" (tenant_id, forecast_end desc nulls last, id desc) where not is_deleted;

create index project_progress_sorted on "project" (tenant_id, progress, id) where not is_deleted;

create index project_progress_sorted_down on "project" (tenant_id, progress desc nulls last, id desc) where not is_deleted;

create index project_delayed_count_sorted on "project" (tenant_id, delayed_count, id) where not is_deleted;

create index project_delayed_count_sorted_down on "project" (tenant_id, delayed_count desc nulls last, id desc) where not is_deleted;

create index project_contract_amount_sorted on "project" (tenant_id, contract_amount, id) where not is_deleted;

create index project_contract_amount_sorted_down on "project" (tenant_id, contract_amount desc nulls last, id desc) where not is_deleted;

create index project_budget_sorted on "project" (tenant_id, budget, id) where not is_deleted;

create index project_budget_sorted_down on "project" (tenant_id, budget desc nulls last, id desc) where not is_deleted;

create index project_actual_cost_sorted on "project" (tenant_id, actual_cost, id) where not is_deleted;

create index project_actual_cost_sorted_down on "project" (tenant_id, actual_cost desc nulls last, id desc) where not is_deleted;

create index project_forecast_cost_sorted on "project" (tenant_id, forecast_cost, id) where not is_deleted;

create index project_forecast_cost_sorted_down on "project" (tenant_id, forecast_cost desc nulls last, id desc) where not is_deleted;

create index project_health on "project" (tenant_id, health, create_time desc, id desc) where not is_deleted;

create index project_time_health on "project" (tenant_id, time_health, create_time desc, id desc) where not is_deleted;

create index project_cost_health on "project" (tenant_id, cost_health, create_time desc, id desc) where not is_deleted;

create index project_quality_health on "project" (tenant_id, quality_health, create_time desc, id desc) where not is_deleted;

create index project_risk_health on "project" (tenant_id, risk_health, create_time desc, id desc) where not is_deleted;

create index project_auditor_id on "project" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index project_audited_at_sorted on "project" (tenant_id, audited_at, id) where not is_deleted;

create index project_audited_at_sorted_down on "project" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create table "project_case" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  case_no text collate "C",
  case_no_find text collate "C",
  case_name text collate "C",
  case_name_sort text collate "C",
  case_name_find text collate "C",
  project_id text collate "C",
  case_status text collate "C",
  case_type text collate "C",
  phase text collate "C",
  author_id text collate "C",
  happened_on date,
  background text collate "C",
  cause text collate "C",
  measures text collate "C",
  result text collate "C",
  saved_amount numeric,
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "project_case" enable row level security;

create policy tenant_only on "project_case"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "project_case" to bip_app;

create index project_case_newest on "project_case" (tenant_id, create_time desc, id desc) where not is_deleted;

create index project_case_create_dept on "project_case" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index project_case_create_user on "project_case" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index project_case_find_tokens on "project_case" using gin (find_tokens) where not is_deleted;

create index project_case_case_no_sorted on "project_case" (tenant_id, case_no, id) where not is_deleted;

create index project_case_case_no_sorted_down on "project_case" (tenant_id, case_no desc nulls last, id desc) where not is_deleted;

create unique index project_case_case_no_unique on "project_case" (tenant_id, lower(case_no)) where not is_deleted;

create index project_case_case_name_sorted on "project_case" (tenant_id, case_name_sort, id) where not is_deleted;

create index project_case_project_id on "project_case" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index project_case_case_status on "project_case" (tenant_id, case_status, create_time desc, id desc) where not is_deleted;

create index project_case_case_type on "project_case" (tenant_id, case_type, create_time desc, id desc) where not is_deleted;

create index project_case_phase on "project_case" (tenant_id, phase, create_time desc, id desc) where not is_deleted;

create index project_case_author_id on "project_case" (tenant_id, author_id, create_time desc, id desc) where not is_deleted;

create index project_case_happened_on_sorted on "project_case" (tenant_id, happened_on, id) where not is_deleted;

create index project_case_happened_on_sorted_down on "project_case" (tenant_id, happened_on desc nulls last, id desc) where not is_deleted;

create index project_case_saved_amount_sorted on "project_case" (tenant_id, saved_amount, id) where not is_deleted;

create index project_case_saved_amount_sorted_down on "project_case" (tenant_id, saved_amount desc nulls last, id desc) where not is_deleted;

create table "project_role" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  project_id text collate "C",
  member_name text collate "C",
  member_name_sort text collate "C",
  member_name_find text collate "C",
  role_dict text collate "C",
  template_id text collate "C",
  user_id text collate "C",
  allocation numeric,
  joins_on date,
  leaves_on date,
  duties text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "project_role" enable row level security;

create policy tenant_only on "project_role"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "project_role" to bip_app;

create index project_role_newest on "project_role" (tenant_id, create_time desc, id desc) where not is_deleted;

create index project_role_create_dept on "project_role" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index project_role_create_user on "project_role" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index project_role_find_tokens on "project_role" using gin (find_tokens) where not is_deleted;

create index project_role_project_id on "project_role" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index project_role_member_name_sorted on "project_role" (tenant_id, member_name_sort, id) where not is_deleted;

create index project_role_role_dict on "project_role" (tenant_id, role_dict, create_time desc, id desc) where not is_deleted;

create index project_role_template_id on "project_role" (tenant_id, template_id, create_time desc, id desc) where not is_deleted;

create index project_role_user_id on "project_role" (tenant_id, user_id, create_time desc, id desc) where not is_deleted;

create index project_role_joins_on_sorted on "project_role" (tenant_id, joins_on, id) where not is_deleted;

create index project_role_joins_on_sorted_down on "project_role" (tenant_id, joins_on desc nulls last, id desc) where not is_deleted;

create index project_role_leaves_on_sorted on "project_role" (tenant_id, leaves_on, id) where not is_deleted;

create index project_role_leaves_on_sorted_down on "project_role" (tenant_id, leaves_on desc nulls last, id desc) where not is_deleted;

create or replace function change_record_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "change_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('changeNo' = any (fields) and (position(term in split_part(coalesce(row_.change_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.change_no_find, '')) > 0))
      or ('changeReason' = any (fields) and (position(term in split_part(coalesce(row_.change_reason_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.change_reason_find, '')) > 0))))
$$;

grant execute on function change_record_find to bip_app;

create or replace function change_record_told_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "change_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.told_ids && ids
$$;

grant execute on function change_record_told_ids_any to bip_app;

create or replace function pdp_func_user_config_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "pdp_func_user_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('configName' = any (fields) and (position(term in split_part(coalesce(row_.config_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.config_name_find, '')) > 0))))
$$;

grant execute on function pdp_func_user_config_find to bip_app;

create or replace function pdp_func_user_config_user_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "pdp_func_user_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.user_ids && ids
$$;

grant execute on function pdp_func_user_config_user_ids_any to bip_app;

create or replace function plan_item_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemNo' = any (fields) and (position(term in split_part(coalesce(row_.item_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_no_find, '')) > 0))
      or ('planItemName' = any (fields) and (position(term in split_part(coalesce(row_.plan_item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.plan_item_name_find, '')) > 0))))
$$;

grant execute on function plan_item_find to bip_app;

create or replace function plan_item_member_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.member_ids && ids
$$;

grant execute on function plan_item_member_ids_any to bip_app;

create or replace function plan_tempitem_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_tempitem" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemNo' = any (fields) and (position(term in split_part(coalesce(row_.item_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_no_find, '')) > 0))
      or ('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0))))
$$;

grant execute on function plan_tempitem_find to bip_app;

create or replace function plan_template_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_template" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('templateCode' = any (fields) and (position(term in split_part(coalesce(row_.template_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_code_find, '')) > 0))
      or ('templateName' = any (fields) and (position(term in split_part(coalesce(row_.template_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_name_find, '')) > 0))))
$$;

grant execute on function plan_template_find to bip_app;

create or replace function process_correlation_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "process_correlation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('processNo' = any (fields) and (position(term in split_part(coalesce(row_.process_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_no_find, '')) > 0))
      or ('processName' = any (fields) and (position(term in split_part(coalesce(row_.process_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_name_find, '')) > 0))))
$$;

grant execute on function process_correlation_find to bip_app;

create or replace function project_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "project" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('projectCode' = any (fields) and (position(term in split_part(coalesce(row_.project_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_code_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))
      or ('contractNo' = any (fields) and (position(term in split_part(coalesce(row_.contract_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contract_no_find, '')) > 0))))
$$;

grant execute on function project_find to bip_app;

create or replace function project_case_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "project_case" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('caseNo' = any (fields) and (position(term in split_part(coalesce(row_.case_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.case_no_find, '')) > 0))
      or ('caseName' = any (fields) and (position(term in split_part(coalesce(row_.case_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.case_name_find, '')) > 0))))
$$;

grant execute on function project_case_find to bip_app;

create or replace function project_role_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "project_role" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('memberName' = any (fields) and (position(term in split_part(coalesce(row_.member_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.member_name_find, '')) > 0))))
$$;

grant execute on function project_role_find to bip_app;

select follow_files('change_record', 'change_record', 'changeRecord', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('plan_item', 'plan_item', 'planItem', 'proofFiles', 'proof_files', 'files_listed', 'id', 'id');

select follow_files('project', 'project', 'project', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('project_case', 'project_case', 'projectCase', 'attachments', 'attachments', 'files_listed', 'id', 'id');
