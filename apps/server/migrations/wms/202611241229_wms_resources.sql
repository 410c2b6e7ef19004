-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "stock_balance" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  stock_name text collate "C",
  material_id text collate "C",
  warehouse_id text collate "C",
  location_id text collate "C",
  lot_no text collate "C",
  lot_no_sort text collate "C",
  lot_no_find text collate "C",
  serial_no text collate "C",
  serial_no_sort text collate "C",
  serial_no_find text collate "C",
  owner_id text collate "C",
  quantity numeric,
  reserved numeric,
  available numeric,
  value numeric,
  expires_on date,
  first_in_on date,
  last_moved_on date,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "stock_balance" enable row level security;

create policy tenant_only on "stock_balance"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_balance" to bip_app;

create index stock_balance_newest on "stock_balance" (tenant_id, create_time desc, id desc) where not is_deleted;

create index stock_balance_create_dept on "stock_balance" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index stock_balance_create_user on "stock_balance" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index stock_balance_find_tokens on "stock_balance" using gin (find_tokens) where not is_deleted;

create index stock_balance_material_id on "stock_balance" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index stock_balance_warehouse_id on "stock_balance" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index stock_balance_location_id on "stock_balance" (tenant_id, location_id, create_time desc, id desc) where not is_deleted;

create index stock_balance_lot_no_sorted on "stock_balance" (tenant_id, lot_no_sort, id) where not is_deleted;

create index stock_balance_lot_no_sorted_down on "stock_balance" (tenant_id, lot_no_sort desc nulls last, id desc) where not is_deleted;

create index stock_balance_serial_no_sorted on "stock_balance" (tenant_id, serial_no_sort, id) where not is_deleted;

create index stock_balance_serial_no_sorted_down on "stock_balance" (tenant_id, serial_no_sort desc nulls last, id desc) where not is_deleted;

create index stock_balance_owner_id on "stock_balance" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index stock_balance_quantity_sorted on "stock_balance" (tenant_id, quantity, id) where not is_deleted;

create index stock_balance_quantity_sorted_down on "stock_balance" (tenant_id, quantity desc nulls last, id desc) where not is_deleted;

create index stock_balance_available_sorted on "stock_balance" (tenant_id, available, id) where not is_deleted;

create index stock_balance_available_sorted_down on "stock_balance" (tenant_id, available desc nulls last, id desc) where not is_deleted;

create index stock_balance_value_sorted on "stock_balance" (tenant_id, value, id) where not is_deleted;

create index stock_balance_value_sorted_down on "stock_balance" (tenant_id, value desc nulls last, id desc) where not is_deleted;

create index stock_balance_expires_on_sorted on "stock_balance" (tenant_id, expires_on, id) where not is_deleted;

create index stock_balance_expires_on_sorted_down on "stock_balance" (tenant_id, expires_on desc nulls last, id desc) where not is_deleted;

create index stock_balance_first_in_on_sorted on "stock_balance" (tenant_id, first_in_on, id) where not is_deleted;

create index stock_balance_first_in_on_sorted_down on "stock_balance" (tenant_id, first_in_on desc nulls last, id desc) where not is_deleted;

create index stock_balance_last_moved_on_sorted on "stock_balance" (tenant_id, last_moved_on, id) where not is_deleted;

create index stock_balance_last_moved_on_sorted_down on "stock_balance" (tenant_id, last_moved_on desc nulls last, id desc) where not is_deleted;

create table "stock_entry" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  balance_id text collate "C",
  posted_on date,
  material_id text collate "C",
  warehouse_id text collate "C",
  location_id text collate "C",
  lot_no text collate "C",
  lot_no_sort text collate "C",
  lot_no_find text collate "C",
  serial_no text collate "C",
  serial_no_sort text collate "C",
  serial_no_find text collate "C",
  owner_id text collate "C",
  quantity numeric,
  value numeric,
  source_type text collate "C",
  source_no text collate "C",
  source_no_sort text collate "C",
  source_no_find text collate "C",
  source_id text collate "C",
  source_line_id text collate "C",
  line_no numeric,
  is_reverse boolean,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "stock_entry" enable row level security;

create policy tenant_only on "stock_entry"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_entry" to bip_app;

create index stock_entry_newest on "stock_entry" (tenant_id, create_time desc, id desc) where not is_deleted;

