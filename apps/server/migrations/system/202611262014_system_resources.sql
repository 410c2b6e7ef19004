-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "print_job" (
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
  subject text collate "C",
  subject_find text collate "C",
  job_status text collate "C",
  printer_id text collate "C",
  template_id text collate "C",
  resource_key text collate "C",
  record_ids text collate "C",
  copies numeric,
  pages numeric,
  document jsonb,
  printer_job text collate "C",
  failure text collate "C",
  printed_at timestamptz,
  reprint_of text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "print_job" enable row level security;

create policy tenant_only on "print_job"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "print_job" to bip_app;

create index print_job_newest on "print_job" (tenant_id, create_time desc, id desc) where not is_deleted;

create index print_job_create_dept on "print_job" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index print_job_create_user on "print_job" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index print_job_find_tokens on "print_job" using gin (find_tokens) where not is_deleted;

create index print_job_no_sorted on "print_job" (tenant_id, no, id) where not is_deleted;

create index print_job_no_sorted_down on "print_job" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index print_job_no_unique on "print_job" (tenant_id, lower(no)) where not is_deleted;

create index print_job_job_status on "print_job" (tenant_id, job_status, create_time desc, id desc) where not is_deleted;

create index print_job_printer_id on "print_job" (tenant_id, printer_id, create_time desc, id desc) where not is_deleted;

create index print_job_template_id on "print_job" (tenant_id, template_id) where not is_deleted;

create index print_job_printed_at_sorted on "print_job" (tenant_id, printed_at, id) where not is_deleted;

create index print_job_printed_at_sorted_down on "print_job" (tenant_id, printed_at desc nulls last, id desc) where not is_deleted;

create index print_job_reprint_of on "print_job" (tenant_id, reprint_of) where not is_deleted;

create table "print_template" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  template_name text collate "C",
  template_name_sort text collate "C",
  template_name_find text collate "C",
  resource_key text collate "C",
  purpose text collate "C",
  is_default boolean,
  is_enabled boolean,
  layout text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "print_template" enable row level security;

create policy tenant_only on "print_template"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "print_template" to bip_app;

create index print_template_newest on "print_template" (tenant_id, create_time desc, id desc) where not is_deleted;

create index print_template_create_dept on "print_template" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index print_template_create_user on "print_template" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index print_template_find_tokens on "print_template" using gin (find_tokens) where not is_deleted;

create index print_template_template_name_sorted on "print_template" (tenant_id, template_name_sort, id) where not is_deleted;

create unique index print_template_template_name_unique on "print_template" (tenant_id, lower(template_name)) where not is_deleted;

create index print_template_resource_key on "print_template" (tenant_id, resource_key, create_time desc, id desc) where not is_deleted;

create index print_template_purpose on "print_template" (tenant_id, purpose, create_time desc, id desc) where not is_deleted;

create index print_template_is_enabled on "print_template" (tenant_id, is_enabled, create_time desc, id desc) where not is_deleted;

create table "printer" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  printer_name text collate "C",
  printer_name_sort text collate "C",
  printer_name_find text collate "C",
  server_key text collate "C",
  uri text collate "C",
  language text collate "C",
  resolution text collate "C",
  place text collate "C",
  place_find text collate "C",
  is_enabled boolean,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "printer" enable row level security;

create policy tenant_only on "printer"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "printer" to bip_app;

create index printer_newest on "printer" (tenant_id, create_time desc, id desc) where not is_deleted;

create index printer_create_dept on "printer" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index printer_create_user on "printer" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index printer_find_tokens on "printer" using gin (find_tokens) where not is_deleted;

create index printer_printer_name_sorted on "printer" (tenant_id, printer_name_sort, id) where not is_deleted;

create unique index printer_printer_name_unique on "printer" (tenant_id, lower(printer_name)) where not is_deleted;

create index printer_server_key on "printer" (tenant_id, server_key, create_time desc, id desc) where not is_deleted;

create index printer_language on "printer" (tenant_id, language, create_time desc, id desc) where not is_deleted;

create index printer_is_enabled on "printer" (tenant_id, is_enabled, create_time desc, id desc) where not is_deleted;

create or replace function print_job_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "print_job" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('subject' = any (fields) and (position(term in split_part(coalesce(row_.subject_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.subject_find, '')) > 0))))
$$;

grant execute on function print_job_find to bip_app;

create or replace function print_template_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "print_template" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('templateName' = any (fields) and (position(term in split_part(coalesce(row_.template_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_name_find, '')) > 0))))
$$;

grant execute on function print_template_find to bip_app;

create or replace function printer_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "printer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('printerName' = any (fields) and (position(term in split_part(coalesce(row_.printer_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.printer_name_find, '')) > 0))
      or ('place' = any (fields) and (position(term in split_part(coalesce(row_.place_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.place_find, '')) > 0))))
$$;

grant execute on function printer_find to bip_app;

select follow_files('print_job', 'print_job', 'printJob', 'document', 'document', 'files_listed', 'id', 'id');
