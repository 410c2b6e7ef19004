-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "data_review" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  review_id text collate "C",
  data_name text collate "C",
  data_name_sort text collate "C",
  data_name_find text collate "C",
  data_status text collate "C",
  category text collate "C",
  drawing_no text collate "C",
  drawing_no_find text collate "C",
  edition text collate "C",
  author_id text collate "C",
  files jsonb,
  opinion text collate "C",
  reviewer_id text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "data_review" enable row level security;

create policy tenant_only on "data_review"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "data_review" to bip_app;

create index data_review_newest on "data_review" (tenant_id, create_time desc, id desc) where not is_deleted;

create index data_review_create_dept on "data_review" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index data_review_create_user on "data_review" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index data_review_find_tokens on "data_review" using gin (find_tokens) where not is_deleted;

create index data_review_review_id on "data_review" (tenant_id, review_id, create_time desc, id desc) where not is_deleted;

create index data_review_data_name_sorted on "data_review" (tenant_id, data_name_sort, id) where not is_deleted;

create index data_review_data_status on "data_review" (tenant_id, data_status, create_time desc, id desc) where not is_deleted;

create index data_review_category on "data_review" (tenant_id, category, create_time desc, id desc) where not is_deleted;

create index data_review_author_id on "data_review" (tenant_id, author_id, create_time desc, id desc) where not is_deleted;

create index data_review_reviewer_id on "data_review" (tenant_id, reviewer_id, create_time desc, id desc) where not is_deleted;

create table "dc_fea" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  fea_no text collate "C",
  fea_no_find text collate "C",
  fea_name text collate "C",
  fea_name_sort text collate "C",
  fea_name_find text collate "C",
  fea_status text collate "C",
  project_id text collate "C",
  opps_id text collate "C",
  customer_id text collate "C",
  quipment_dict_id text collate "C",
  expected_amount numeric,
  expected_date date,
  leader_id text collate "C",
  assessor_ids text[],
  assessed_on date,
  fea_evaluation_total_score numeric,
  weighted_score numeric,
  fea_evaluation_conclusion text collate "C",
  open_problems numeric,
  summary text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "dc_fea" enable row level security;

create policy tenant_only on "dc_fea"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "dc_fea" to bip_app;

create index dc_fea_newest on "dc_fea" (tenant_id, create_time desc, id desc) where not is_deleted;

create index dc_fea_create_dept on "dc_fea" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index dc_fea_create_user on "dc_fea" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index dc_fea_find_tokens on "dc_fea" using gin (find_tokens) where not is_deleted;

create index dc_fea_fea_no_sorted on "dc_fea" (tenant_id, fea_no, id) where not is_deleted;

create index dc_fea_fea_no_sorted_down on "dc_fea" (tenant_id, fea_no desc nulls last, id desc) where not is_deleted;

create unique index dc_fea_fea_no_unique on "dc_fea" (tenant_id, lower(fea_no)) where not is_deleted;

create index dc_fea_fea_name_sorted on "dc_fea" (tenant_id, fea_name_sort, id) where not is_deleted;

create index dc_fea_fea_status on "dc_fea" (tenant_id, fea_status, create_time desc, id desc) where not is_deleted;

create index dc_fea_project_id on "dc_fea" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index dc_fea_opps_id on "dc_fea" (tenant_id, opps_id, create_time desc, id desc) where not is_deleted;

create index dc_fea_customer_id on "dc_fea" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index dc_fea_quipment_dict_id on "dc_fea" (tenant_id, quipment_dict_id, create_time desc, id desc) where not is_deleted;

create index dc_fea_expected_amount_sorted on "dc_fea" (tenant_id, expected_amount, id) where not is_deleted;

create index dc_fea_expected_amount_sorted_down on "dc_fea" (tenant_id, expected_amount desc nulls last, id desc) where not is_deleted;

create index dc_fea_expected_date on "dc_fea" (tenant_id, expected_date, create_time desc, id desc) where not is_deleted;

create index dc_fea_expected_date_sorted on "dc_fea" (tenant_id, expected_date, id) where not is_deleted;

create index dc_fea_expected_date_sorted_down on "dc_fea" (tenant_id, expected_date desc nulls last, id desc) where not is_deleted;

create index dc_fea_leader_id on "dc_fea" (tenant_id, leader_id, create_time desc, id desc) where not is_deleted;

create index dc_fea_assessor_ids on "dc_fea" using gin (assessor_ids) where not is_deleted;

create index dc_fea_assessed_on on "dc_fea" (tenant_id, assessed_on, create_time desc, id desc) where not is_deleted;

create index dc_fea_assessed_on_sorted on "dc_fea" (tenant_id, assessed_on, id) where not is_deleted;

create index dc_fea_fea_evaluation_total_score_sorted on "dc_fea" (tenant_id, fea_evaluation_total_score, id) where not is_deleted;

create index dc_fea_fea_evaluation_total_score_sorted_down on "dc_fea" (tenant_id, fea_evaluation_total_score desc nulls last, id desc) where not is_deleted;

create index dc_fea_weighted_score_sorted on "dc_fea" (tenant_id, weighted_score, id) where not is_deleted;

create index dc_fea_weighted_score_sorted_down on "dc_fea" (tenant_id, weighted_score desc nulls last, id desc) where not is_deleted;

create index dc_fea_fea_evaluation_conclusion on "dc_fea" (tenant_id, fea_evaluation_conclusion, create_time desc, id desc) where not is_deleted;

create index dc_fea_open_problems_sorted on "dc_fea" (tenant_id, open_problems, id) where not is_deleted;

create index dc_fea_open_problems_sorted_down on "dc_fea" (tenant_id, open_problems desc nulls last, id desc) where not is_deleted;

create index dc_fea_auditor_id on "dc_fea" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index dc_fea_audited_at_sorted on "dc_fea" (tenant_id, audited_at, id) where not is_deleted;