create index stock_entry_create_dept on "stock_entry" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index stock_entry_create_user on "stock_entry" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index stock_entry_find_tokens on "stock_entry" using gin (find_tokens) where not is_deleted;

create index stock_entry_balance_id on "stock_entry" (tenant_id, balance_id, create_time desc, id desc) where not is_deleted;

create index stock_entry_posted_on on "stock_entry" (tenant_id, posted_on, create_time desc, id desc) where not is_deleted;

create index stock_entry_posted_on_sorted on "stock_entry" (tenant_id, posted_on, id) where not is_deleted;

create index stock_entry_material_id on "stock_entry" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index stock_entry_warehouse_id on "stock_entry" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index stock_entry_location_id on "stock_entry" (tenant_id, location_id, create_time desc, id desc) where not is_deleted;

create index stock_entry_lot_no_sorted on "stock_entry" (tenant_id, lot_no_sort, id) where not is_deleted;

create index stock_entry_lot_no_sorted_down on "stock_entry" (tenant_id, lot_no_sort desc nulls last, id desc) where not is_deleted;

create index stock_entry_serial_no_sorted on "stock_entry" (tenant_id, serial_no_sort, id) where not is_deleted;

create index stock_entry_serial_no_sorted_down on "stock_entry" (tenant_id, serial_no_sort desc nulls last, id desc) where not is_deleted;

create index stock_entry_owner_id on "stock_entry" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index stock_entry_quantity_sorted on "stock_entry" (tenant_id, quantity, id) where not is_deleted;

create index stock_entry_quantity_sorted_down on "stock_entry" (tenant_id, quantity desc nulls last, id desc) where not is_deleted;

create index stock_entry_value_sorted on "stock_entry" (tenant_id, value, id) where not is_deleted;

create index stock_entry_value_sorted_down on "stock_entry" (tenant_id, value desc nulls last, id desc) where not is_deleted;

create index stock_entry_source_type on "stock_entry" (tenant_id, source_type, create_time desc, id desc) where not is_deleted;

create index stock_entry_source_no_sorted on "stock_entry" (tenant_id, source_no_sort, id) where not is_deleted;

create index stock_entry_source_no_sorted_down on "stock_entry" (tenant_id, source_no_sort desc nulls last, id desc) where not is_deleted;

create index stock_entry_source_id on "stock_entry" (tenant_id, source_id, create_time desc, id desc) where not is_deleted;

create table "stock_lot" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  lot_no text collate "C",
  lot_no_sort text collate "C",
  lot_no_find text collate "C",
  material_id text collate "C",
  received_on date,
  expires_on date,
  source_no text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "stock_lot" enable row level security;

create policy tenant_only on "stock_lot"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_lot" to bip_app;

create index stock_lot_newest on "stock_lot" (tenant_id, create_time desc, id desc) where not is_deleted;

create index stock_lot_create_dept on "stock_lot" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index stock_lot_create_user on "stock_lot" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index stock_lot_find_tokens on "stock_lot" using gin (find_tokens) where not is_deleted;

create index stock_lot_lot_no_sorted on "stock_lot" (tenant_id, lot_no_sort, id) where not is_deleted;

create unique index stock_lot_lot_no_unique on "stock_lot" (tenant_id, lower(lot_no)) where not is_deleted;

create index stock_lot_material_id on "stock_lot" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index stock_lot_received_on_sorted on "stock_lot" (tenant_id, received_on, id) where not is_deleted;

create index stock_lot_received_on_sorted_down on "stock_lot" (tenant_id, received_on desc nulls last, id desc) where not is_deleted;

create index stock_lot_expires_on on "stock_lot" (tenant_id, expires_on, create_time desc, id desc) where not is_deleted;

create index stock_lot_expires_on_sorted on "stock_lot" (tenant_id, expires_on, id) where not is_deleted;

create index stock_lot_expires_on_sorted_down on "stock_lot" (tenant_id, expires_on desc nulls last, id desc) where not is_deleted;

create table "stock_period" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  month text collate "C",
  month_sort text collate "C",
  month_find text collate "C",
  period_status text collate "C",
  closed_by text collate "C",
  closed_at timestamptz,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "stock_period" enable row level security;

create policy tenant_only on "stock_period"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_period" to bip_app;

