-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "employee_assessment" (
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
  worker_id text collate "C",
  assessment_status text collate "C",
  month_of date,
  quality_score numeric,
  output_score numeric,
  skill_score numeric,
  discipline_score numeric,
  safety_score numeric,
  total_score numeric,
  grade text collate "C",
  worked_hours numeric,
  assessor_id text collate "C",
  praise text collate "C",
  improvement text collate "C",
  confirmed_on timestamptz,
  feedback text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "employee_assessment" enable row level security;

create policy tenant_only on "employee_assessment"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "employee_assessment" to bip_app;

create index employee_assessment_newest on "employee_assessment" (tenant_id, create_time desc, id desc) where not is_deleted;

create index employee_assessment_create_dept on "employee_assessment" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index employee_assessment_create_user on "employee_assessment" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index employee_assessment_find_tokens on "employee_assessment" using gin (find_tokens) where not is_deleted;

create index employee_assessment_no_sorted on "employee_assessment" (tenant_id, no, id) where not is_deleted;

create index employee_assessment_no_sorted_down on "employee_assessment" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index employee_assessment_no_unique on "employee_assessment" (tenant_id, lower(no)) where not is_deleted;

create index employee_assessment_worker_id on "employee_assessment" (tenant_id, worker_id, create_time desc, id desc) where not is_deleted;

create index employee_assessment_assessment_status on "employee_assessment" (tenant_id, assessment_status, create_time desc, id desc) where not is_deleted;

create index employee_assessment_month_of on "employee_assessment" (tenant_id, month_of, create_time desc, id desc) where not is_deleted;

create index employee_assessment_month_of_sorted on "employee_assessment" (tenant_id, month_of, id) where not is_deleted;

create index employee_assessment_total_score_sorted on "employee_assessment" (tenant_id, total_score, id) where not is_deleted;

create index employee_assessment_total_score_sorted_down on "employee_assessment" (tenant_id, total_score desc nulls last, id desc) where not is_deleted;

create index employee_assessment_grade on "employee_assessment" (tenant_id, grade, create_time desc, id desc) where not is_deleted;

create index employee_assessment_assessor_id on "employee_assessment" (tenant_id, assessor_id, create_time desc, id desc) where not is_deleted;

create table "labor_company" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  company_code text collate "C",
  company_code_find text collate "C",
  name text collate "C",
  name_sort text collate "C",
  name_find text collate "C",
  short_name text collate "C",
  short_name_find text collate "C",
  company_status text collate "C",
  credit_code text collate "C",
  contact_name text collate "C",
  contact_phone text collate "C",
  email text collate "C",
  address text collate "C",
  licence_no text collate "C",
  licence_until date,
  contract_no text collate "C",
  contract_from date,
  contract_until date,
  settlement text collate "C",
  currency text collate "C",
  unit_price numeric,
  tax_rate numeric,
  max_people numeric,
  bank_name text collate "C",
  bank_account text collate "C",
  owner_id text collate "C",
  files jsonb,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "labor_company" enable row level security;

create policy tenant_only on "labor_company"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "labor_company" to bip_app;

create index labor_company_newest on "labor_company" (tenant_id, create_time desc, id desc) where not is_deleted;

create index labor_company_create_dept on "labor_company" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index labor_company_create_user on "labor_company" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index labor_company_find_tokens on "labor_company" using gin (find_tokens) where not is_deleted;

create index labor_company_company_code_sorted on "labor_company" (tenant_id, company_code, id) where not is_deleted;

create index labor_company_company_code_sorted_down on "labor_company" (tenant_id, company_code desc nulls last, id desc) where not is_deleted;

create unique index labor_company_company_code_unique on "labor_company" (tenant_id, lower(company_code)) where not is_deleted;

create index labor_company_name_sorted on "labor_company" (tenant_id, name_sort, id) where not is_deleted;

create unique index labor_company_name_unique on "labor_company" (tenant_id, lower(name)) where not is_deleted;

create index labor_company_company_status on "labor_company" (tenant_id, company_status, create_time desc, id desc) where not is_deleted;

create unique index labor_company_credit_code_unique on "labor_company" (tenant_id, lower(credit_code)) where not is_deleted;

create index labor_company_licence_until on "labor_company" (tenant_id, licence_until, create_time desc, id desc) where not is_deleted;

create index labor_company_licence_until_sorted on "labor_company" (tenant_id, licence_until, id) where not is_deleted;

create index labor_company_licence_until_sorted_down on "labor_company" (tenant_id, licence_until desc nulls last, id desc) where not is_deleted;

create index labor_company_contract_until on "labor_company" (tenant_id, contract_until, create_time desc, id desc) where not is_deleted;

create index labor_company_contract_until_sorted on "labor_company" (tenant_id, contract_until, id) where not is_deleted;

create index labor_company_contract_until_sorted_down on "labor_company" (tenant_id, contract_until desc nulls last, id desc) where not is_deleted;

create index labor_company_owner_id on "labor_company" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create table "labor_register" (
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
  name text collate "C",
  name_sort text collate "C",
  name_find text collate "C",
  personnel_status text collate "C",
  company_id text collate "C",
  gender text collate "C",
  birthday date,
  id_last4 text collate "C",
  phone text collate "C",
  phone_find text collate "C",
  home_town text collate "C",
  emergency_contact text collate "C",
  emergency_phone text collate "C",
  dept_id text collate "C",
  position_dict_code text collate "C",
  job_grade_dict_code text collate "C",
  leader_id text collate "C",
  hourly_rate numeric,
  planned_on date,
  joined_date date,
  badge_no text collate "C",
  skills text collate "C",
  skills_find text collate "C",
  certificate_until date,
  insured_until date,
  health_check_on date,
  safety_trained_on date,
  certificates jsonb,
  refusal_reason text collate "C",
  decision text collate "C",
  decision_opinion text collate "C",
  decided_by text collate "C",
  decided_at timestamptz,
  leaving_on date,
  left_date date,
  leaving_reason text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "labor_register" enable row level security;

create policy tenant_only on "labor_register"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "labor_register" to bip_app;

create index labor_register_newest on "labor_register" (tenant_id, create_time desc, id desc) where not is_deleted;

create index labor_register_create_dept on "labor_register" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index labor_register_create_user on "labor_register" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index labor_register_find_tokens on "labor_register" using gin (find_tokens) where not is_deleted;

create index labor_register_no_sorted on "labor_register" (tenant_id, no, id) where not is_deleted;

create index labor_register_no_sorted_down on "labor_register" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index labor_register_no_unique on "labor_register" (tenant_id, lower(no)) where not is_deleted;

create index labor_register_name_sorted on "labor_register" (tenant_id, name_sort, id) where not is_deleted;

create index labor_register_personnel_status on "labor_register" (tenant_id, personnel_status, create_time desc, id desc) where not is_deleted;

create index labor_register_company_id on "labor_register" (tenant_id, company_id, create_time desc, id desc) where not is_deleted;

create index labor_register_dept_id on "labor_register" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index labor_register_position_dict_code on "labor_register" (tenant_id, position_dict_code, create_time desc, id desc) where not is_deleted;

create index labor_register_job_grade_dict_code on "labor_register" (tenant_id, job_grade_dict_code, create_time desc, id desc) where not is_deleted;

create index labor_register_leader_id on "labor_register" (tenant_id, leader_id, create_time desc, id desc) where not is_deleted;

create index labor_register_planned_on on "labor_register" (tenant_id, planned_on, create_time desc, id desc) where not is_deleted;

create index labor_register_planned_on_sorted on "labor_register" (tenant_id, planned_on, id) where not is_deleted;

create index labor_register_planned_on_sorted_down on "labor_register" (tenant_id, planned_on desc nulls last, id desc) where not is_deleted;

create index labor_register_joined_date on "labor_register" (tenant_id, joined_date, create_time desc, id desc) where not is_deleted;

create index labor_register_joined_date_sorted on "labor_register" (tenant_id, joined_date, id) where not is_deleted;

create index labor_register_joined_date_sorted_down on "labor_register" (tenant_id, joined_date desc nulls last, id desc) where not is_deleted;

create index labor_register_certificate_until on "labor_register" (tenant_id, certificate_until, create_time desc, id desc) where not is_deleted;

create index labor_register_insured_until on "labor_register" (tenant_id, insured_until, create_time desc, id desc) where not is_deleted;

create index labor_register_insured_until_sorted on "labor_register" (tenant_id, insured_until, id) where not is_deleted;

create index labor_register_insured_until_sorted_down on "labor_register" (tenant_id, insured_until desc nulls last, id desc) where not is_deleted;

create index labor_register_decision on "labor_register" (tenant_id, decision, create_time desc, id desc) where not is_deleted;

create index labor_register_decided_by on "labor_register" (tenant_id, decided_by) where not is_deleted;

create index labor_register_leaving_on on "labor_register" (tenant_id, leaving_on, create_time desc, id desc) where not is_deleted;

create index labor_register_left_date_sorted on "labor_register" (tenant_id, left_date, id) where not is_deleted;

create index labor_register_left_date_sorted_down on "labor_register" (tenant_id, left_date desc nulls last, id desc) where not is_deleted;

create or replace function employee_assessment_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "employee_assessment" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function employee_assessment_find to bip_app;

create or replace function labor_company_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "labor_company" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('companyCode' = any (fields) and (position(term in split_part(coalesce(row_.company_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.company_code_find, '')) > 0))
      or ('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))
      or ('shortName' = any (fields) and (position(term in split_part(coalesce(row_.short_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.short_name_find, '')) > 0))))
$$;

grant execute on function labor_company_find to bip_app;

create or replace function labor_register_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "labor_register" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))
      or ('phone' = any (fields) and (position(term in split_part(coalesce(row_.phone_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phone_find, '')) > 0))
      or ('skills' = any (fields) and (position(term in split_part(coalesce(row_.skills_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.skills_find, '')) > 0))))
$$;

grant execute on function labor_register_find to bip_app;

select follow_files('labor_company', 'labor_company', 'laborCompany', 'files', 'files', 'files_listed', 'id', 'id');

select follow_files('labor_register', 'labor_register', 'laborRegister', 'certificates', 'certificates', 'files_listed', 'id', 'id');
