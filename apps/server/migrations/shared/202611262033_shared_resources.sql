-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "experiment_notice" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  notice_no text collate "C",
  notice_no_find text collate "C",
  experiment_name text collate "C",
  experiment_name_sort text collate "C",
  experiment_name_find text collate "C",
  notice_status text collate "C",
  experiment_type text collate "C",
  project_id text collate "C",
  equipment text collate "C",
  equipment_find text collate "C",
  sample_count numeric,
  standard text collate "C",
  starts_at timestamptz,
  ends_at timestamptz,
  place text collate "C",
  leader_id text collate "C",
  participant_ids text[],
  purpose text collate "C",
  conditions text collate "C",
  safety_note text collate "C",
  result_text text collate "C",
  concluded_at timestamptz,
  cancel_reason text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "experiment_notice" enable row level security;

create policy tenant_only on "experiment_notice"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "experiment_notice" to bip_app;

create index experiment_notice_newest on "experiment_notice" (tenant_id, create_time desc, id desc) where not is_deleted;

create index experiment_notice_create_dept on "experiment_notice" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index experiment_notice_create_user on "experiment_notice" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index experiment_notice_find_tokens on "experiment_notice" using gin (find_tokens) where not is_deleted;

create index experiment_notice_notice_no_sorted on "experiment_notice" (tenant_id, notice_no, id) where not is_deleted;

create index experiment_notice_notice_no_sorted_down on "experiment_notice" (tenant_id, notice_no desc nulls last, id desc) where not is_deleted;

create unique index experiment_notice_notice_no_unique on "experiment_notice" (tenant_id, lower(notice_no)) where not is_deleted;

create index experiment_notice_experiment_name_sorted on "experiment_notice" (tenant_id, experiment_name_sort, id) where not is_deleted;

create index experiment_notice_notice_status on "experiment_notice" (tenant_id, notice_status, create_time desc, id desc) where not is_deleted;

create index experiment_notice_experiment_type on "experiment_notice" (tenant_id, experiment_type, create_time desc, id desc) where not is_deleted;

create index experiment_notice_project_id on "experiment_notice" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index experiment_notice_starts_at on "experiment_notice" (tenant_id, starts_at, create_time desc, id desc) where not is_deleted;

create index experiment_notice_starts_at_sorted on "experiment_notice" (tenant_id, starts_at, id) where not is_deleted;

create index experiment_notice_ends_at_sorted on "experiment_notice" (tenant_id, ends_at, id) where not is_deleted;

create index experiment_notice_ends_at_sorted_down on "experiment_notice" (tenant_id, ends_at desc nulls last, id desc) where not is_deleted;

create index experiment_notice_leader_id on "experiment_notice" (tenant_id, leader_id, create_time desc, id desc) where not is_deleted;

create index experiment_notice_participant_ids on "experiment_notice" using gin (participant_ids) where not is_deleted;

create index experiment_notice_concluded_at_sorted on "experiment_notice" (tenant_id, concluded_at, id) where not is_deleted;

create index experiment_notice_concluded_at_sorted_down on "experiment_notice" (tenant_id, concluded_at desc nulls last, id desc) where not is_deleted;

create table "experiment_notice_tellings" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  told_at timestamptz,
  moment text collate "C",
  setting_id text collate "C",
  receiver_ids text[],
  primary key (tenant_id, id)
);

alter table "experiment_notice_tellings" enable row level security;

create policy tenant_only on "experiment_notice_tellings"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "experiment_notice_tellings" to bip_app;

create index experiment_notice_tellings_order on "experiment_notice_tellings" (tenant_id, parent_id, line_no);

create index experiment_notice_tellings_setting_id on "experiment_notice_tellings" (tenant_id, setting_id);

create index experiment_notice_tellings_receiver_ids on "experiment_notice_tellings" using gin (receiver_ids);

create table "experiment_notice_setting" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  setting_name text collate "C",
  setting_name_sort text collate "C",
  setting_name_find text collate "C",
  moment text collate "C",
  days_before numeric,
  experiment_types text[],
  project_id text collate "C",
  tells_leader boolean,
  tells_participants boolean,
  tells_head boolean,
  receiver_roles text[],
  department_ids text[],
  receiver_ids text[],
  added_text text collate "C",
  is_active boolean,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "experiment_notice_setting" enable row level security;

create policy tenant_only on "experiment_notice_setting"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "experiment_notice_setting" to bip_app;

create index experiment_notice_setting_newest on "experiment_notice_setting" (tenant_id, create_time desc, id desc) where not is_deleted;

create index experiment_notice_setting_create_dept on "experiment_notice_setting" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index experiment_notice_setting_create_user on "experiment_notice_setting" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index experiment_notice_setting_find_tokens on "experiment_notice_setting" using gin (find_tokens) where not is_deleted;

create index experiment_notice_setting_setting_name_sorted on "experiment_notice_setting" (tenant_id, setting_name_sort, id) where not is_deleted;

create unique index experiment_notice_setting_setting_name_unique on "experiment_notice_setting" (tenant_id, lower(setting_name)) where not is_deleted;

create index experiment_notice_setting_moment on "experiment_notice_setting" (tenant_id, moment, create_time desc, id desc) where not is_deleted;

create index experiment_notice_setting_project_id on "experiment_notice_setting" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index experiment_notice_setting_department_ids on "experiment_notice_setting" using gin (department_ids) where not is_deleted;

create index experiment_notice_setting_receiver_ids on "experiment_notice_setting" using gin (receiver_ids) where not is_deleted;

create index experiment_notice_setting_is_active on "experiment_notice_setting" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create or replace function experiment_notice_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "experiment_notice" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('noticeNo' = any (fields) and (position(term in split_part(coalesce(row_.notice_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.notice_no_find, '')) > 0))
      or ('experimentName' = any (fields) and (position(term in split_part(coalesce(row_.experiment_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.experiment_name_find, '')) > 0))
      or ('equipment' = any (fields) and (position(term in split_part(coalesce(row_.equipment_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.equipment_find, '')) > 0))))
$$;

grant execute on function experiment_notice_find to bip_app;

create or replace function experiment_notice_participant_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "experiment_notice" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.participant_ids && ids
$$;

grant execute on function experiment_notice_participant_ids_any to bip_app;

create or replace function experiment_notice_tellings_receiver_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.parent_id from "experiment_notice_tellings" row_
  where row_.tenant_id = current_setting('app.tenant') and row_.receiver_ids && ids
$$;

grant execute on function experiment_notice_tellings_receiver_ids_any to bip_app;

create or replace function experiment_notice_setting_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "experiment_notice_setting" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('settingName' = any (fields) and (position(term in split_part(coalesce(row_.setting_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.setting_name_find, '')) > 0))))
$$;

grant execute on function experiment_notice_setting_find to bip_app;

create or replace function experiment_notice_setting_department_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "experiment_notice_setting" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.department_ids && ids
$$;

grant execute on function experiment_notice_setting_department_ids_any to bip_app;

create or replace function experiment_notice_setting_receiver_ids_any(ids text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "experiment_notice_setting" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.receiver_ids && ids
$$;

grant execute on function experiment_notice_setting_receiver_ids_any to bip_app;

select follow_files('experiment_notice', 'experiment_notice', 'experimentNotice', 'attachments', 'attachments', 'files_listed', 'id', 'id');