create index stock_period_newest on "stock_period" (tenant_id, create_time desc, id desc) where not is_deleted;

create index stock_period_create_dept on "stock_period" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index stock_period_create_user on "stock_period" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index stock_period_find_tokens on "stock_period" using gin (find_tokens) where not is_deleted;

create index stock_period_month_sorted on "stock_period" (tenant_id, month_sort, id) where not is_deleted;

create unique index stock_period_month_unique on "stock_period" (tenant_id, lower(month)) where not is_deleted;

create index stock_period_period_status on "stock_period" (tenant_id, period_status, create_time desc, id desc) where not is_deleted;

create index stock_period_closed_by on "stock_period" (tenant_id, closed_by) where not is_deleted;

create index stock_period_closed_at_sorted on "stock_period" (tenant_id, closed_at, id) where not is_deleted;

create index stock_period_closed_at_sorted_down on "stock_period" (tenant_id, closed_at desc nulls last, id desc) where not is_deleted;

create table "stock_reservation" (
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
  reservation_status text collate "C",
  material_id text collate "C",
  warehouse_id text collate "C",
  quantity numeric,
  reserved_for text collate "C",
  reserved_for_find text collate "C",
  needed_on date,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "stock_reservation" enable row level security;

create policy tenant_only on "stock_reservation"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_reservation" to bip_app;

create index stock_reservation_newest on "stock_reservation" (tenant_id, create_time desc, id desc) where not is_deleted;

create index stock_reservation_create_dept on "stock_reservation" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index stock_reservation_create_user on "stock_reservation" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index stock_reservation_find_tokens on "stock_reservation" using gin (find_tokens) where not is_deleted;

create index stock_reservation_no_sorted on "stock_reservation" (tenant_id, no, id) where not is_deleted;

create index stock_reservation_no_sorted_down on "stock_reservation" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index stock_reservation_no_unique on "stock_reservation" (tenant_id, lower(no)) where not is_deleted;

create index stock_reservation_reservation_status on "stock_reservation" (tenant_id, reservation_status, create_time desc, id desc) where not is_deleted;

create index stock_reservation_material_id on "stock_reservation" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index stock_reservation_warehouse_id on "stock_reservation" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index stock_reservation_needed_on on "stock_reservation" (tenant_id, needed_on, create_time desc, id desc) where not is_deleted;

create index stock_reservation_needed_on_sorted on "stock_reservation" (tenant_id, needed_on, id) where not is_deleted;

create index stock_reservation_needed_on_sorted_down on "stock_reservation" (tenant_id, needed_on desc nulls last, id desc) where not is_deleted;

create table "stock_reservation_allocations" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  balance_id text collate "C",
  quantity numeric,
  primary key (tenant_id, id)
);

alter table "stock_reservation_allocations" enable row level security;

create policy tenant_only on "stock_reservation_allocations"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_reservation_allocations" to bip_app;

create index stock_reservation_allocations_order on "stock_reservation_allocations" (tenant_id, parent_id, line_no);

create index stock_reservation_allocations_balance_id on "stock_reservation_allocations" (tenant_id, balance_id);

