-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "opps" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  opps_no text collate "C",
  opps_no_find text collate "C",
  opps_name text collate "C",
  opps_name_sort text collate "C",
  opps_name_find text collate "C",
  opps_status_id text collate "C",
  opps_level_id text collate "C",
  customer_id text collate "C",
  contact_id text collate "C",
  bd_user_id text collate "C",
  tpm_user_id text collate "C",
  opps_org_id text collate "C",
  opps_expected_transaction_date date,
  amount numeric,
  currency text collate "C",
  probability numeric,
  weighted_amount numeric,
  forecast_category text collate "C",
  opps_source text collate "C",
  industry text collate "C",
  technology text collate "C",
  equipment text collate "C",
  equipment_find text collate "C",
  quantity numeric,
  competitor text collate "C",
  stage_entered_at timestamptz,
  stage_reason text collate "C",
  close_reason_id text collate "C",
  closed_on date,
  next_step text collate "C",
  next_step_on date,
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "opps" enable row level security;

create policy tenant_only on "opps"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "opps" to bip_app;

create index opps_newest on "opps" (tenant_id, create_time desc, id desc) where not is_deleted;

create index opps_create_dept on "opps" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index opps_create_user on "opps" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index opps_find_tokens on "opps" using gin (find_tokens) where not is_deleted;

create index opps_opps_no_sorted on "opps" (tenant_id, opps_no, id) where not is_deleted;

create index opps_opps_no_sorted_down on "opps" (tenant_id, opps_no desc nulls last, id desc) where not is_deleted;

create unique index opps_opps_no_unique on "opps" (tenant_id, lower(opps_no)) where not is_deleted;

create index opps_opps_name_sorted on "opps" (tenant_id, opps_name_sort, id) where not is_deleted;

create index opps_opps_status_id on "opps" (tenant_id, opps_status_id, create_time desc, id desc) where not is_deleted;

create index opps_opps_level_id on "opps" (tenant_id, opps_level_id, create_time desc, id desc) where not is_deleted;

create index opps_customer_id on "opps" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index opps_contact_id on "opps" (tenant_id, contact_id, create_time desc, id desc) where not is_deleted;

create index opps_bd_user_id on "opps" (tenant_id, bd_user_id, create_time desc, id desc) where not is_deleted;

create index opps_tpm_user_id on "opps" (tenant_id, tpm_user_id, create_time desc, id desc) where not is_deleted;

create index opps_opps_org_id on "opps" (tenant_id, opps_org_id, create_time desc, id desc) where not is_deleted;

create index opps_opps_expected_transaction_date on "opps" (tenant_id, opps_expected_transaction_date, create_time desc, id desc) where not is_deleted;

create index opps_opps_expected_transaction_date_sorted on "opps" (tenant_id, opps_expected_transaction_date, id) where not is_deleted;

create index opps_amount_sorted on "opps" (tenant_id, amount, id) where not is_deleted;

create index opps_amount_sorted_down on "opps" (tenant_id, amount desc nulls last, id desc) where not is_deleted;

create index opps_weighted_amount_sorted on "opps" (tenant_id, weighted_amount, id) where not is_deleted;

create index opps_weighted_amount_sorted_down on "opps" (tenant_id, weighted_amount desc nulls last, id desc) where not is_deleted;

create index opps_forecast_category on "opps" (tenant_id, forecast_category, create_time desc, id desc) where not is_deleted;

create index opps_opps_source on "opps" (tenant_id, opps_source, create_time desc, id desc) where not is_deleted;

create index opps_industry on "opps" (tenant_id, industry, create_time desc, id desc) where not is_deleted;

create index opps_technology on "opps" (tenant_id, technology, create_time desc, id desc) where not is_deleted;

create index opps_stage_entered_at_sorted on "opps" (tenant_id, stage_entered_at, id) where not is_deleted;

create index opps_stage_entered_at_sorted_down on "opps" (tenant_id, stage_entered_at desc nulls last, id desc) where not is_deleted;

create index opps_close_reason_id on "opps" (tenant_id, close_reason_id, create_time desc, id desc) where not is_deleted;

create index opps_closed_on on "opps" (tenant_id, closed_on, create_time desc, id desc) where not is_deleted;

