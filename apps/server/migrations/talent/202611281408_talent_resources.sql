-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "talent_candidate" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  candidate_no text collate "C",
  candidate_no_find text collate "C",
  candidate_name text collate "C",
  candidate_name_sort text collate "C",
  candidate_name_find text collate "C",
  candidate_status text collate "C",
  phone text collate "C",
  phone_find text collate "C",
  gender text collate "C",
  birthday date,
  email text collate "C",
  city text collate "C",
  highest_education text collate "C",
  school text collate "C",
  school_find text collate "C",
  major text collate "C",
  work_years numeric,
  current_company text collate "C",
  current_company_find text collate "C",
  current_title text collate "C",
  skills text collate "C",
  skills_find text collate "C",
  expected_salary numeric,
  position_id text collate "C",
  source text collate "C",
  referrer_id text collate "C",
  recruiter_id text collate "C",
  available_on date,
  resume_files jsonb,
  interview_at timestamptz,
  interviewer_id text collate "C",
  interview_place text collate "C",
  interview_score numeric,
  interview_opinion text collate "C",
  offer_salary numeric,
  onboard_on date,
  reject_reason text collate "C",
  reject_remark text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "talent_candidate" enable row level security;

create policy tenant_only on "talent_candidate"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_candidate" to bip_app;

create index talent_candidate_newest on "talent_candidate" (tenant_id, create_time desc, id desc) where not is_deleted;

create index talent_candidate_create_dept on "talent_candidate" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index talent_candidate_create_user on "talent_candidate" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index talent_candidate_find_tokens on "talent_candidate" using gin (find_tokens) where not is_deleted;

create index talent_candidate_candidate_no_sorted on "talent_candidate" (tenant_id, candidate_no, id) where not is_deleted;

create index talent_candidate_candidate_no_sorted_down on "talent_candidate" (tenant_id, candidate_no desc nulls last, id desc) where not is_deleted;

create unique index talent_candidate_candidate_no_unique on "talent_candidate" (tenant_id, lower(candidate_no)) where not is_deleted;

create index talent_candidate_candidate_name_sorted on "talent_candidate" (tenant_id, candidate_name_sort, id) where not is_deleted;

create index talent_candidate_candidate_status on "talent_candidate" (tenant_id, candidate_status, create_time desc, id desc) where not is_deleted;

create unique index talent_candidate_phone_unique on "talent_candidate" (tenant_id, lower(phone)) where not is_deleted;

create index talent_candidate_highest_education on "talent_candidate" (tenant_id, highest_education, create_time desc, id desc) where not is_deleted;

create index talent_candidate_work_years_sorted on "talent_candidate" (tenant_id, work_years, id) where not is_deleted;

create index talent_candidate_work_years_sorted_down on "talent_candidate" (tenant_id, work_years desc nulls last, id desc) where not is_deleted;

create index talent_candidate_position_id on "talent_candidate" (tenant_id, position_id, create_time desc, id desc) where not is_deleted;

create index talent_candidate_source on "talent_candidate" (tenant_id, source, create_time desc, id desc) where not is_deleted;

create index talent_candidate_referrer_id on "talent_candidate" (tenant_id, referrer_id) where not is_deleted;

create index talent_candidate_recruiter_id on "talent_candidate" (tenant_id, recruiter_id, create_time desc, id desc) where not is_deleted;

create index talent_candidate_interview_at on "talent_candidate" (tenant_id, interview_at, create_time desc, id desc) where not is_deleted;

create index talent_candidate_interview_at_sorted on "talent_candidate" (tenant_id, interview_at, id) where not is_deleted;

create index talent_candidate_interview_at_sorted_down on "talent_candidate" (tenant_id, interview_at desc nulls last, id desc) where not is_deleted;

create index talent_candidate_interviewer_id on "talent_candidate" (tenant_id, interviewer_id, create_time desc, id desc) where not is_deleted;

create index talent_candidate_onboard_on_sorted on "talent_candidate" (tenant_id, onboard_on, id) where not is_deleted;

create index talent_candidate_onboard_on_sorted_down on "talent_candidate" (tenant_id, onboard_on desc nulls last, id desc) where not is_deleted;