create table "stock_transfer" (
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
  to_warehouse_id text collate "C",
  line_count numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "stock_transfer" enable row level security;

create policy tenant_only on "stock_transfer"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_transfer" to bip_app;

create index stock_transfer_newest on "stock_transfer" (tenant_id, create_time desc, id desc) where not is_deleted;

create index stock_transfer_create_dept on "stock_transfer" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index stock_transfer_create_user on "stock_transfer" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index stock_transfer_find_tokens on "stock_transfer" using gin (find_tokens) where not is_deleted;

create index stock_transfer_no_sorted on "stock_transfer" (tenant_id, no, id) where not is_deleted;

create index stock_transfer_no_sorted_down on "stock_transfer" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index stock_transfer_no_unique on "stock_transfer" (tenant_id, lower(no)) where not is_deleted;

create index stock_transfer_doc_status on "stock_transfer" (tenant_id, doc_status, create_time desc, id desc) where not is_deleted;

create index stock_transfer_org_id on "stock_transfer" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index stock_transfer_warehouse_id on "stock_transfer" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index stock_transfer_posted_on on "stock_transfer" (tenant_id, posted_on, create_time desc, id desc) where not is_deleted;

create index stock_transfer_posted_on_sorted on "stock_transfer" (tenant_id, posted_on, id) where not is_deleted;

create index stock_transfer_keeper_id on "stock_transfer" (tenant_id, keeper_id, create_time desc, id desc) where not is_deleted;

create index stock_transfer_owner_id on "stock_transfer" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index stock_transfer_auditor_id on "stock_transfer" (tenant_id, auditor_id) where not is_deleted;

create index stock_transfer_audited_at_sorted on "stock_transfer" (tenant_id, audited_at, id) where not is_deleted;

create index stock_transfer_audited_at_sorted_down on "stock_transfer" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create index stock_transfer_to_warehouse_id on "stock_transfer" (tenant_id, to_warehouse_id, create_time desc, id desc) where not is_deleted;

create table "stock_transfer_lines" (
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
  to_location_id text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "stock_transfer_lines" enable row level security;

create policy tenant_only on "stock_transfer_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_transfer_lines" to bip_app;

create index stock_transfer_lines_order on "stock_transfer_lines" (tenant_id, parent_id, line_no);

create index stock_transfer_lines_material_id on "stock_transfer_lines" (tenant_id, material_id);

create index stock_transfer_lines_location_id on "stock_transfer_lines" (tenant_id, location_id);

create index stock_transfer_lines_to_location_id on "stock_transfer_lines" (tenant_id, to_location_id);

create table "wms_in_stock" (
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
  in_type text collate "C",
  supplier_id text collate "C",
  line_count numeric,
  amount numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "wms_in_stock" enable row level security;

create policy tenant_only on "wms_in_stock"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wms_in_stock" to bip_app;

create index wms_in_stock_newest on "wms_in_stock" (tenant_id, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_create_dept on "wms_in_stock" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_create_user on "wms_in_stock" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_find_tokens on "wms_in_stock" using gin (find_tokens) where not is_deleted;

create index wms_in_stock_no_sorted on "wms_in_stock" (tenant_id, no, id) where not is_deleted;

create index wms_in_stock_no_sorted_down on "wms_in_stock" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index wms_in_stock_no_unique on "wms_in_stock" (tenant_id, lower(no)) where not is_deleted;

create index wms_in_stock_doc_status on "wms_in_stock" (tenant_id, doc_status, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_org_id on "wms_in_stock" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_warehouse_id on "wms_in_stock" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_posted_on on "wms_in_stock" (tenant_id, posted_on, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_posted_on_sorted on "wms_in_stock" (tenant_id, posted_on, id) where not is_deleted;

create index wms_in_stock_keeper_id on "wms_in_stock" (tenant_id, keeper_id, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_owner_id on "wms_in_stock" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_auditor_id on "wms_in_stock" (tenant_id, auditor_id) where not is_deleted;

create index wms_in_stock_audited_at_sorted on "wms_in_stock" (tenant_id, audited_at, id) where not is_deleted;

create index wms_in_stock_audited_at_sorted_down on "wms_in_stock" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create index wms_in_stock_in_type on "wms_in_stock" (tenant_id, in_type, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_supplier_id on "wms_in_stock" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index wms_in_stock_amount_sorted on "wms_in_stock" (tenant_id, amount, id) where not is_deleted;

create index wms_in_stock_amount_sorted_down on "wms_in_stock" (tenant_id, amount desc nulls last, id desc) where not is_deleted;

create table "wms_in_stock_lines" (
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

alter table "wms_in_stock_lines" enable row level security;

create policy tenant_only on "wms_in_stock_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wms_in_stock_lines" to bip_app;

create index wms_in_stock_lines_order on "wms_in_stock_lines" (tenant_id, parent_id, line_no);

create index wms_in_stock_lines_material_id on "wms_in_stock_lines" (tenant_id, material_id);

create index wms_in_stock_lines_location_id on "wms_in_stock_lines" (tenant_id, location_id);

create table "wms_out_stock" (
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
  out_type text collate "C",
  customer_id text collate "C",
  receiver_id text collate "C",
  line_count numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "wms_out_stock" enable row level security;

create policy tenant_only on "wms_out_stock"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wms_out_stock" to bip_app;

create index wms_out_stock_newest on "wms_out_stock" (tenant_id, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_create_dept on "wms_out_stock" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_create_user on "wms_out_stock" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_find_tokens on "wms_out_stock" using gin (find_tokens) where not is_deleted;

create index wms_out_stock_no_sorted on "wms_out_stock" (tenant_id, no, id) where not is_deleted;

create index wms_out_stock_no_sorted_down on "wms_out_stock" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index wms_out_stock_no_unique on "wms_out_stock" (tenant_id, lower(no)) where not is_deleted;

create index wms_out_stock_doc_status on "wms_out_stock" (tenant_id, doc_status, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_org_id on "wms_out_stock" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_warehouse_id on "wms_out_stock" (tenant_id, warehouse_id, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_posted_on on "wms_out_stock" (tenant_id, posted_on, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_posted_on_sorted on "wms_out_stock" (tenant_id, posted_on, id) where not is_deleted;

create index wms_out_stock_keeper_id on "wms_out_stock" (tenant_id, keeper_id, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_owner_id on "wms_out_stock" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_auditor_id on "wms_out_stock" (tenant_id, auditor_id) where not is_deleted;

create index wms_out_stock_audited_at_sorted on "wms_out_stock" (tenant_id, audited_at, id) where not is_deleted;

create index wms_out_stock_audited_at_sorted_down on "wms_out_stock" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create index wms_out_stock_out_type on "wms_out_stock" (tenant_id, out_type, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_customer_id on "wms_out_stock" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index wms_out_stock_receiver_id on "wms_out_stock" (tenant_id, receiver_id, create_time desc, id desc) where not is_deleted;

create table "wms_out_stock_lines" (
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
  pick_reason text collate "C",
  source_no text collate "C",
  source_line_id text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "wms_out_stock_lines" enable row level security;

create policy tenant_only on "wms_out_stock_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "wms_out_stock_lines" to bip_app;

create index wms_out_stock_lines_order on "wms_out_stock_lines" (tenant_id, parent_id, line_no);

create index wms_out_stock_lines_material_id on "wms_out_stock_lines" (tenant_id, material_id);

create index wms_out_stock_lines_location_id on "wms_out_stock_lines" (tenant_id, location_id);

create or replace function stock_balance_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "stock_balance" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('lotNo' = any (fields) and (position(term in split_part(coalesce(row_.lot_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.lot_no_find, '')) > 0))
      or ('serialNo' = any (fields) and (position(term in split_part(coalesce(row_.serial_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.serial_no_find, '')) > 0))))
$$;

grant execute on function stock_balance_find to bip_app;

create or replace function stock_entry_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "stock_entry" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('lotNo' = any (fields) and (position(term in split_part(coalesce(row_.lot_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.lot_no_find, '')) > 0))
      or ('serialNo' = any (fields) and (position(term in split_part(coalesce(row_.serial_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.serial_no_find, '')) > 0))
      or ('sourceNo' = any (fields) and (position(term in split_part(coalesce(row_.source_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.source_no_find, '')) > 0))))
$$;

grant execute on function stock_entry_find to bip_app;

create or replace function stock_lot_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "stock_lot" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('lotNo' = any (fields) and (position(term in split_part(coalesce(row_.lot_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.lot_no_find, '')) > 0))))
$$;

grant execute on function stock_lot_find to bip_app;

create or replace function stock_period_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "stock_period" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('month' = any (fields) and (position(term in split_part(coalesce(row_.month_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.month_find, '')) > 0))))
$$;

grant execute on function stock_period_find to bip_app;

create or replace function stock_reservation_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "stock_reservation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('reservedFor' = any (fields) and (position(term in split_part(coalesce(row_.reserved_for_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.reserved_for_find, '')) > 0))))
$$;

grant execute on function stock_reservation_find to bip_app;

create or replace function stock_transfer_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "stock_transfer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function stock_transfer_find to bip_app;

create or replace function wms_in_stock_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "wms_in_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function wms_in_stock_find to bip_app;

create or replace function wms_out_stock_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "wms_out_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function wms_out_stock_find to bip_app;

select follow_files('stock_transfer', 'stock_transfer', 'stockTransfer', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('wms_in_stock', 'wms_in_stock', 'wmsInStock', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('wms_out_stock', 'wms_out_stock', 'wmsOutStock', 'attachments', 'attachments', 'files_listed', 'id', 'id');
