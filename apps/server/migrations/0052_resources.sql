-- Made from the cores by "npx pnpm@12 migrations"; changes go into a new migration.

create table "sms_message" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  phone text collate "C",
  phone_find text collate "C",
  content text collate "C",
  status text collate "C",
  failure text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "sms_message" enable row level security;

create policy tenant_only on "sms_message"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "sms_message" to bip_app;

create index sms_message_newest on "sms_message" (tenant_id, create_time desc, id desc) where not is_deleted;

create index sms_message_create_dept on "sms_message" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index sms_message_create_user on "sms_message" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index sms_message_find_tokens on "sms_message" using gin (find_tokens) where not is_deleted;

create index sms_message_status on "sms_message" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create or replace function sms_message_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "sms_message" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('phone' = any (fields) and (position(term in split_part(coalesce(row_.phone_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phone_find, '')) > 0))))
$$;

grant execute on function sms_message_find to bip_app;
