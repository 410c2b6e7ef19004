-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "staff_skill" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  user_id text collate "C",
  skill text collate "C",
  grade text collate "C",
  certificate text collate "C",
  certificate_find text collate "C",
  valid_until date,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "staff_skill" enable row level security;

create policy tenant_only on "staff_skill"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "staff_skill" to bip_app;

create index staff_skill_newest on "staff_skill" (tenant_id, create_time desc, id desc) where not is_deleted;

create index staff_skill_create_dept on "staff_skill" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index staff_skill_create_user on "staff_skill" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index staff_skill_find_tokens on "staff_skill" using gin (find_tokens) where not is_deleted;

create index staff_skill_user_id on "staff_skill" (tenant_id, user_id, create_time desc, id desc) where not is_deleted;

create index staff_skill_skill on "staff_skill" (tenant_id, skill, create_time desc, id desc) where not is_deleted;

create index staff_skill_valid_until on "staff_skill" (tenant_id, valid_until, create_time desc, id desc) where not is_deleted;

create index staff_skill_valid_until_sorted on "staff_skill" (tenant_id, valid_until, id) where not is_deleted;

create index staff_skill_valid_until_sorted_down on "staff_skill" (tenant_id, valid_until desc nulls last, id desc) where not is_deleted;

create or replace function staff_skill_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "staff_skill" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('certificate' = any (fields) and (position(term in split_part(coalesce(row_.certificate_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.certificate_find, '')) > 0))))
$$;

grant execute on function staff_skill_find to bip_app;