create index talent_candidate_reject_reason on "talent_candidate" (tenant_id, reject_reason, create_time desc, id desc) where not is_deleted;

create table "talent_education" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  candidate_id text collate "C",
  began_on date,
  ended_on date,
  school_name text collate "C",
  school_name_find text collate "C",
  degree text collate "C",
  major text collate "C",
  major_find text collate "C",
  is_full_time boolean,
  ranking text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "talent_education" enable row level security;

create policy tenant_only on "talent_education"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_education" to bip_app;

create index talent_education_newest on "talent_education" (tenant_id, create_time desc, id desc) where not is_deleted;

create index talent_education_create_dept on "talent_education" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index talent_education_create_user on "talent_education" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index talent_education_find_tokens on "talent_education" using gin (find_tokens) where not is_deleted;

create index talent_education_candidate_id on "talent_education" (tenant_id, candidate_id, create_time desc, id desc) where not is_deleted;

create index talent_education_began_on_sorted on "talent_education" (tenant_id, began_on, id) where not is_deleted;

create index talent_education_began_on_sorted_down on "talent_education" (tenant_id, began_on desc nulls last, id desc) where not is_deleted;

create index talent_education_ended_on_sorted on "talent_education" (tenant_id, ended_on, id) where not is_deleted;

create index talent_education_ended_on_sorted_down on "talent_education" (tenant_id, ended_on desc nulls last, id desc) where not is_deleted;

create index talent_education_degree on "talent_education" (tenant_id, degree, create_time desc, id desc) where not is_deleted;

create table "talent_follow_record" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  candidate_id text collate "C",
  way text collate "C",
  content text collate "C",
  content_find text collate "C",
  result text collate "C",
  followed_at timestamptz,
  person_id text collate "C",
  next_step text collate "C",
  next_on date,
  files jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "talent_follow_record" enable row level security;

create policy tenant_only on "talent_follow_record"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_follow_record" to bip_app;