create index dc_fea_audited_at_sorted_down on "dc_fea" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create table "dc_review" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  review_no text collate "C",
  review_no_find text collate "C",
  review_name text collate "C",
  review_name_sort text collate "C",
  review_name_find text collate "C",
  project_id text collate "C",
  plan_item_id text collate "C",
  review_status text collate "C",
  review_type text collate "C",
  host_id text collate "C",
  designer_id text collate "C",
  reviewer_ids text[],
  review_on date,
  place text collate "C",
  conclusion text collate "C",
  conclusion_note text collate "C",
  concluded_by text collate "C",
  concluded_on date,
  score numeric,
  open_issues numeric,
  minutes text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "dc_review" enable row level security;

create policy tenant_only on "dc_review"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "dc_review" to bip_app;

create index dc_review_newest on "dc_review" (tenant_id, create_time desc, id desc) where not is_deleted;

create index dc_review_create_dept on "dc_review" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index dc_review_create_user on "dc_review" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index dc_review_find_tokens on "dc_review" using gin (find_tokens) where not is_deleted;

create index dc_review_review_no_sorted on "dc_review" (tenant_id, review_no, id) where not is_deleted;

create index dc_review_review_no_sorted_down on "dc_review" (tenant_id, review_no desc nulls last, id desc) where not is_deleted;

create unique index dc_review_review_no_unique on "dc_review" (tenant_id, lower(review_no)) where not is_deleted;

create index dc_review_review_name_sorted on "dc_review" (tenant_id, review_name_sort, id) where not is_deleted;

create index dc_review_project_id on "dc_review" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index dc_review_plan_item_id on "dc_review" (tenant_id, plan_item_id, create_time desc, id desc) where not is_deleted;

create index dc_review_review_status on "dc_review" (tenant_id, review_status, create_time desc, id desc) where not is_deleted;

create index dc_review_review_type on "dc_review" (tenant_id, review_type, create_time desc, id desc) where not is_deleted;

create index dc_review_host_id on "dc_review" (tenant_id, host_id, create_time desc, id desc) where not is_deleted;

create index dc_review_designer_id on "dc_review" (tenant_id, designer_id, create_time desc, id desc) where not is_deleted;

create index dc_review_reviewer_ids on "dc_review" using gin (reviewer_ids) where not is_deleted;

create index dc_review_review_on on "dc_review" (tenant_id, review_on, create_time desc, id desc) where not is_deleted;

create index dc_review_review_on_sorted on "dc_review" (tenant_id, review_on, id) where not is_deleted;

create index dc_review_conclusion on "dc_review" (tenant_id, conclusion, create_time desc, id desc) where not is_deleted;

create index dc_review_concluded_by on "dc_review" (tenant_id, concluded_by, create_time desc, id desc) where not is_deleted;

create index dc_review_concluded_on on "dc_review" (tenant_id, concluded_on, create_time desc, id desc) where not is_deleted;

create index dc_review_concluded_on_sorted on "dc_review" (tenant_id, concluded_on, id) where not is_deleted;

create index dc_review_concluded_on_sorted_down on "dc_review" (tenant_id, concluded_on desc nulls last, id desc) where not is_deleted;

create index dc_review_score_sorted on "dc_review" (tenant_id, score, id) where not is_deleted;

create index dc_review_score_sorted_down on "dc_review" (tenant_id, score desc nulls last, id desc) where not is_deleted;

create index dc_review_open_issues_sorted on "dc_review" (tenant_id, open_issues, id) where not is_deleted;

create index dc_review_open_issues_sorted_down on "dc_review" (tenant_id, open_issues desc nulls last, id desc) where not is_deleted;

create table "dc_review_dimension" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  review_id text collate "C",
  dimension text collate "C",
  dimension_name text collate "C",
  dimension_name_sort text collate "C",
  dimension_name_find text collate "C",
  weight numeric,
  score numeric,
  reviewer_id text collate "C",
  opinion text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "dc_review_dimension" enable row level security;

create policy tenant_only on "dc_review_dimension"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "dc_review_dimension" to bip_app;

create index dc_review_dimension_newest on "dc_review_dimension" (tenant_id, create_time desc, id desc) where not is_deleted;

create index dc_review_dimension_create_dept on "dc_review_dimension" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index dc_review_dimension_create_user on "dc_review_dimension" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index dc_review_dimension_find_tokens on "dc_review_dimension" using gin (find_tokens) where not is_deleted;

create index dc_review_dimension_review_id on "dc_review_dimension" (tenant_id, review_id, create_time desc, id desc) where not is_deleted;

create index dc_review_dimension_dimension on "dc_review_dimension" (tenant_id, dimension, create_time desc, id desc) where not is_deleted;

create index dc_review_dimension_dimension_name_sorted on "dc_review_dimension" (tenant_id, dimension_name_sort, id) where not is_deleted;

create index dc_review_dimension_reviewer_id on "dc_review_dimension" (tenant_id, reviewer_id, create_time desc, id desc) where not is_deleted;

create table "dc_review_issues" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  review_id text collate "C",
  dimension text collate "C",
  question text collate "C",
  question_sort text collate "C",
  question_find text collate "C",
  answer text collate "C",
  finding text collate "C",
  reviewer_id text collate "C",
  reply text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "dc_review_issues" enable row level security;

create policy tenant_only on "dc_review_issues"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "dc_review_issues" to bip_app;

create index dc_review_issues_newest on "dc_review_issues" (tenant_id, create_time desc, id desc) where not is_deleted;

create index dc_review_issues_create_dept on "dc_review_issues" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index dc_review_issues_create_user on "dc_review_issues" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index dc_review_issues_find_tokens on "dc_review_issues" using gin (find_tokens) where not is_deleted;

create index dc_review_issues_review_id on "dc_review_issues" (tenant_id, review_id, create_time desc, id desc) where not is_deleted;

create index dc_review_issues_dimension on "dc_review_issues" (tenant_id, dimension, create_time desc, id desc) where not is_deleted;

