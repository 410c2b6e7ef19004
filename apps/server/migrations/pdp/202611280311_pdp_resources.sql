-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "plan_baseline" (
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
  baseline_name text collate "C",
  baseline_name_sort text collate "C",
  baseline_name_find text collate "C",
  note text collate "C",
  item_count numeric,
  ends_on date,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "plan_baseline" enable row level security;

create policy tenant_only on "plan_baseline"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_baseline" to bip_app;

create index plan_baseline_newest on "plan_baseline" (tenant_id, create_time desc, id desc) where not is_deleted;

create index plan_baseline_create_dept on "plan_baseline" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index plan_baseline_create_user on "plan_baseline" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index plan_baseline_find_tokens on "plan_baseline" using gin (find_tokens) where not is_deleted;

create index plan_baseline_project_id on "plan_baseline" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index plan_baseline_baseline_name_sorted on "plan_baseline" (tenant_id, baseline_name_sort, id) where not is_deleted;

create index plan_baseline_item_count_sorted on "plan_baseline" (tenant_id, item_count, id) where not is_deleted;

create index plan_baseline_item_count_sorted_down on "plan_baseline" (tenant_id, item_count desc nulls last, id desc) where not is_deleted;

create table "plan_baseline_items" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  item_id text collate "C",
  item_no text collate "C",
  item_name text collate "C",
  plan_start date,
  plan_end date,
  primary key (tenant_id, id)
);

alter table "plan_baseline_items" enable row level security;

create policy tenant_only on "plan_baseline_items"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "plan_baseline_items" to bip_app;

create index plan_baseline_items_order on "plan_baseline_items" (tenant_id, parent_id, line_no);

alter table "plan_item_links" add column lag_unit text collate "C";

alter table "plan_tempitem_links" add column lag_unit text collate "C";

create or replace function plan_baseline_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "plan_baseline" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('baselineName' = any (fields) and (position(term in split_part(coalesce(row_.baseline_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.baseline_name_find, '')) > 0))))
$$;

grant execute on function plan_baseline_find to bip_app;