create index talent_follow_record_newest on "talent_follow_record" (tenant_id, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_create_dept on "talent_follow_record" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_create_user on "talent_follow_record" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_find_tokens on "talent_follow_record" using gin (find_tokens) where not is_deleted;

create index talent_follow_record_candidate_id on "talent_follow_record" (tenant_id, candidate_id, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_way on "talent_follow_record" (tenant_id, way, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_result on "talent_follow_record" (tenant_id, result, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_followed_at on "talent_follow_record" (tenant_id, followed_at, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_followed_at_sorted on "talent_follow_record" (tenant_id, followed_at, id) where not is_deleted;

create index talent_follow_record_followed_at_sorted_down on "talent_follow_record" (tenant_id, followed_at desc nulls last, id desc) where not is_deleted;

create index talent_follow_record_person_id on "talent_follow_record" (tenant_id, person_id, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_next_on on "talent_follow_record" (tenant_id, next_on, create_time desc, id desc) where not is_deleted;

create index talent_follow_record_next_on_sorted on "talent_follow_record" (tenant_id, next_on, id) where not is_deleted;

create index talent_follow_record_next_on_sorted_down on "talent_follow_record" (tenant_id, next_on desc nulls last, id desc) where not is_deleted;

create index talent_follow_record_candidate_id_timeline on "talent_follow_record" (tenant_id, candidate_id, followed_at desc, id desc) where not is_deleted;

create table "talent_position" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  position_no text collate "C",
  position_no_find text collate "C",
  position_name text collate "C",
  position_name_sort text collate "C",
  position_name_find text collate "C",
  position_status text collate "C",
  dept_id text collate "C",
  employment text collate "C",
  urgency text collate "C",
  headcount numeric,
  work_city text collate "C",
  min_education text collate "C",
  min_years numeric,
  salary_min numeric,
  salary_max numeric,
  currency text collate "C",
  needed_on date,
  leader_id text collate "C",
  recruiter_id text collate "C",
  skills text collate "C",
  skills_find text collate "C",
  duties text collate "C",
  requirements text collate "C",
  close_reason text collate "C",
  files jsonb,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "talent_position" enable row level security;

create policy tenant_only on "talent_position"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_position" to bip_app;

create index talent_position_newest on "talent_position" (tenant_id, create_time desc, id desc) where not is_deleted;

create index talent_position_create_dept on "talent_position" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index talent_position_create_user on "talent_position" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index talent_position_find_tokens on "talent_position" using gin (find_tokens) where not is_deleted;

create index talent_position_position_no_sorted on "talent_position" (tenant_id, position_no, id) where not is_deleted;

create index talent_position_position_no_sorted_down on "talent_position" (tenant_id, position_no desc nulls last, id desc) where not is_deleted;

create unique index talent_position_position_no_unique on "talent_position" (tenant_id, lower(position_no)) where not is_deleted;

create index talent_position_position_name_sorted on "talent_position" (tenant_id, position_name_sort, id) where not is_deleted;

create index talent_position_position_status on "talent_position" (tenant_id, position_status, create_time desc, id desc) where not is_deleted;

create index talent_position_dept_id on "talent_position" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index talent_position_urgency on "talent_position" (tenant_id, urgency, create_time desc, id desc) where not is_deleted;

create index talent_position_needed_on on "talent_position" (tenant_id, needed_on, create_time desc, id desc) where not is_deleted;

create index talent_position_needed_on_sorted on "talent_position" (tenant_id, needed_on, id) where not is_deleted;

create index talent_position_needed_on_sorted_down on "talent_position" (tenant_id, needed_on desc nulls last, id desc) where not is_deleted;

create index talent_position_leader_id on "talent_position" (tenant_id, leader_id, create_time desc, id desc) where not is_deleted;

create index talent_position_recruiter_id on "talent_position" (tenant_id, recruiter_id, create_time desc, id desc) where not is_deleted;

create table "talent_project_record" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  candidate_id text collate "C",
  began_on date,
  ended_on date,
  project_title text collate "C",
  project_title_find text collate "C",
  project_role text collate "C",
  project_role_find text collate "C",
  company_name text collate "C",
  team_size numeric,
  tools text collate "C",
  tools_find text collate "C",
  description text collate "C",
  duties text collate "C",
  outcome text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "talent_project_record" enable row level security;

create policy tenant_only on "talent_project_record"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_project_record" to bip_app;

create index talent_project_record_newest on "talent_project_record" (tenant_id, create_time desc, id desc) where not is_deleted;

create index talent_project_record_create_dept on "talent_project_record" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index talent_project_record_create_user on "talent_project_record" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index talent_project_record_find_tokens on "talent_project_record" using gin (find_tokens) where not is_deleted;

create index talent_project_record_candidate_id on "talent_project_record" (tenant_id, candidate_id, create_time desc, id desc) where not is_deleted;

create index talent_project_record_began_on_sorted on "talent_project_record" (tenant_id, began_on, id) where not is_deleted;

create index talent_project_record_began_on_sorted_down on "talent_project_record" (tenant_id, began_on desc nulls last, id desc) where not is_deleted;

create index talent_project_record_ended_on_sorted on "talent_project_record" (tenant_id, ended_on, id) where not is_deleted;

create index talent_project_record_ended_on_sorted_down on "talent_project_record" (tenant_id, ended_on desc nulls last, id desc) where not is_deleted;

create table "talent_resume" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  resume_title text collate "C",
  resume_title_sort text collate "C",
  resume_title_find text collate "C",
  resume_status text collate "C",
  files jsonb,
  resume_text text collate "C",
  position_id text collate "C",
  source text collate "C",
  candidate_name text collate "C",
  candidate_name_find text collate "C",
  phone text collate "C",
  phone_find text collate "C",
  gender text collate "C",
  birthday date,
  email text collate "C",
  city text collate "C",
  highest_education text collate "C",
  school text collate "C",
  school_find text collate "C",
  major text collate "C",
  work_years numeric,
  current_company text collate "C",
  current_company_find text collate "C",
  current_title text collate "C",
  skills text collate "C",
  skills_find text collate "C",
  expected_salary numeric,
  parsed_at timestamptz,
  candidate_id text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "talent_resume" enable row level security;

create policy tenant_only on "talent_resume"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_resume" to bip_app;

create index talent_resume_newest on "talent_resume" (tenant_id, create_time desc, id desc) where not is_deleted;

create index talent_resume_create_dept on "talent_resume" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index talent_resume_create_user on "talent_resume" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index talent_resume_find_tokens on "talent_resume" using gin (find_tokens) where not is_deleted;

create index talent_resume_resume_title_sorted on "talent_resume" (tenant_id, resume_title_sort, id) where not is_deleted;

create index talent_resume_resume_title_sorted_down on "talent_resume" (tenant_id, resume_title_sort desc nulls last, id desc) where not is_deleted;

create index talent_resume_resume_status on "talent_resume" (tenant_id, resume_status, create_time desc, id desc) where not is_deleted;

create index talent_resume_position_id on "talent_resume" (tenant_id, position_id, create_time desc, id desc) where not is_deleted;

create index talent_resume_highest_education on "talent_resume" (tenant_id, highest_education, create_time desc, id desc) where not is_deleted;

create index talent_resume_work_years_sorted on "talent_resume" (tenant_id, work_years, id) where not is_deleted;

create index talent_resume_work_years_sorted_down on "talent_resume" (tenant_id, work_years desc nulls last, id desc) where not is_deleted;

create index talent_resume_parsed_at_sorted on "talent_resume" (tenant_id, parsed_at, id) where not is_deleted;

create index talent_resume_parsed_at_sorted_down on "talent_resume" (tenant_id, parsed_at desc nulls last, id desc) where not is_deleted;

create index talent_resume_candidate_id on "talent_resume" (tenant_id, candidate_id, create_time desc, id desc) where not is_deleted;

create table "talent_resume_educations" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  school_name text collate "C",
  degree text collate "C",
  major text collate "C",
  began_on date,
  ended_on date,
  primary key (tenant_id, id)
);

alter table "talent_resume_educations" enable row level security;

create policy tenant_only on "talent_resume_educations"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_resume_educations" to bip_app;

create index talent_resume_educations_order on "talent_resume_educations" (tenant_id, parent_id, line_no);

create table "talent_resume_works" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  company_name text collate "C",
  job_title text collate "C",
  began_on date,
  ended_on date,
  duties text collate "C",
  primary key (tenant_id, id)
);

alter table "talent_resume_works" enable row level security;

create policy tenant_only on "talent_resume_works"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_resume_works" to bip_app;

create index talent_resume_works_order on "talent_resume_works" (tenant_id, parent_id, line_no);

create table "talent_resume_projects" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  project_title text collate "C",
  project_role text collate "C",
  began_on date,
  ended_on date,
  description text collate "C",
  primary key (tenant_id, id)
);

alter table "talent_resume_projects" enable row level security;

create policy tenant_only on "talent_resume_projects"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_resume_projects" to bip_app;

create index talent_resume_projects_order on "talent_resume_projects" (tenant_id, parent_id, line_no);

create table "talent_work_record" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  candidate_id text collate "C",
  began_on date,
  ended_on date,
  company_name text collate "C",
  company_name_find text collate "C",
  job_title text collate "C",
  job_title_find text collate "C",
  industry text collate "C",
  department_name text collate "C",
  duties text collate "C",
  achievements text collate "C",
  salary numeric,
  leaving_reason text collate "C",
  referee_name text collate "C",
  referee_phone text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "talent_work_record" enable row level security;

create policy tenant_only on "talent_work_record"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "talent_work_record" to bip_app;

create index talent_work_record_newest on "talent_work_record" (tenant_id, create_time desc, id desc) where not is_deleted;

create index talent_work_record_create_dept on "talent_work_record" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index talent_work_record_create_user on "talent_work_record" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index talent_work_record_find_tokens on "talent_work_record" using gin (find_tokens) where not is_deleted;

create index talent_work_record_candidate_id on "talent_work_record" (tenant_id, candidate_id, create_time desc, id desc) where not is_deleted;

create index talent_work_record_began_on_sorted on "talent_work_record" (tenant_id, began_on, id) where not is_deleted;

create index talent_work_record_began_on_sorted_down on "talent_work_record" (tenant_id, began_on desc nulls last, id desc) where not is_deleted;

create index talent_work_record_ended_on_sorted on "talent_work_record" (tenant_id, ended_on, id) where not is_deleted;

create index talent_work_record_ended_on_sorted_down on "talent_work_record" (tenant_id, ended_on desc nulls last, id desc) where not is_deleted;

create or replace function talent_candidate_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "talent_candidate" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('candidateNo' = any (fields) and (position(term in split_part(coalesce(row_.candidate_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.candidate_no_find, '')) > 0))
      or ('candidateName' = any (fields) and (position(term in split_part(coalesce(row_.candidate_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.candidate_name_find, '')) > 0))
      or ('phone' = any (fields) and (position(term in split_part(coalesce(row_.phone_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phone_find, '')) > 0))
      or ('school' = any (fields) and (position(term in split_part(coalesce(row_.school_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.school_find, '')) > 0))
      or ('currentCompany' = any (fields) and (position(term in split_part(coalesce(row_.current_company_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.current_company_find, '')) > 0))
      or ('skills' = any (fields) and (position(term in split_part(coalesce(row_.skills_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.skills_find, '')) > 0))))
$$;

grant execute on function talent_candidate_find to bip_app;

create or replace function talent_education_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "talent_education" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('schoolName' = any (fields) and (position(term in split_part(coalesce(row_.school_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.school_name_find, '')) > 0))
      or ('major' = any (fields) and (position(term in split_part(coalesce(row_.major_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.major_find, '')) > 0))))
$$;

grant execute on function talent_education_find to bip_app;

create or replace function talent_follow_record_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "talent_follow_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('content' = any (fields) and (position(term in split_part(coalesce(row_.content_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.content_find, '')) > 0))))
$$;

grant execute on function talent_follow_record_find to bip_app;

create or replace function talent_position_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "talent_position" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('positionNo' = any (fields) and (position(term in split_part(coalesce(row_.position_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.position_no_find, '')) > 0))
      or ('positionName' = any (fields) and (position(term in split_part(coalesce(row_.position_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.position_name_find, '')) > 0))
      or ('skills' = any (fields) and (position(term in split_part(coalesce(row_.skills_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.skills_find, '')) > 0))))
$$;

grant execute on function talent_position_find to bip_app;

create or replace function talent_project_record_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "talent_project_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('projectTitle' = any (fields) and (position(term in split_part(coalesce(row_.project_title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_title_find, '')) > 0))
      or ('projectRole' = any (fields) and (position(term in split_part(coalesce(row_.project_role_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_role_find, '')) > 0))
      or ('tools' = any (fields) and (position(term in split_part(coalesce(row_.tools_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.tools_find, '')) > 0))))
$$;

grant execute on function talent_project_record_find to bip_app;

create or replace function talent_resume_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "talent_resume" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('resumeTitle' = any (fields) and (position(term in split_part(coalesce(row_.resume_title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.resume_title_find, '')) > 0))
      or ('candidateName' = any (fields) and (position(term in split_part(coalesce(row_.candidate_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.candidate_name_find, '')) > 0))
      or ('phone' = any (fields) and (position(term in split_part(coalesce(row_.phone_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phone_find, '')) > 0))
      or ('school' = any (fields) and (position(term in split_part(coalesce(row_.school_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.school_find, '')) > 0))
      or ('currentCompany' = any (fields) and (position(term in split_part(coalesce(row_.current_company_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.current_company_find, '')) > 0))
      or ('skills' = any (fields) and (position(term in split_part(coalesce(row_.skills_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.skills_find, '')) > 0))))
$$;

grant execute on function talent_resume_find to bip_app;

create or replace function talent_work_record_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "talent_work_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('companyName' = any (fields) and (position(term in split_part(coalesce(row_.company_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.company_name_find, '')) > 0))
      or ('jobTitle' = any (fields) and (position(term in split_part(coalesce(row_.job_title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.job_title_find, '')) > 0))))
$$;

grant execute on function talent_work_record_find to bip_app;

select follow_files('talent_candidate', 'talent_candidate', 'talentCandidate', 'resumeFiles', 'resume_files', 'files_listed', 'id', 'id');

select follow_files('talent_follow_record', 'talent_follow_record', 'talentFollowRecord', 'files', 'files', 'files_listed', 'id', 'id');

select follow_files('talent_position', 'talent_position', 'talentPosition', 'files', 'files', 'files_listed', 'id', 'id');

select follow_files('talent_resume', 'talent_resume', 'talentResume', 'files', 'files', 'files_listed', 'id', 'id');
