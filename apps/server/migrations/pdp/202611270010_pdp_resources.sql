-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "review_remark" (
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
  data_id text collate "C",
  file_name text collate "C",
  file_id text collate "C",
  page_no numeric,
  mark_left numeric,
  mark_top numeric,
  mark_width numeric,
  mark_height numeric,
  remark_text text collate "C",
  remark_text_find text collate "C",
  severity text collate "C",
  remark_status text collate "C",
  reply text collate "C",
  replied_by text collate "C",
  replied_on date,
  verified_by text collate "C",
  verified_on date,
  return_reason text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "review_remark" enable row level security;

create policy tenant_only on "review_remark"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "review_remark" to bip_app;

create index review_remark_newest on "review_remark" (tenant_id, create_time desc, id desc) where not is_deleted;

create index review_remark_create_dept on "review_remark" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index review_remark_create_user on "review_remark" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index review_remark_find_tokens on "review_remark" using gin (find_tokens) where not is_deleted;

create index review_remark_review_id on "review_remark" (tenant_id, review_id, create_time desc, id desc) where not is_deleted;

create index review_remark_data_id on "review_remark" (tenant_id, data_id, create_time desc, id desc) where not is_deleted;

create index review_remark_file_id on "review_remark" (tenant_id, file_id, create_time desc, id desc) where not is_deleted;

create index review_remark_severity on "review_remark" (tenant_id, severity, create_time desc, id desc) where not is_deleted;

create index review_remark_remark_status on "review_remark" (tenant_id, remark_status, create_time desc, id desc) where not is_deleted;

create index review_remark_replied_by on "review_remark" (tenant_id, replied_by, create_time desc, id desc) where not is_deleted;

create index review_remark_replied_on on "review_remark" (tenant_id, replied_on, create_time desc, id desc) where not is_deleted;

create index review_remark_replied_on_sorted on "review_remark" (tenant_id, replied_on, id) where not is_deleted;

create index review_remark_replied_on_sorted_down on "review_remark" (tenant_id, replied_on desc nulls last, id desc) where not is_deleted;

create index review_remark_verified_by on "review_remark" (tenant_id, verified_by, create_time desc, id desc) where not is_deleted;

create index review_remark_verified_on on "review_remark" (tenant_id, verified_on, create_time desc, id desc) where not is_deleted;

create index review_remark_verified_on_sorted on "review_remark" (tenant_id, verified_on, id) where not is_deleted;

create index review_remark_verified_on_sorted_down on "review_remark" (tenant_id, verified_on desc nulls last, id desc) where not is_deleted;

create or replace function review_remark_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "review_remark" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('remarkText' = any (fields) and (position(term in split_part(coalesce(row_.remark_text_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.remark_text_find, '')) > 0))))
$$;

grant execute on function review_remark_find to bip_app;