create index dc_review_issues_question_sorted on "dc_review_issues" (tenant_id, question_sort, id) where not is_deleted;

create index dc_review_issues_answer on "dc_review_issues" (tenant_id, answer, create_time desc, id desc) where not is_deleted;

create index dc_review_issues_reviewer_id on "dc_review_issues" (tenant_id, reviewer_id, create_time desc, id desc) where not is_deleted;

create table "dc_review_problem" (
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
  review_id text collate "C",
  delivered_id text collate "C",
  problem_name text collate "C",
  problem_name_sort text collate "C",
  problem_name_find text collate "C",
  problem_status text collate "C",
  drawing_no text collate "C",
  severity text collate "C",
  raised_by text collate "C",
  raised_on date,
  owner_id text collate "C",
  due_on date,
  cause text collate "C",
  measures text collate "C",
  solved_on date,
  verified_by text collate "C",
  verified_on date,
  return_reason text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "dc_review_problem" enable row level security;

create policy tenant_only on "dc_review_problem"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "dc_review_problem" to bip_app;

create index dc_review_problem_newest on "dc_review_problem" (tenant_id, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_create_dept on "dc_review_problem" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_create_user on "dc_review_problem" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_find_tokens on "dc_review_problem" using gin (find_tokens) where not is_deleted;

create index dc_review_problem_project_id on "dc_review_problem" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_review_id on "dc_review_problem" (tenant_id, review_id, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_delivered_id on "dc_review_problem" (tenant_id, delivered_id, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_problem_name_sorted on "dc_review_problem" (tenant_id, problem_name_sort, id) where not is_deleted;

create index dc_review_problem_problem_status on "dc_review_problem" (tenant_id, problem_status, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_severity on "dc_review_problem" (tenant_id, severity, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_raised_by on "dc_review_problem" (tenant_id, raised_by, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_raised_on on "dc_review_problem" (tenant_id, raised_on, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_raised_on_sorted on "dc_review_problem" (tenant_id, raised_on, id) where not is_deleted;

create index dc_review_problem_owner_id on "dc_review_problem" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_due_on on "dc_review_problem" (tenant_id, due_on, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_due_on_sorted on "dc_review_problem" (tenant_id, due_on, id) where not is_deleted;

create index dc_review_problem_solved_on on "dc_review_problem" (tenant_id, solved_on, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_solved_on_sorted on "dc_review_problem" (tenant_id, solved_on, id) where not is_deleted;

create index dc_review_problem_solved_on_sorted_down on "dc_review_problem" (tenant_id, solved_on desc nulls last, id desc) where not is_deleted;

create index dc_review_problem_verified_by on "dc_review_problem" (tenant_id, verified_by, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_verified_on on "dc_review_problem" (tenant_id, verified_on, create_time desc, id desc) where not is_deleted;

create index dc_review_problem_verified_on_sorted on "dc_review_problem" (tenant_id, verified_on, id) where not is_deleted;

create index dc_review_problem_verified_on_sorted_down on "dc_review_problem" (tenant_id, verified_on desc nulls last, id desc) where not is_deleted;

create table "delivered" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  delivered_no text collate "C",
  delivered_no_find text collate "C",
  project_id text collate "C",
  delivered_status text collate "C",
  delivery_type text collate "C",
  plan_item_id text collate "C",
  plan_date date,
  shipped_on date,
  accepted_on date,
  owner_id text collate "C",
  receiver_name text collate "C",
  receiver_phone text collate "C",
  address text collate "C",
  carrier text collate "C",
  tracking_no text collate "C",
  tracking_no_find text collate "C",
  package_count numeric,
  total_weight numeric,
  signer_name text collate "C",
  signature jsonb,
  photos jsonb,
  acceptance_note text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "delivered" enable row level security;

create policy tenant_only on "delivered"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "delivered" to bip_app;

create index delivered_newest on "delivered" (tenant_id, create_time desc, id desc) where not is_deleted;

create index delivered_create_dept on "delivered" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index delivered_create_user on "delivered" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index delivered_find_tokens on "delivered" using gin (find_tokens) where not is_deleted;

create index delivered_delivered_no_sorted on "delivered" (tenant_id, delivered_no, id) where not is_deleted;

create index delivered_delivered_no_sorted_down on "delivered" (tenant_id, delivered_no desc nulls last, id desc) where not is_deleted;

create unique index delivered_delivered_no_unique on "delivered" (tenant_id, lower(delivered_no)) where not is_deleted;

create index delivered_project_id on "delivered" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index delivered_delivered_status on "delivered" (tenant_id, delivered_status, create_time desc, id desc) where not is_deleted;

create index delivered_delivery_type on "delivered" (tenant_id, delivery_type, create_time desc, id desc) where not is_deleted;

create index delivered_plan_item_id on "delivered" (tenant_id, plan_item_id, create_time desc, id desc) where not is_deleted;

create index delivered_plan_date on "delivered" (tenant_id, plan_date, create_time desc, id desc) where not is_deleted;

create index delivered_plan_date_sorted on "delivered" (tenant_id, plan_date, id) where not is_deleted;

create index delivered_shipped_on on "delivered" (tenant_id, shipped_on, create_time desc, id desc) where not is_deleted;

create index delivered_shipped_on_sorted on "delivered" (tenant_id, shipped_on, id) where not is_deleted;

create index delivered_shipped_on_sorted_down on "delivered" (tenant_id, shipped_on desc nulls last, id desc) where not is_deleted;

create index delivered_accepted_on on "delivered" (tenant_id, accepted_on, create_time desc, id desc) where not is_deleted;

create index delivered_accepted_on_sorted on "delivered" (tenant_id, accepted_on, id) where not is_deleted;

create index delivered_accepted_on_sorted_down on "delivered" (tenant_id, accepted_on desc nulls last, id desc) where not is_deleted;

create index delivered_owner_id on "delivered" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create table "delivered_packages" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  package_no text collate "C",
  content text collate "C",
  quantity numeric,
  dimensions text collate "C",
  weight numeric,
  primary key (tenant_id, id)
);

alter table "delivered_packages" enable row level security;

create policy tenant_only on "delivered_packages"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "delivered_packages" to bip_app;

create index delivered_packages_order on "delivered_packages" (tenant_id, parent_id, line_no);

create table "delivered_item" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  delivered_id text collate "C",
  item_name text collate "C",
  item_name_sort text collate "C",
  item_name_find text collate "C",
  material_id text collate "C",
  specification text collate "C",
  quantity numeric,
  unit text collate "C",
  serial_no text collate "C",
  serial_no_sort text collate "C",
  serial_no_find text collate "C",
  package_no text collate "C",
  acceptance text collate "C",
  defect text collate "C",
  photos jsonb,
  problem_id text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "delivered_item" enable row level security;

create policy tenant_only on "delivered_item"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "delivered_item" to bip_app;

create index delivered_item_newest on "delivered_item" (tenant_id, create_time desc, id desc) where not is_deleted;

create index delivered_item_create_dept on "delivered_item" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index delivered_item_create_user on "delivered_item" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index delivered_item_find_tokens on "delivered_item" using gin (find_tokens) where not is_deleted;

create index delivered_item_delivered_id on "delivered_item" (tenant_id, delivered_id, create_time desc, id desc) where not is_deleted;

create index delivered_item_item_name_sorted on "delivered_item" (tenant_id, item_name_sort, id) where not is_deleted;

create index delivered_item_material_id on "delivered_item" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index delivered_item_serial_no_sorted on "delivered_item" (tenant_id, serial_no_sort, id) where not is_deleted;

create index delivered_item_serial_no_sorted_down on "delivered_item" (tenant_id, serial_no_sort desc nulls last, id desc) where not is_deleted;

create index delivered_item_acceptance on "delivered_item" (tenant_id, acceptance, create_time desc, id desc) where not is_deleted;

create index delivered_item_problem_id on "delivered_item" (tenant_id, problem_id, create_time desc, id desc) where not is_deleted;

create table "execution_config" (
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
  org_id text collate "C",
  project_type text collate "C",
  overhead_rate numeric,
  profit_rate numeric,
  hour_rate numeric,
  travel_rate numeric,
  warn_share numeric,
  valid_from date,
  valid_to date,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "execution_config" enable row level security;

create policy tenant_only on "execution_config"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "execution_config" to bip_app;

create index execution_config_newest on "execution_config" (tenant_id, create_time desc, id desc) where not is_deleted;

create index execution_config_create_dept on "execution_config" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index execution_config_create_user on "execution_config" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index execution_config_find_tokens on "execution_config" using gin (find_tokens) where not is_deleted;

create index execution_config_config_name_sorted on "execution_config" (tenant_id, config_name_sort, id) where not is_deleted;

create unique index execution_config_config_name_unique on "execution_config" (tenant_id, lower(config_name)) where not is_deleted;

create index execution_config_org_id on "execution_config" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index execution_config_project_type on "execution_config" (tenant_id, project_type, create_time desc, id desc) where not is_deleted;

create index execution_config_valid_from on "execution_config" (tenant_id, valid_from, create_time desc, id desc) where not is_deleted;

create index execution_config_valid_from_sorted on "execution_config" (tenant_id, valid_from, id) where not is_deleted;

create index execution_config_valid_to on "execution_config" (tenant_id, valid_to, create_time desc, id desc) where not is_deleted;

create index execution_config_valid_to_sorted on "execution_config" (tenant_id, valid_to, id) where not is_deleted;

create index execution_config_valid_to_sorted_down on "execution_config" (tenant_id, valid_to desc nulls last, id desc) where not is_deleted;

create index execution_config_is_active on "execution_config" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "fea_evaluation" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  fea_id text collate "C",
  fea_item_type text collate "C",
  item_name text collate "C",
  item_name_sort text collate "C",
  item_name_find text collate "C",
  fea_evaluation_score numeric,
  weight numeric,
  opinion text collate "C",
  assessor_id text collate "C",
  condition text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "fea_evaluation" enable row level security;

create policy tenant_only on "fea_evaluation"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "fea_evaluation" to bip_app;

create index fea_evaluation_newest on "fea_evaluation" (tenant_id, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_create_dept on "fea_evaluation" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_create_user on "fea_evaluation" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_find_tokens on "fea_evaluation" using gin (find_tokens) where not is_deleted;

create index fea_evaluation_fea_id on "fea_evaluation" (tenant_id, fea_id, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_fea_item_type on "fea_evaluation" (tenant_id, fea_item_type, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_item_name_sorted on "fea_evaluation" (tenant_id, item_name_sort, id) where not is_deleted;

create index fea_evaluation_fea_evaluation_score_sorted on "fea_evaluation" (tenant_id, fea_evaluation_score, id) where not is_deleted;

create index fea_evaluation_fea_evaluation_score_sorted_down on "fea_evaluation" (tenant_id, fea_evaluation_score desc nulls last, id desc) where not is_deleted;

create index fea_evaluation_assessor_id on "fea_evaluation" (tenant_id, assessor_id, create_time desc, id desc) where not is_deleted;

create table "fea_evaluation_problem" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  fea_id text collate "C",
  evaluation_id text collate "C",
  problem_name text collate "C",
  problem_name_sort text collate "C",
  problem_name_find text collate "C",
  problem_status text collate "C",
  severity text collate "C",
  raised_by text collate "C",
  raised_on date,
  owner_id text collate "C",
  due_on date,
  cause text collate "C",
  measures text collate "C",
  solved_on date,
  verified_by text collate "C",
  verified_on date,
  return_reason text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "fea_evaluation_problem" enable row level security;

create policy tenant_only on "fea_evaluation_problem"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "fea_evaluation_problem" to bip_app;

create index fea_evaluation_problem_newest on "fea_evaluation_problem" (tenant_id, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_create_dept on "fea_evaluation_problem" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_create_user on "fea_evaluation_problem" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_find_tokens on "fea_evaluation_problem" using gin (find_tokens) where not is_deleted;

create index fea_evaluation_problem_fea_id on "fea_evaluation_problem" (tenant_id, fea_id, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_evaluation_id on "fea_evaluation_problem" (tenant_id, evaluation_id, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_problem_name_sorted on "fea_evaluation_problem" (tenant_id, problem_name_sort, id) where not is_deleted;

create index fea_evaluation_problem_problem_status on "fea_evaluation_problem" (tenant_id, problem_status, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_severity on "fea_evaluation_problem" (tenant_id, severity, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_raised_by on "fea_evaluation_problem" (tenant_id, raised_by, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_raised_on on "fea_evaluation_problem" (tenant_id, raised_on, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_raised_on_sorted on "fea_evaluation_problem" (tenant_id, raised_on, id) where not is_deleted;

create index fea_evaluation_problem_owner_id on "fea_evaluation_problem" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_due_on on "fea_evaluation_problem" (tenant_id, due_on, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_due_on_sorted on "fea_evaluation_problem" (tenant_id, due_on, id) where not is_deleted;

create index fea_evaluation_problem_solved_on on "fea_evaluation_problem" (tenant_id, solved_on, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_solved_on_sorted on "fea_evaluation_problem" (tenant_id, solved_on, id) where not is_deleted;

create index fea_evaluation_problem_solved_on_sorted_down on "fea_evaluation_problem" (tenant_id, solved_on desc nulls last, id desc) where not is_deleted;

create index fea_evaluation_problem_verified_by on "fea_evaluation_problem" (tenant_id, verified_by, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_verified_on on "fea_evaluation_problem" (tenant_id, verified_on, create_time desc, id desc) where not is_deleted;

create index fea_evaluation_problem_verified_on_sorted on "fea_evaluation_problem" (tenant_id, verified_on, id) where not is_deleted;

create index fea_evaluation_problem_verified_on_sorted_down on "fea_evaluation_problem" (tenant_id, verified_on desc nulls last, id desc) where not is_deleted;

create table "initiate_review" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  request_no text collate "C",
  request_no_find text collate "C",
  review_name text collate "C",
  review_name_sort text collate "C",
  review_name_find text collate "C",
  project_id text collate "C",
  plan_item_id text collate "C",
  request_status text collate "C",
  review_type text collate "C",
  applicant_id text collate "C",
  host_id text collate "C",
  reviewer_ids text[],
  review_on date,
  reason text collate "C",
  review_id text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "initiate_review" enable row level security;

create policy tenant_only on "initiate_review"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "initiate_review" to bip_app;

create index initiate_review_newest on "initiate_review" (tenant_id, create_time desc, id desc) where not is_deleted;

create index initiate_review_create_dept on "initiate_review" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index initiate_review_create_user on "initiate_review" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index initiate_review_find_tokens on "initiate_review" using gin (find_tokens) where not is_deleted;

create index initiate_review_request_no_sorted on "initiate_review" (tenant_id, request_no, id) where not is_deleted;

create index initiate_review_request_no_sorted_down on "initiate_review" (tenant_id, request_no desc nulls last, id desc) where not is_deleted;

create unique index initiate_review_request_no_unique on "initiate_review" (tenant_id, lower(request_no)) where not is_deleted;

create index initiate_review_review_name_sorted on "initiate_review" (tenant_id, review_name_sort, id) where not is_deleted;

create index initiate_review_project_id on "initiate_review" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index initiate_review_plan_item_id on "initiate_review" (tenant_id, plan_item_id, create_time desc, id desc) where not is_deleted;

create index initiate_review_request_status on "initiate_review" (tenant_id, request_status, create_time desc, id desc) where not is_deleted;

create index initiate_review_review_type on "initiate_review" (tenant_id, review_type, create_time desc, id desc) where not is_deleted;

create index initiate_review_applicant_id on "initiate_review" (tenant_id, applicant_id, create_time desc, id desc) where not is_deleted;

create index initiate_review_host_id on "initiate_review" (tenant_id, host_id, create_time desc, id desc) where not is_deleted;

create index initiate_review_reviewer_ids on "initiate_review" using gin (reviewer_ids) where not is_deleted;

create index initiate_review_review_on on "initiate_review" (tenant_id, review_on, create_time desc, id desc) where not is_deleted;

create index initiate_review_review_on_sorted on "initiate_review" (tenant_id, review_on, id) where not is_deleted;

create index initiate_review_review_id on "initiate_review" (tenant_id, review_id, create_time desc, id desc) where not is_deleted;

create index initiate_review_auditor_id on "initiate_review" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index initiate_review_audited_at_sorted on "initiate_review" (tenant_id, audited_at, id) where not is_deleted;

create index initiate_review_audited_at_sorted_down on "initiate_review" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create table "pdp_execute_pricing" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  pricing_no text collate "C",
  pricing_no_find text collate "C",
  pricing_name text collate "C",
  pricing_name_sort text collate "C",
  pricing_name_find text collate "C",
  project_id text collate "C",
  pricing_status text collate "C",
  config_id text collate "C",
  priced_on date,
  pricer_id text collate "C",
  currency text collate "C",
  cost numeric,
  overhead_rate numeric,
  profit_rate numeric,
  overhead numeric,
  profit numeric,
  price numeric,
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "pdp_execute_pricing" enable row level security;

create policy tenant_only on "pdp_execute_pricing"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "pdp_execute_pricing" to bip_app;

create index pdp_execute_pricing_newest on "pdp_execute_pricing" (tenant_id, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_create_dept on "pdp_execute_pricing" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_create_user on "pdp_execute_pricing" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_find_tokens on "pdp_execute_pricing" using gin (find_tokens) where not is_deleted;

create index pdp_execute_pricing_pricing_no_sorted on "pdp_execute_pricing" (tenant_id, pricing_no, id) where not is_deleted;

create index pdp_execute_pricing_pricing_no_sorted_down on "pdp_execute_pricing" (tenant_id, pricing_no desc nulls last, id desc) where not is_deleted;

create unique index pdp_execute_pricing_pricing_no_unique on "pdp_execute_pricing" (tenant_id, lower(pricing_no)) where not is_deleted;

create index pdp_execute_pricing_pricing_name_sorted on "pdp_execute_pricing" (tenant_id, pricing_name_sort, id) where not is_deleted;

create index pdp_execute_pricing_project_id on "pdp_execute_pricing" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_pricing_status on "pdp_execute_pricing" (tenant_id, pricing_status, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_config_id on "pdp_execute_pricing" (tenant_id, config_id, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_priced_on on "pdp_execute_pricing" (tenant_id, priced_on, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_priced_on_sorted on "pdp_execute_pricing" (tenant_id, priced_on, id) where not is_deleted;

create index pdp_execute_pricing_pricer_id on "pdp_execute_pricing" (tenant_id, pricer_id, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_cost_sorted on "pdp_execute_pricing" (tenant_id, cost, id) where not is_deleted;

create index pdp_execute_pricing_cost_sorted_down on "pdp_execute_pricing" (tenant_id, cost desc nulls last, id desc) where not is_deleted;

create index pdp_execute_pricing_price_sorted on "pdp_execute_pricing" (tenant_id, price, id) where not is_deleted;

create index pdp_execute_pricing_price_sorted_down on "pdp_execute_pricing" (tenant_id, price desc nulls last, id desc) where not is_deleted;

create index pdp_execute_pricing_auditor_id on "pdp_execute_pricing" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index pdp_execute_pricing_audited_at_sorted on "pdp_execute_pricing" (tenant_id, audited_at, id) where not is_deleted;

create index pdp_execute_pricing_audited_at_sorted_down on "pdp_execute_pricing" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create table "pdp_execute_pricing_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  cost_type text collate "C",
  item_name text collate "C",
  quantity numeric,
  price numeric,
  amount numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "pdp_execute_pricing_lines" enable row level security;

create policy tenant_only on "pdp_execute_pricing_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "pdp_execute_pricing_lines" to bip_app;

create index pdp_execute_pricing_lines_order on "pdp_execute_pricing_lines" (tenant_id, parent_id, line_no);

create table "project_budget" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  budget_no text collate "C",
  budget_no_find text collate "C",
  project_id text collate "C",
  budget_status text collate "C",
  edition text collate "C",
  owner_id text collate "C",
  currency text collate "C",
  planned numeric,
  committed numeric,
  actual numeric,
  forecast numeric,
  variance numeric,
  threshold numeric,
  warning text collate "C",
  planned_value numeric,
  earned_value numeric,
  cost_index numeric,
  schedule_index numeric,
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "project_budget" enable row level security;

create policy tenant_only on "project_budget"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "project_budget" to bip_app;

create index project_budget_newest on "project_budget" (tenant_id, create_time desc, id desc) where not is_deleted;

create index project_budget_create_dept on "project_budget" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index project_budget_create_user on "project_budget" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index project_budget_find_tokens on "project_budget" using gin (find_tokens) where not is_deleted;

create index project_budget_budget_no_sorted on "project_budget" (tenant_id, budget_no, id) where not is_deleted;

create index project_budget_budget_no_sorted_down on "project_budget" (tenant_id, budget_no desc nulls last, id desc) where not is_deleted;

create unique index project_budget_budget_no_unique on "project_budget" (tenant_id, lower(budget_no)) where not is_deleted;

create index project_budget_project_id on "project_budget" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index project_budget_budget_status on "project_budget" (tenant_id, budget_status, create_time desc, id desc) where not is_deleted;

create index project_budget_owner_id on "project_budget" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index project_budget_planned_sorted on "project_budget" (tenant_id, planned, id) where not is_deleted;

create index project_budget_planned_sorted_down on "project_budget" (tenant_id, planned desc nulls last, id desc) where not is_deleted;

create index project_budget_committed_sorted on "project_budget" (tenant_id, committed, id) where not is_deleted;

create index project_budget_committed_sorted_down on "project_budget" (tenant_id, committed desc nulls last, id desc) where not is_deleted;

create index project_budget_actual_sorted on "project_budget" (tenant_id, actual, id) where not is_deleted;

create index project_budget_actual_sorted_down on "project_budget" (tenant_id, actual desc nulls last, id desc) where not is_deleted;

create index project_budget_forecast_sorted on "project_budget" (tenant_id, forecast, id) where not is_deleted;

create index project_budget_forecast_sorted_down on "project_budget" (tenant_id, forecast desc nulls last, id desc) where not is_deleted;

create index project_budget_variance_sorted on "project_budget" (tenant_id, variance, id) where not is_deleted;

create index project_budget_variance_sorted_down on "project_budget" (tenant_id, variance desc nulls last, id desc) where not is_deleted;

create index project_budget_warning on "project_budget" (tenant_id, warning, create_time desc, id desc) where not is_deleted;

create index project_budget_cost_index_sorted on "project_budget" (tenant_id, cost_index, id) where not is_deleted;

create index project_budget_cost_index_sorted_down on "project_budget" (tenant_id, cost_index desc nulls last, id desc) where not is_deleted;

create index project_budget_schedule_index_sorted on "project_budget" (tenant_id, schedule_index, id) where not is_deleted;

create index project_budget_schedule_index_sorted_down on "project_budget" (tenant_id, schedule_index desc nulls last, id desc) where not is_deleted;

create index project_budget_auditor_id on "project_budget" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index project_budget_audited_at_sorted on "project_budget" (tenant_id, audited_at, id) where not is_deleted;

create index project_budget_audited_at_sorted_down on "project_budget" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create table "project_budget_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  cost_type text collate "C",
  phase text collate "C",
  planned numeric,
  committed numeric,
  actual numeric,
  to_complete numeric,
  forecast numeric,
  variance numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "project_budget_lines" enable row level security;

create policy tenant_only on "project_budget_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "project_budget_lines" to bip_app;

create index project_budget_lines_order on "project_budget_lines" (tenant_id, parent_id, line_no);

create table "review_item_config" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  item_name text collate "C",
  item_name_sort text collate "C",
  item_name_find text collate "C",
  item_kind text collate "C",
  review_type text collate "C",
  dimension text collate "C",
  weight numeric,
  order_no numeric,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "review_item_config" enable row level security;

create policy tenant_only on "review_item_config"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "review_item_config" to bip_app;

create index review_item_config_newest on "review_item_config" (tenant_id, create_time desc, id desc) where not is_deleted;

create index review_item_config_create_dept on "review_item_config" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index review_item_config_create_user on "review_item_config" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index review_item_config_find_tokens on "review_item_config" using gin (find_tokens) where not is_deleted;

create index review_item_config_item_name_sorted on "review_item_config" (tenant_id, item_name_sort, id) where not is_deleted;

create index review_item_config_item_kind on "review_item_config" (tenant_id, item_kind, create_time desc, id desc) where not is_deleted;

create index review_item_config_review_type on "review_item_config" (tenant_id, review_type, create_time desc, id desc) where not is_deleted;

create index review_item_config_dimension on "review_item_config" (tenant_id, dimension, create_time desc, id desc) where not is_deleted;

create index review_item_config_order_no_sorted on "review_item_config" (tenant_id, order_no, id) where not is_deleted;

create index review_item_config_order_no_sorted_down on "review_item_config" (tenant_id, order_no desc nulls last, id desc) where not is_deleted;

create index review_item_config_is_active on "review_item_config" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "review_notice" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  review_id text collate "C",
  notice_title text collate "C",
  notice_title_sort text collate "C",
  notice_title_find text collate "C",
  notice_status text collate "C",
  receiver_id text collate "C",
  starts_at timestamptz,
  place text collate "C",
  content text collate "C",
  answer_note text collate "C",
  answered_at timestamptz,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "review_notice" enable row level security;

create policy tenant_only on "review_notice"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "review_notice" to bip_app;

create index review_notice_newest on "review_notice" (tenant_id, create_time desc, id desc) where not is_deleted;

create index review_notice_create_dept on "review_notice" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index review_notice_create_user on "review_notice" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index review_notice_find_tokens on "review_notice" using gin (find_tokens) where not is_deleted;

create index review_notice_review_id on "review_notice" (tenant_id, review_id, create_time desc, id desc) where not is_deleted;

create index review_notice_notice_title_sorted on "review_notice" (tenant_id, notice_title_sort, id) where not is_deleted;

create index review_notice_notice_status on "review_notice" (tenant_id, notice_status, create_time desc, id desc) where not is_deleted;

create index review_notice_receiver_id on "review_notice" (tenant_id, receiver_id, create_time desc, id desc) where not is_deleted;

create index review_notice_starts_at_sorted on "review_notice" (tenant_id, starts_at, id) where not is_deleted;

create table "station_apply" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  apply_no text collate "C",
  apply_no_find text collate "C",
  project_id text collate "C",
  plan_item_id text collate "C",
  apply_status text collate "C",
  workshop text collate "C",
  station_count numeric,
  area numeric,
  starts_on date,
  ends_on date,
  power text collate "C",
  crane_tons numeric,
  applicant_id text collate "C",
  reason text collate "C",
  station_nos text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "station_apply" enable row level security;

create policy tenant_only on "station_apply"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "station_apply" to bip_app;

create index station_apply_newest on "station_apply" (tenant_id, create_time desc, id desc) where not is_deleted;

create index station_apply_create_dept on "station_apply" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index station_apply_create_user on "station_apply" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index station_apply_find_tokens on "station_apply" using gin (find_tokens) where not is_deleted;

create index station_apply_apply_no_sorted on "station_apply" (tenant_id, apply_no, id) where not is_deleted;

create index station_apply_apply_no_sorted_down on "station_apply" (tenant_id, apply_no desc nulls last, id desc) where not is_deleted;

create unique index station_apply_apply_no_unique on "station_apply" (tenant_id, lower(apply_no)) where not is_deleted;

create index station_apply_project_id on "station_apply" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index station_apply_plan_item_id on "station_apply" (tenant_id, plan_item_id, create_time desc, id desc) where not is_deleted;

create index station_apply_apply_status on "station_apply" (tenant_id, apply_status, create_time desc, id desc) where not is_deleted;

create index station_apply_workshop on "station_apply" (tenant_id, workshop, create_time desc, id desc) where not is_deleted;

create index station_apply_starts_on on "station_apply" (tenant_id, starts_on, create_time desc, id desc) where not is_deleted;

create index station_apply_starts_on_sorted on "station_apply" (tenant_id, starts_on, id) where not is_deleted;

create index station_apply_ends_on on "station_apply" (tenant_id, ends_on, create_time desc, id desc) where not is_deleted;

create index station_apply_ends_on_sorted on "station_apply" (tenant_id, ends_on, id) where not is_deleted;

create index station_apply_applicant_id on "station_apply" (tenant_id, applicant_id, create_time desc, id desc) where not is_deleted;

create index station_apply_auditor_id on "station_apply" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index station_apply_audited_at_sorted on "station_apply" (tenant_id, audited_at, id) where not is_deleted;

create index station_apply_audited_at_sorted_down on "station_apply" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create or replace function data_review_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "data_review" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('dataName' = any (fields) and (position(term in split_part(coalesce(row_.data_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.data_name_find, '')) > 0))
      or ('drawingNo' = any (fields) and (position(term in split_part(coalesce(row_.drawing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.drawing_no_find, '')) > 0))))
$$;

grant execute on function data_review_find to bip_app;

create or replace function dc_fea_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dc_fea" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('feaNo' = any (fields) and (position(term in split_part(coalesce(row_.fea_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.fea_no_find, '')) > 0))
      or ('feaName' = any (fields) and (position(term in split_part(coalesce(row_.fea_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.fea_name_find, '')) > 0))))
$$;

grant execute on function dc_fea_find to bip_app;

create or replace function dc_fea_assessor_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dc_fea" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.assessor_ids && ids
$$;

grant execute on function dc_fea_assessor_ids_any to bip_app;

create or replace function dc_review_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dc_review" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('reviewNo' = any (fields) and (position(term in split_part(coalesce(row_.review_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.review_no_find, '')) > 0))
      or ('reviewName' = any (fields) and (position(term in split_part(coalesce(row_.review_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.review_name_find, '')) > 0))))
$$;

grant execute on function dc_review_find to bip_app;

create or replace function dc_review_reviewer_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dc_review" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.reviewer_ids && ids
$$;

grant execute on function dc_review_reviewer_ids_any to bip_app;

create or replace function dc_review_dimension_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dc_review_dimension" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('dimensionName' = any (fields) and (position(term in split_part(coalesce(row_.dimension_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.dimension_name_find, '')) > 0))))
$$;

grant execute on function dc_review_dimension_find to bip_app;

create or replace function dc_review_issues_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dc_review_issues" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('question' = any (fields) and (position(term in split_part(coalesce(row_.question_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.question_find, '')) > 0))))
$$;

grant execute on function dc_review_issues_find to bip_app;

create or replace function dc_review_problem_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "dc_review_problem" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('problemName' = any (fields) and (position(term in split_part(coalesce(row_.problem_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.problem_name_find, '')) > 0))))
$$;

grant execute on function dc_review_problem_find to bip_app;

create or replace function delivered_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "delivered" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('deliveredNo' = any (fields) and (position(term in split_part(coalesce(row_.delivered_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.delivered_no_find, '')) > 0))
      or ('trackingNo' = any (fields) and (position(term in split_part(coalesce(row_.tracking_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.tracking_no_find, '')) > 0))))
$$;

grant execute on function delivered_find to bip_app;

create or replace function delivered_item_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "delivered_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0))
      or ('serialNo' = any (fields) and (position(term in split_part(coalesce(row_.serial_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.serial_no_find, '')) > 0))))
$$;

grant execute on function delivered_item_find to bip_app;

create or replace function execution_config_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "execution_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('configName' = any (fields) and (position(term in split_part(coalesce(row_.config_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.config_name_find, '')) > 0))))
$$;

grant execute on function execution_config_find to bip_app;

create or replace function fea_evaluation_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "fea_evaluation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0))))
$$;

grant execute on function fea_evaluation_find to bip_app;

create or replace function fea_evaluation_problem_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "fea_evaluation_problem" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('problemName' = any (fields) and (position(term in split_part(coalesce(row_.problem_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.problem_name_find, '')) > 0))))
$$;

grant execute on function fea_evaluation_problem_find to bip_app;

create or replace function initiate_review_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "initiate_review" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('requestNo' = any (fields) and (position(term in split_part(coalesce(row_.request_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.request_no_find, '')) > 0))
      or ('reviewName' = any (fields) and (position(term in split_part(coalesce(row_.review_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.review_name_find, '')) > 0))))
$$;

grant execute on function initiate_review_find to bip_app;

create or replace function initiate_review_reviewer_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "initiate_review" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.reviewer_ids && ids
$$;

grant execute on function initiate_review_reviewer_ids_any to bip_app;

create or replace function pdp_execute_pricing_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "pdp_execute_pricing" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('pricingNo' = any (fields) and (position(term in split_part(coalesce(row_.pricing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.pricing_no_find, '')) > 0))
      or ('pricingName' = any (fields) and (position(term in split_part(coalesce(row_.pricing_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.pricing_name_find, '')) > 0))))
$$;

grant execute on function pdp_execute_pricing_find to bip_app;

create or replace function project_budget_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "project_budget" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('budgetNo' = any (fields) and (position(term in split_part(coalesce(row_.budget_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.budget_no_find, '')) > 0))))
$$;

grant execute on function project_budget_find to bip_app;

create or replace function review_item_config_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "review_item_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0))))
$$;

grant execute on function review_item_config_find to bip_app;

create or replace function review_notice_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "review_notice" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('noticeTitle' = any (fields) and (position(term in split_part(coalesce(row_.notice_title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.notice_title_find, '')) > 0))))
$$;

grant execute on function review_notice_find to bip_app;

create or replace function station_apply_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "station_apply" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('applyNo' = any (fields) and (position(term in split_part(coalesce(row_.apply_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.apply_no_find, '')) > 0))))
$$;

grant execute on function station_apply_find to bip_app;

select follow_files('data_review', 'data_review', 'dataReview', 'files', 'files', 'files_listed', 'id', 'id');

select follow_files('dc_fea', 'dc_fea', 'dcFea', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('dc_review', 'dc_review', 'dcReview', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('dc_review_problem', 'dc_review_problem', 'dcReviewProblem', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('delivered', 'delivered', 'delivered', 'signature', 'signature', 'files_listed', 'id', 'id');

select follow_files('delivered', 'delivered', 'delivered', 'photos', 'photos', 'files_listed', 'id', 'id');

select follow_files('delivered', 'delivered', 'delivered', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('delivered_item', 'delivered_item', 'deliveredItem', 'photos', 'photos', 'files_listed', 'id', 'id');

select follow_files('fea_evaluation_problem', 'fea_evaluation_problem', 'feaEvaluationProblem', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('initiate_review', 'initiate_review', 'initiateReview', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('pdp_execute_pricing', 'pdp_execute_pricing', 'pdpExecutePricing', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('project_budget', 'project_budget', 'projectBudget', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('station_apply', 'station_apply', 'stationApply', 'attachments', 'attachments', 'files_listed', 'id', 'id');
