-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "material_bom" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  bom_no text collate "C",
  bom_no_find text collate "C",
  material_id text collate "C",
  bom_version text collate "C",
  bom_version_sort text collate "C",
  bom_status text collate "C",
  lot_quantity numeric,
  valid_from date,
  valid_to date,
  drawing_no text collate "C",
  drawing_no_find text collate "C",
  engineer_id text collate "C",
  change_note text collate "C",
  line_count numeric,
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "material_bom" enable row level security;

create policy tenant_only on "material_bom"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "material_bom" to bip_app;

create index material_bom_newest on "material_bom" (tenant_id, create_time desc, id desc) where not is_deleted;

create index material_bom_create_dept on "material_bom" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index material_bom_create_user on "material_bom" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index material_bom_find_tokens on "material_bom" using gin (find_tokens) where not is_deleted;

create index material_bom_bom_no_sorted on "material_bom" (tenant_id, bom_no, id) where not is_deleted;

create index material_bom_bom_no_sorted_down on "material_bom" (tenant_id, bom_no desc nulls last, id desc) where not is_deleted;

create unique index material_bom_bom_no_unique on "material_bom" (tenant_id, lower(bom_no)) where not is_deleted;

create index material_bom_material_id on "material_bom" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index material_bom_bom_version_sorted on "material_bom" (tenant_id, bom_version_sort, id) where not is_deleted;

create index material_bom_bom_status on "material_bom" (tenant_id, bom_status, create_time desc, id desc) where not is_deleted;

create index material_bom_valid_from on "material_bom" (tenant_id, valid_from, create_time desc, id desc) where not is_deleted;

create index material_bom_valid_from_sorted on "material_bom" (tenant_id, valid_from, id) where not is_deleted;

create index material_bom_valid_to_sorted on "material_bom" (tenant_id, valid_to, id) where not is_deleted;

create index material_bom_valid_to_sorted_down on "material_bom" (tenant_id, valid_to desc nulls last, id desc) where not is_deleted;

create index material_bom_engineer_id on "material_bom" (tenant_id, engineer_id, create_time desc, id desc) where not is_deleted;

create table "material_bom_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  position text collate "C",
  material_id text collate "C",
  quantity numeric,
  scrap_rate numeric,
  is_phantom boolean,
  process_id text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "material_bom_lines" enable row level security;

create policy tenant_only on "material_bom_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "material_bom_lines" to bip_app;

create index material_bom_lines_order on "material_bom_lines" (tenant_id, parent_id, line_no);

create index material_bom_lines_material_id on "material_bom_lines" (tenant_id, material_id);

create index material_bom_lines_process_id on "material_bom_lines" (tenant_id, process_id);