create index opps_closed_on_sorted on "opps" (tenant_id, closed_on, id) where not is_deleted;

create index opps_closed_on_sorted_down on "opps" (tenant_id, closed_on desc nulls last, id desc) where not is_deleted;

create index opps_next_step_on on "opps" (tenant_id, next_step_on, create_time desc, id desc) where not is_deleted;

create index opps_next_step_on_sorted on "opps" (tenant_id, next_step_on, id) where not is_deleted;

create index opps_next_step_on_sorted_down on "opps" (tenant_id, next_step_on desc nulls last, id desc) where not is_deleted;

create table "opps_stage_change" (
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
  opps_id text collate "C",
  from_stage text collate "C",
  to_stage text collate "C",
  changed_at timestamptz,
  changed_by text collate "C",
  days_in_stage numeric,
  reason text collate "C",
  primary key (tenant_id, id)
);

alter table "opps_stage_change" enable row level security;

create policy tenant_only on "opps_stage_change"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "opps_stage_change" to bip_app;

create index opps_stage_change_newest on "opps_stage_change" (tenant_id, create_time desc, id desc) where not is_deleted;

create index opps_stage_change_create_dept on "opps_stage_change" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index opps_stage_change_create_user on "opps_stage_change" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create unique index opps_stage_change_change_no_unique on "opps_stage_change" (tenant_id, lower(change_no)) where not is_deleted;

create index opps_stage_change_opps_id on "opps_stage_change" (tenant_id, opps_id, create_time desc, id desc) where not is_deleted;

create index opps_stage_change_to_stage on "opps_stage_change" (tenant_id, to_stage, create_time desc, id desc) where not is_deleted;

create index opps_stage_change_changed_at on "opps_stage_change" (tenant_id, changed_at, create_time desc, id desc) where not is_deleted;

create index opps_stage_change_changed_at_sorted on "opps_stage_change" (tenant_id, changed_at, id) where not is_deleted;

create index opps_stage_change_changed_at_sorted_down on "opps_stage_change" (tenant_id, changed_at desc nulls last, id desc) where not is_deleted;

create index opps_stage_change_changed_by on "opps_stage_change" (tenant_id, changed_by, create_time desc, id desc) where not is_deleted;

create table "opps_stage_rule" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  rule_name text collate "C",
  rule_name_find text collate "C",
  stage text collate "C",
  order_no numeric,
  stage_kind text collate "C",
  probability numeric,
  required_fields text[],
  asks_reason boolean,
  must_pass boolean,
  max_days numeric,
  card_limit numeric,
  limit_kind text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "opps_stage_rule" enable row level security;

create policy tenant_only on "opps_stage_rule"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "opps_stage_rule" to bip_app;

create index opps_stage_rule_newest on "opps_stage_rule" (tenant_id, create_time desc, id desc) where not is_deleted;

create index opps_stage_rule_create_dept on "opps_stage_rule" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index opps_stage_rule_create_user on "opps_stage_rule" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index opps_stage_rule_find_tokens on "opps_stage_rule" using gin (find_tokens) where not is_deleted;

create index opps_stage_rule_stage on "opps_stage_rule" (tenant_id, stage, create_time desc, id desc) where not is_deleted;

create index opps_stage_rule_order_no_sorted on "opps_stage_rule" (tenant_id, order_no, id) where not is_deleted;

create or replace function opps_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "opps" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('oppsNo' = any (fields) and (position(term in split_part(coalesce(row_.opps_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.opps_no_find, '')) > 0))
      or ('oppsName' = any (fields) and (position(term in split_part(coalesce(row_.opps_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.opps_name_find, '')) > 0))
      or ('equipment' = any (fields) and (position(term in split_part(coalesce(row_.equipment_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.equipment_find, '')) > 0))))
$$;

grant execute on function opps_find to bip_app;

create or replace function opps_stage_rule_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "opps_stage_rule" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('ruleName' = any (fields) and (position(term in split_part(coalesce(row_.rule_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.rule_name_find, '')) > 0))))
$$;

grant execute on function opps_stage_rule_find to bip_app;

select follow_files('opps', 'opps', 'opps', 'attachments', 'attachments', 'files_listed', 'id', 'id');
