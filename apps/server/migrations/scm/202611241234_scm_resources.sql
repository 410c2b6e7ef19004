-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "forecast" (
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
  title text collate "C",
  title_find text collate "C",
  forecast_version numeric,
  process_status text collate "C",
  org_id text collate "C",
  customer_id text collate "C",
  saler_id text collate "C",
  forecast_date date,
  line_count numeric,
  total_quantity numeric,
  invalid_reason text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "forecast" enable row level security;

create policy tenant_only on "forecast"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "forecast" to bip_app;

create index forecast_newest on "forecast" (tenant_id, create_time desc, id desc) where not is_deleted;

create index forecast_create_dept on "forecast" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index forecast_create_user on "forecast" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index forecast_find_tokens on "forecast" using gin (find_tokens) where not is_deleted;

create index forecast_no_sorted on "forecast" (tenant_id, no, id) where not is_deleted;

create index forecast_no_sorted_down on "forecast" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index forecast_no_unique on "forecast" (tenant_id, lower(no)) where not is_deleted;

create index forecast_forecast_version_sorted on "forecast" (tenant_id, forecast_version, id) where not is_deleted;

create index forecast_process_status on "forecast" (tenant_id, process_status, create_time desc, id desc) where not is_deleted;

create index forecast_org_id on "forecast" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index forecast_customer_id on "forecast" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index forecast_saler_id on "forecast" (tenant_id, saler_id, create_time desc, id desc) where not is_deleted;

create index forecast_forecast_date on "forecast" (tenant_id, forecast_date, create_time desc, id desc) where not is_deleted;

create index forecast_forecast_date_sorted on "forecast" (tenant_id, forecast_date, id) where not is_deleted;

create index forecast_total_quantity_sorted on "forecast" (tenant_id, total_quantity, id) where not is_deleted;

create index forecast_total_quantity_sorted_down on "forecast" (tenant_id, total_quantity desc nulls last, id desc) where not is_deleted;

create table "forecast_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  quantity numeric,
  month text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "forecast_lines" enable row level security;

create policy tenant_only on "forecast_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "forecast_lines" to bip_app;

create index forecast_lines_order on "forecast_lines" (tenant_id, parent_id, line_no);

create index forecast_lines_material_id on "forecast_lines" (tenant_id, material_id);

create table "purchase_request" (
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
  org_id text collate "C",
  billtype_dict text collate "C",
  process_status text collate "C",
  application_date date,
  application_user_id text collate "C",
  needed_on date,
  purpose text collate "C",
  purpose_find text collate "C",
  line_count numeric,
  amount numeric,
  invalid_reason text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "purchase_request" enable row level security;

create policy tenant_only on "purchase_request"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "purchase_request" to bip_app;

create index purchase_request_newest on "purchase_request" (tenant_id, create_time desc, id desc) where not is_deleted;

create index purchase_request_create_dept on "purchase_request" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index purchase_request_create_user on "purchase_request" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index purchase_request_find_tokens on "purchase_request" using gin (find_tokens) where not is_deleted;

create index purchase_request_no_sorted on "purchase_request" (tenant_id, no, id) where not is_deleted;

create index purchase_request_no_sorted_down on "purchase_request" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index purchase_request_no_unique on "purchase_request" (tenant_id, lower(no)) where not is_deleted;

create index purchase_request_org_id on "purchase_request" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index purchase_request_billtype_dict on "purchase_request" (tenant_id, billtype_dict, create_time desc, id desc) where not is_deleted;

create index purchase_request_process_status on "purchase_request" (tenant_id, process_status, create_time desc, id desc) where not is_deleted;

create index purchase_request_application_date on "purchase_request" (tenant_id, application_date, create_time desc, id desc) where not is_deleted;

create index purchase_request_application_date_sorted on "purchase_request" (tenant_id, application_date, id) where not is_deleted;

create index purchase_request_application_user_id on "purchase_request" (tenant_id, application_user_id, create_time desc, id desc) where not is_deleted;

create index purchase_request_needed_on on "purchase_request" (tenant_id, needed_on, create_time desc, id desc) where not is_deleted;

create index purchase_request_needed_on_sorted on "purchase_request" (tenant_id, needed_on, id) where not is_deleted;

create index purchase_request_needed_on_sorted_down on "purchase_request" (tenant_id, needed_on desc nulls last, id desc) where not is_deleted;

create index purchase_request_amount_sorted on "purchase_request" (tenant_id, amount, id) where not is_deleted;

create index purchase_request_amount_sorted_down on "purchase_request" (tenant_id, amount desc nulls last, id desc) where not is_deleted;

create table "purchase_request_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  quantity numeric,
  needed_on date,
  supplier_id text collate "C",
  price numeric,
  amount numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "purchase_request_lines" enable row level security;

create policy tenant_only on "purchase_request_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "purchase_request_lines" to bip_app;

create index purchase_request_lines_order on "purchase_request_lines" (tenant_id, parent_id, line_no);

create index purchase_request_lines_material_id on "purchase_request_lines" (tenant_id, material_id);

create index purchase_request_lines_supplier_id on "purchase_request_lines" (tenant_id, supplier_id);

create table "sale_order" (
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
  customer_id text collate "C",
  contact_id text collate "C",
  process_status text collate "C",
  customer_order_no text collate "C",
  customer_order_no_find text collate "C",
  org_id text collate "C",
  order_date date,
  delivery_date date,
  saler_id text collate "C",
  currency text collate "C",
  rate numeric,
  delivery_address text collate "C",
  line_count numeric,
  amount numeric,
  tax numeric,
  total numeric,
  base_total numeric,
  invalid_reason text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "sale_order" enable row level security;

create policy tenant_only on "sale_order"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "sale_order" to bip_app;

create index sale_order_newest on "sale_order" (tenant_id, create_time desc, id desc) where not is_deleted;

create index sale_order_create_dept on "sale_order" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index sale_order_create_user on "sale_order" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index sale_order_find_tokens on "sale_order" using gin (find_tokens) where not is_deleted;

create index sale_order_no_sorted on "sale_order" (tenant_id, no, id) where not is_deleted;

create index sale_order_no_sorted_down on "sale_order" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index sale_order_no_unique on "sale_order" (tenant_id, lower(no)) where not is_deleted;

create index sale_order_customer_id on "sale_order" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index sale_order_contact_id on "sale_order" (tenant_id, contact_id) where not is_deleted;

create index sale_order_process_status on "sale_order" (tenant_id, process_status, create_time desc, id desc) where not is_deleted;

create index sale_order_org_id on "sale_order" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index sale_order_order_date on "sale_order" (tenant_id, order_date, create_time desc, id desc) where not is_deleted;

create index sale_order_order_date_sorted on "sale_order" (tenant_id, order_date, id) where not is_deleted;

create index sale_order_delivery_date on "sale_order" (tenant_id, delivery_date, create_time desc, id desc) where not is_deleted;

create index sale_order_delivery_date_sorted on "sale_order" (tenant_id, delivery_date, id) where not is_deleted;

create index sale_order_saler_id on "sale_order" (tenant_id, saler_id, create_time desc, id desc) where not is_deleted;

create index sale_order_total_sorted on "sale_order" (tenant_id, total, id) where not is_deleted;

create index sale_order_total_sorted_down on "sale_order" (tenant_id, total desc nulls last, id desc) where not is_deleted;

create index sale_order_base_total_sorted on "sale_order" (tenant_id, base_total, id) where not is_deleted;

create index sale_order_base_total_sorted_down on "sale_order" (tenant_id, base_total desc nulls last, id desc) where not is_deleted;

create table "sale_order_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  quantity numeric,
  price numeric,
  tax_rate numeric,
  amount numeric,
  tax numeric,
  delivery_date date,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "sale_order_lines" enable row level security;

create policy tenant_only on "sale_order_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "sale_order_lines" to bip_app;

create index sale_order_lines_order on "sale_order_lines" (tenant_id, parent_id, line_no);

create index sale_order_lines_material_id on "sale_order_lines" (tenant_id, material_id);

create table "scm_in_stock" (
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
  doc_status text collate "C",
  org_id text collate "C",
  warehouse_id text collate "C",
  posted_on date,
  keeper_id text collate "C",
  owner_id text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  reject_reason text collate "C",
  remark text collate "C",
  attachments jsonb,
  supplier_id text collate "C",
  delivery_note_no text collate "C",
  delivery_note_no_find text collate "C",
  line_count numeric,
  amount numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "scm_in_stock" enable row level security;

create policy tenant_only on "scm_in_stock"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "scm_in_stock" to bip_app;

create index scm_in_stock_newest on "scm_in_stock" (tenant_id, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_create_dept on "scm_in_stock" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_create_user on "scm_in_stock" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_find_tokens on "scm_in_stock" using gin (find_tokens) where not is_deleted;

create index scm_in_stock_no_sorted on "scm_in_stock" (tenant_id, no, id) where not is_deleted;

create index scm_in_stock_no_sorted_down on "scm_in_stock" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index scm_in_stock_no_unique on "scm_in_stock" (tenant_id, lower(no)) where not is_deleted;

create index scm_in_stock_doc_status on "scm_in_stock" (tenant_id, doc_status, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_org_id on "scm_in_stock" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_warehouse_id on "scm_in_stock" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_posted_on on "scm_in_stock" (tenant_id, posted_on, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_posted_on_sorted on "scm_in_stock" (tenant_id, posted_on, id) where not is_deleted;

create index scm_in_stock_keeper_id on "scm_in_stock" (tenant_id, keeper_id, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_owner_id on "scm_in_stock" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_auditor_id on "scm_in_stock" (tenant_id, auditor_id) where not is_deleted;

create index scm_in_stock_audited_at_sorted on "scm_in_stock" (tenant_id, audited_at, id) where not is_deleted;

create index scm_in_stock_audited_at_sorted_down on "scm_in_stock" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create index scm_in_stock_supplier_id on "scm_in_stock" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index scm_in_stock_amount_sorted on "scm_in_stock" (tenant_id, amount, id) where not is_deleted;

create index scm_in_stock_amount_sorted_down on "scm_in_stock" (tenant_id, amount desc nulls last, id desc) where not is_deleted;

create table "scm_in_stock_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  unit text collate "C",
  quantity numeric,
  factor numeric,
  base_quantity numeric,
  location_id text collate "C",
  lot_no text collate "C",
  serial_no text collate "C",
  expires_on date,
  price numeric,
  amount numeric,
  inspection text collate "C",
  source_no text collate "C",
  source_line_id text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "scm_in_stock_lines" enable row level security;

create policy tenant_only on "scm_in_stock_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "scm_in_stock_lines" to bip_app;

create index scm_in_stock_lines_order on "scm_in_stock_lines" (tenant_id, parent_id, line_no);

create index scm_in_stock_lines_material_id on "scm_in_stock_lines" (tenant_id, material_id);

create index scm_in_stock_lines_location_id on "scm_in_stock_lines" (tenant_id, location_id);

create table "scm_out_stock" (
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
  doc_status text collate "C",
  org_id text collate "C",
  warehouse_id text collate "C",
  posted_on date,
  keeper_id text collate "C",
  owner_id text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  reject_reason text collate "C",
  remark text collate "C",
  attachments jsonb,
  customer_id text collate "C",
  delivery_address text collate "C",
  line_count numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "scm_out_stock" enable row level security;

create policy tenant_only on "scm_out_stock"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "scm_out_stock" to bip_app;

create index scm_out_stock_newest on "scm_out_stock" (tenant_id, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_create_dept on "scm_out_stock" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_create_user on "scm_out_stock" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_find_tokens on "scm_out_stock" using gin (find_tokens) where not is_deleted;

create index scm_out_stock_no_sorted on "scm_out_stock" (tenant_id, no, id) where not is_deleted;

create index scm_out_stock_no_sorted_down on "scm_out_stock" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index scm_out_stock_no_unique on "scm_out_stock" (tenant_id, lower(no)) where not is_deleted;

create index scm_out_stock_doc_status on "scm_out_stock" (tenant_id, doc_status, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_org_id on "scm_out_stock" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_warehouse_id on "scm_out_stock" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_posted_on on "scm_out_stock" (tenant_id, posted_on, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_posted_on_sorted on "scm_out_stock" (tenant_id, posted_on, id) where not is_deleted;

create index scm_out_stock_keeper_id on "scm_out_stock" (tenant_id, keeper_id, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_owner_id on "scm_out_stock" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index scm_out_stock_auditor_id on "scm_out_stock" (tenant_id, auditor_id) where not is_deleted;

create index scm_out_stock_audited_at_sorted on "scm_out_stock" (tenant_id, audited_at, id) where not is_deleted;

create index scm_out_stock_audited_at_sorted_down on "scm_out_stock" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create index scm_out_stock_customer_id on "scm_out_stock" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create table "scm_out_stock_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  unit text collate "C",
  quantity numeric,
  factor numeric,
  base_quantity numeric,
  location_id text collate "C",
  lot_no text collate "C",
  serial_no text collate "C",
  source_no text collate "C",
  source_line_id text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "scm_out_stock_lines" enable row level security;

create policy tenant_only on "scm_out_stock_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "scm_out_stock_lines" to bip_app;

create index scm_out_stock_lines_order on "scm_out_stock_lines" (tenant_id, parent_id, line_no);

create index scm_out_stock_lines_material_id on "scm_out_stock_lines" (tenant_id, material_id);

create index scm_out_stock_lines_location_id on "scm_out_stock_lines" (tenant_id, location_id);

create or replace function forecast_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "forecast" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))))
$$;

grant execute on function forecast_find to bip_app;

create or replace function purchase_request_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "purchase_request" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('purpose' = any (fields) and (position(term in split_part(coalesce(row_.purpose_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.purpose_find, '')) > 0))))
$$;

grant execute on function purchase_request_find to bip_app;

create or replace function sale_order_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "sale_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('customerOrderNo' = any (fields) and (position(term in split_part(coalesce(row_.customer_order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_order_no_find, '')) > 0))))
$$;

grant execute on function sale_order_find to bip_app;

create or replace function scm_in_stock_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "scm_in_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('deliveryNoteNo' = any (fields) and (position(term in split_part(coalesce(row_.delivery_note_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.delivery_note_no_find, '')) > 0))))
$$;

grant execute on function scm_in_stock_find to bip_app;

create or replace function scm_out_stock_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "scm_out_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function scm_out_stock_find to bip_app;

select follow_files('purchase_request', 'purchase_request', 'purchaseRequest', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('sale_order', 'sale_order', 'saleOrder', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('scm_in_stock', 'scm_in_stock', 'scmInStock', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('scm_out_stock', 'scm_out_stock', 'scmOutStock', 'attachments', 'attachments', 'files_listed', 'id', 'id');