create table "mrp_proposal" (
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
  no_sort text collate "C",
  no_find text collate "C",
  proposal_status text collate "C",
  mrp_action text collate "C",
  order_type text collate "C",
  material_id text collate "C",
  quantity numeric,
  needed_on date,
  start_on date,
  was_quantity numeric,
  was_on date,
  reason text collate "C",
  needed_by text collate "C",
  needed_by_find text collate "C",
  supply_kind text collate "C",
  supply_no text collate "C",
  supply_no_find text collate "C",
  supply_id text collate "C",
  supply_line_id text collate "C",
  org_id text collate "C",
  taken_status text collate "C",
  mo_id text collate "C",
  run_id text collate "C",
  need_key text collate "C",
  dismiss_reason text collate "C",
  erp_state text collate "C",
  erp_no text collate "C",
  erp_reason text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "mrp_proposal" enable row level security;

create policy tenant_only on "mrp_proposal"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mrp_proposal" to bip_app;

create index mrp_proposal_newest on "mrp_proposal" (tenant_id, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_create_dept on "mrp_proposal" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_create_user on "mrp_proposal" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_find_tokens on "mrp_proposal" using gin (find_tokens) where not is_deleted;

create index mrp_proposal_no_sorted on "mrp_proposal" (tenant_id, no_sort, id) where not is_deleted;

create index mrp_proposal_no_sorted_down on "mrp_proposal" (tenant_id, no_sort desc nulls last, id desc) where not is_deleted;

create unique index mrp_proposal_no_unique on "mrp_proposal" (tenant_id, lower(no)) where not is_deleted;

create index mrp_proposal_proposal_status on "mrp_proposal" (tenant_id, proposal_status, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_mrp_action on "mrp_proposal" (tenant_id, mrp_action, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_order_type on "mrp_proposal" (tenant_id, order_type, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_material_id on "mrp_proposal" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_quantity_sorted on "mrp_proposal" (tenant_id, quantity, id) where not is_deleted;

create index mrp_proposal_needed_on on "mrp_proposal" (tenant_id, needed_on, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_needed_on_sorted on "mrp_proposal" (tenant_id, needed_on, id) where not is_deleted;

create index mrp_proposal_start_on on "mrp_proposal" (tenant_id, start_on, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_start_on_sorted on "mrp_proposal" (tenant_id, start_on, id) where not is_deleted;

create index mrp_proposal_start_on_sorted_down on "mrp_proposal" (tenant_id, start_on desc nulls last, id desc) where not is_deleted;

create index mrp_proposal_was_on on "mrp_proposal" (tenant_id, was_on, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_was_on_sorted on "mrp_proposal" (tenant_id, was_on, id) where not is_deleted;

create index mrp_proposal_was_on_sorted_down on "mrp_proposal" (tenant_id, was_on desc nulls last, id desc) where not is_deleted;

create index mrp_proposal_reason on "mrp_proposal" (tenant_id, reason, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_supply_kind on "mrp_proposal" (tenant_id, supply_kind, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_org_id on "mrp_proposal" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_taken_status on "mrp_proposal" (tenant_id, taken_status, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_mo_id on "mrp_proposal" (tenant_id, mo_id, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_run_id on "mrp_proposal" (tenant_id, run_id, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_need_key on "mrp_proposal" (tenant_id, need_key, create_time desc, id desc) where not is_deleted;

create index mrp_proposal_erp_state on "mrp_proposal" (tenant_id, erp_state, create_time desc, id desc) where not is_deleted;

create table "mrp_proposal_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  quantity numeric,
  needed_on date,
  supplier_id text collate "C",
  price numeric,
  made_quantity numeric,
  primary key (tenant_id, id)
);

alter table "mrp_proposal_lines" enable row level security;

create policy tenant_only on "mrp_proposal_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mrp_proposal_lines" to bip_app;

create index mrp_proposal_lines_order on "mrp_proposal_lines" (tenant_id, parent_id, line_no);

create index mrp_proposal_lines_material_id on "mrp_proposal_lines" (tenant_id, material_id);

create index mrp_proposal_lines_supplier_id on "mrp_proposal_lines" (tenant_id, supplier_id);

create table "mrp_proposal_pegs" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  demand_kind text collate "C",
  demand_no text collate "C",
  into_material_id text collate "C",
  quantity numeric,
  needed_on date,
  origin text collate "C",
  primary key (tenant_id, id)
);

alter table "mrp_proposal_pegs" enable row level security;

create policy tenant_only on "mrp_proposal_pegs"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mrp_proposal_pegs" to bip_app;

create index mrp_proposal_pegs_order on "mrp_proposal_pegs" (tenant_id, parent_id, line_no);

create index mrp_proposal_pegs_into_material_id on "mrp_proposal_pegs" (tenant_id, into_material_id);

create table "mrp_run" (
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
  run_status text collate "C",
  scope text collate "C",
  progress numeric,
  started_at timestamptz,
  ended_at timestamptz,
  heartbeat_at timestamptz,
  calculation_time numeric,
  materials numeric,
  demands numeric,
  orders numeric,
  expedites numeric,
  defers numeric,
  resizes numeric,
  cancels numeric,
  failure text collate "C",
  failure_detail text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "mrp_run" enable row level security;

create policy tenant_only on "mrp_run"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mrp_run" to bip_app;

create index mrp_run_newest on "mrp_run" (tenant_id, create_time desc, id desc) where not is_deleted;

create index mrp_run_create_dept on "mrp_run" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index mrp_run_create_user on "mrp_run" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index mrp_run_find_tokens on "mrp_run" using gin (find_tokens) where not is_deleted;

create index mrp_run_no_sorted on "mrp_run" (tenant_id, no, id) where not is_deleted;

create index mrp_run_no_sorted_down on "mrp_run" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index mrp_run_no_unique on "mrp_run" (tenant_id, lower(no)) where not is_deleted;

create index mrp_run_run_status on "mrp_run" (tenant_id, run_status, create_time desc, id desc) where not is_deleted;

create index mrp_run_started_at_sorted on "mrp_run" (tenant_id, started_at, id) where not is_deleted;

create index mrp_run_started_at_sorted_down on "mrp_run" (tenant_id, started_at desc nulls last, id desc) where not is_deleted;

create index mrp_run_ended_at_sorted on "mrp_run" (tenant_id, ended_at, id) where not is_deleted;

create index mrp_run_ended_at_sorted_down on "mrp_run" (tenant_id, ended_at desc nulls last, id desc) where not is_deleted;

create index mrp_run_heartbeat_at_sorted on "mrp_run" (tenant_id, heartbeat_at, id) where not is_deleted;

create index mrp_run_heartbeat_at_sorted_down on "mrp_run" (tenant_id, heartbeat_at desc nulls last, id desc) where not is_deleted;

create or replace function material_bom_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "material_bom" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('bomNo' = any (fields) and (position(term in split_part(coalesce(row_.bom_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.bom_no_find, '')) > 0))
      or ('drawingNo' = any (fields) and (position(term in split_part(coalesce(row_.drawing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.drawing_no_find, '')) > 0))))
$$;

grant execute on function material_bom_find to bip_app;

create or replace function mrp_proposal_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "mrp_proposal" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('neededBy' = any (fields) and (position(term in split_part(coalesce(row_.needed_by_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.needed_by_find, '')) > 0))
      or ('supplyNo' = any (fields) and (position(term in split_part(coalesce(row_.supply_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.supply_no_find, '')) > 0))))
$$;

grant execute on function mrp_proposal_find to bip_app;

create or replace function mrp_run_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "mrp_run" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function mrp_run_find to bip_app;

select follow_files('material_bom', 'material_bom', 'materialBom', 'attachments', 'attachments', 'files_listed', 'id', 'id');
