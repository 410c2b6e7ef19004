-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "collection_term" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  term_code text collate "C",
  term_code_sort text collate "C",
  term_code_find text collate "C",
  term_name text collate "C",
  term_name_sort text collate "C",
  term_name_find text collate "C",
  total_share numeric,
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "collection_term" enable row level security;

create policy tenant_only on "collection_term"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "collection_term" to bip_app;

create index collection_term_newest on "collection_term" (tenant_id, create_time desc, id desc) where not is_deleted;

create index collection_term_create_dept on "collection_term" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index collection_term_create_user on "collection_term" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index collection_term_find_tokens on "collection_term" using gin (find_tokens) where not is_deleted;

create index collection_term_term_code_sorted on "collection_term" (tenant_id, term_code_sort, id) where not is_deleted;

create unique index collection_term_term_code_unique on "collection_term" (tenant_id, lower(term_code)) where not is_deleted;

create index collection_term_term_name_sorted on "collection_term" (tenant_id, term_name_sort, id) where not is_deleted;

create index collection_term_is_active on "collection_term" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "collection_term_shares" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  collect_on text collate "C",
  share numeric,
  days numeric,
  primary key (tenant_id, id)
);

alter table "collection_term_shares" enable row level security;

create policy tenant_only on "collection_term_shares"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "collection_term_shares" to bip_app;

create index collection_term_shares_order on "collection_term_shares" (tenant_id, parent_id, line_no);

create table "erp_order" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  order_no text collate "C",
  order_no_find text collate "C",
  order_status text collate "C",
  configure_id text collate "C",
  shown_fields text[],
  required_fields text[],
  customer_id text collate "C",
  contact_id text collate "C",
  end_customer_id text collate "C",
  customer_order_no text collate "C",
  customer_order_no_find text collate "C",
  contract_no text collate "C",
  contract_no_find text collate "C",
  contract_date date,
  opps_id text collate "C",
  sale_order_id text collate "C",
  project_id text collate "C",
  cost_project_id text collate "C",
  product_line_id text collate "C",
  equipment_id text collate "C",
  order_date date,
  delivery_date date,
  currency text collate "C",
  exchange_rate numeric,
  collection_term_id text collate "C",
  delivery_terms text collate "C",
  delivery_address text collate "C",
  warranty_months numeric,
  org_id text collate "C",
  stock_org_id text collate "C",
  dept_id text collate "C",
  saler_id text collate "C",
  documentary_id text collate "C",
  tpm_user_id text collate "C",
  technical_requirement text collate "C",
  packing text collate "C",
  line_count numeric,
  amount numeric,
  tax numeric,
  total numeric,
  header_state text collate "C",
  header_auditor_id text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  tpm_submitted_at timestamptz,
  erp_state text collate "C",
  erp_no text collate "C",
  erp_reason text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "erp_order" enable row level security;

create policy tenant_only on "erp_order"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "erp_order" to bip_app;

create index erp_order_newest on "erp_order" (tenant_id, create_time desc, id desc) where not is_deleted;

create index erp_order_create_dept on "erp_order" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index erp_order_create_user on "erp_order" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index erp_order_find_tokens on "erp_order" using gin (find_tokens) where not is_deleted;

create index erp_order_order_no_sorted on "erp_order" (tenant_id, order_no, id) where not is_deleted;

create index erp_order_order_no_sorted_down on "erp_order" (tenant_id, order_no desc nulls last, id desc) where not is_deleted;

create unique index erp_order_order_no_unique on "erp_order" (tenant_id, lower(order_no)) where not is_deleted;

create index erp_order_order_status on "erp_order" (tenant_id, order_status, create_time desc, id desc) where not is_deleted;

create index erp_order_configure_id on "erp_order" (tenant_id, configure_id, create_time desc, id desc) where not is_deleted;

create index erp_order_customer_id on "erp_order" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index erp_order_contact_id on "erp_order" (tenant_id, contact_id, create_time desc, id desc) where not is_deleted;

create index erp_order_end_customer_id on "erp_order" (tenant_id, end_customer_id, create_time desc, id desc) where not is_deleted;

create index erp_order_contract_date on "erp_order" (tenant_id, contract_date, create_time desc, id desc) where not is_deleted;

create index erp_order_contract_date_sorted on "erp_order" (tenant_id, contract_date, id) where not is_deleted;

create index erp_order_contract_date_sorted_down on "erp_order" (tenant_id, contract_date desc nulls last, id desc) where not is_deleted;

create index erp_order_opps_id on "erp_order" (tenant_id, opps_id, create_time desc, id desc) where not is_deleted;

create index erp_order_sale_order_id on "erp_order" (tenant_id, sale_order_id, create_time desc, id desc) where not is_deleted;

create index erp_order_project_id on "erp_order" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index erp_order_cost_project_id on "erp_order" (tenant_id, cost_project_id, create_time desc, id desc) where not is_deleted;

create index erp_order_product_line_id on "erp_order" (tenant_id, product_line_id, create_time desc, id desc) where not is_deleted;

create index erp_order_equipment_id on "erp_order" (tenant_id, equipment_id, create_time desc, id desc) where not is_deleted;

create index erp_order_order_date on "erp_order" (tenant_id, order_date, create_time desc, id desc) where not is_deleted;

create index erp_order_order_date_sorted on "erp_order" (tenant_id, order_date, id) where not is_deleted;

create index erp_order_delivery_date on "erp_order" (tenant_id, delivery_date, create_time desc, id desc) where not is_deleted;

create index erp_order_delivery_date_sorted on "erp_order" (tenant_id, delivery_date, id) where not is_deleted;

create index erp_order_delivery_date_sorted_down on "erp_order" (tenant_id, delivery_date desc nulls last, id desc) where not is_deleted;

create index erp_order_collection_term_id on "erp_order" (tenant_id, collection_term_id, create_time desc, id desc) where not is_deleted;

create index erp_order_delivery_terms on "erp_order" (tenant_id, delivery_terms, create_time desc, id desc) where not is_deleted;

create index erp_order_org_id on "erp_order" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index erp_order_stock_org_id on "erp_order" (tenant_id, stock_org_id, create_time desc, id desc) where not is_deleted;

create index erp_order_dept_id on "erp_order" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index erp_order_saler_id on "erp_order" (tenant_id, saler_id, create_time desc, id desc) where not is_deleted;

create index erp_order_documentary_id on "erp_order" (tenant_id, documentary_id, create_time desc, id desc) where not is_deleted;

create index erp_order_tpm_user_id on "erp_order" (tenant_id, tpm_user_id, create_time desc, id desc) where not is_deleted;

create index erp_order_total_sorted on "erp_order" (tenant_id, total, id) where not is_deleted;

create index erp_order_total_sorted_down on "erp_order" (tenant_id, total desc nulls last, id desc) where not is_deleted;

create index erp_order_header_state on "erp_order" (tenant_id, header_state, create_time desc, id desc) where not is_deleted;

create index erp_order_header_auditor_id on "erp_order" (tenant_id, header_auditor_id, create_time desc, id desc) where not is_deleted;

create index erp_order_auditor_id on "erp_order" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index erp_order_audited_at_sorted on "erp_order" (tenant_id, audited_at, id) where not is_deleted;

create index erp_order_audited_at_sorted_down on "erp_order" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create index erp_order_erp_state on "erp_order" (tenant_id, erp_state, create_time desc, id desc) where not is_deleted;

create table "erp_order_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  quantity numeric,
  mto_no text collate "C",
  customer_material_no text collate "C",
  drawing_no text collate "C",
  price numeric,
  discount_rate numeric,
  is_gift boolean,
  list_amount numeric,
  discount numeric,
  amount numeric,
  tax_rate numeric,
  tax numeric,
  line_delivery date,
  line_remark text collate "C",
  primary key (tenant_id, id)
);

alter table "erp_order_lines" enable row level security;

create policy tenant_only on "erp_order_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "erp_order_lines" to bip_app;

create index erp_order_lines_order on "erp_order_lines" (tenant_id, parent_id, line_no);

create index erp_order_lines_material_id on "erp_order_lines" (tenant_id, material_id);

create table "erp_order_configure" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  biz_type text collate "C",
  biz_type_sort text collate "C",
  biz_type_find text collate "C",
  biz_name text collate "C",
  biz_name_sort text collate "C",
  biz_name_find text collate "C",
  needs_header_audit boolean,
  shown_fields text[],
  required_fields text[],
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "erp_order_configure" enable row level security;

create policy tenant_only on "erp_order_configure"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "erp_order_configure" to bip_app;

create index erp_order_configure_newest on "erp_order_configure" (tenant_id, create_time desc, id desc) where not is_deleted;

create index erp_order_configure_create_dept on "erp_order_configure" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index erp_order_configure_create_user on "erp_order_configure" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index erp_order_configure_find_tokens on "erp_order_configure" using gin (find_tokens) where not is_deleted;

create index erp_order_configure_biz_type_sorted on "erp_order_configure" (tenant_id, biz_type_sort, id) where not is_deleted;

create unique index erp_order_configure_biz_type_unique on "erp_order_configure" (tenant_id, lower(biz_type)) where not is_deleted;

create index erp_order_configure_biz_name_sorted on "erp_order_configure" (tenant_id, biz_name_sort, id) where not is_deleted;

create index erp_order_configure_is_active on "erp_order_configure" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "erp_order_configure_form_fields" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  field_key text collate "C",
  is_required boolean,
  lookup text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "erp_order_configure_form_fields" enable row level security;

create policy tenant_only on "erp_order_configure_form_fields"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "erp_order_configure_form_fields" to bip_app;

create index erp_order_configure_form_fields_order on "erp_order_configure_form_fields" (tenant_id, parent_id, line_no);

create table "erp_order_ne" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  order_no text collate "C",
  order_no_find text collate "C",
  order_status text collate "C",
  configure_id text collate "C",
  shown_fields text[],
  required_fields text[],
  customer_id text collate "C",
  contact_id text collate "C",
  end_customer_id text collate "C",
  customer_order_no text collate "C",
  customer_order_no_find text collate "C",
  contract_no text collate "C",
  contract_no_find text collate "C",
  contract_date date,
  opps_id text collate "C",
  sale_order_id text collate "C",
  project_id text collate "C",
  cost_project_id text collate "C",
  product_line_id text collate "C",
  equipment_id text collate "C",
  order_date date,
  delivery_date date,
  currency text collate "C",
  exchange_rate numeric,
  collection_term_id text collate "C",
  delivery_terms text collate "C",
  delivery_address text collate "C",
  warranty_months numeric,
  org_id text collate "C",
  stock_org_id text collate "C",
  dept_id text collate "C",
  saler_id text collate "C",
  documentary_id text collate "C",
  tpm_user_id text collate "C",
  technical_requirement text collate "C",
  packing text collate "C",
  line_count numeric,
  amount numeric,
  tax numeric,
  total numeric,
  header_state text collate "C",
  header_auditor_id text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  audit_remark text collate "C",
  tpm_submitted_at timestamptz,
  erp_state text collate "C",
  erp_no text collate "C",
  erp_reason text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "erp_order_ne" enable row level security;

create policy tenant_only on "erp_order_ne"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "erp_order_ne" to bip_app;

create index erp_order_ne_newest on "erp_order_ne" (tenant_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_create_dept on "erp_order_ne" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_create_user on "erp_order_ne" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_find_tokens on "erp_order_ne" using gin (find_tokens) where not is_deleted;

create index erp_order_ne_order_no_sorted on "erp_order_ne" (tenant_id, order_no, id) where not is_deleted;

create index erp_order_ne_order_no_sorted_down on "erp_order_ne" (tenant_id, order_no desc nulls last, id desc) where not is_deleted;

create unique index erp_order_ne_order_no_unique on "erp_order_ne" (tenant_id, lower(order_no)) where not is_deleted;

create index erp_order_ne_order_status on "erp_order_ne" (tenant_id, order_status, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_configure_id on "erp_order_ne" (tenant_id, configure_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_customer_id on "erp_order_ne" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_contact_id on "erp_order_ne" (tenant_id, contact_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_end_customer_id on "erp_order_ne" (tenant_id, end_customer_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_contract_date on "erp_order_ne" (tenant_id, contract_date, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_contract_date_sorted on "erp_order_ne" (tenant_id, contract_date, id) where not is_deleted;

create index erp_order_ne_contract_date_sorted_down on "erp_order_ne" (tenant_id, contract_date desc nulls last, id desc) where not is_deleted;

create index erp_order_ne_opps_id on "erp_order_ne" (tenant_id, opps_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_sale_order_id on "erp_order_ne" (tenant_id, sale_order_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_project_id on "erp_order_ne" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_cost_project_id on "erp_order_ne" (tenant_id, cost_project_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_product_line_id on "erp_order_ne" (tenant_id, product_line_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_equipment_id on "erp_order_ne" (tenant_id, equipment_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_order_date on "erp_order_ne" (tenant_id, order_date, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_order_date_sorted on "erp_order_ne" (tenant_id, order_date, id) where not is_deleted;

create index erp_order_ne_delivery_date on "erp_order_ne" (tenant_id, delivery_date, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_delivery_date_sorted on "erp_order_ne" (tenant_id, delivery_date, id) where not is_deleted;

create index erp_order_ne_delivery_date_sorted_down on "erp_order_ne" (tenant_id, delivery_date desc nulls last, id desc) where not is_deleted;

create index erp_order_ne_collection_term_id on "erp_order_ne" (tenant_id, collection_term_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_delivery_terms on "erp_order_ne" (tenant_id, delivery_terms, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_org_id on "erp_order_ne" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_stock_org_id on "erp_order_ne" (tenant_id, stock_org_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_dept_id on "erp_order_ne" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_saler_id on "erp_order_ne" (tenant_id, saler_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_documentary_id on "erp_order_ne" (tenant_id, documentary_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_tpm_user_id on "erp_order_ne" (tenant_id, tpm_user_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_total_sorted on "erp_order_ne" (tenant_id, total, id) where not is_deleted;

create index erp_order_ne_total_sorted_down on "erp_order_ne" (tenant_id, total desc nulls last, id desc) where not is_deleted;

create index erp_order_ne_header_state on "erp_order_ne" (tenant_id, header_state, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_header_auditor_id on "erp_order_ne" (tenant_id, header_auditor_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_auditor_id on "erp_order_ne" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create index erp_order_ne_audited_at_sorted on "erp_order_ne" (tenant_id, audited_at, id) where not is_deleted;

create index erp_order_ne_audited_at_sorted_down on "erp_order_ne" (tenant_id, audited_at desc nulls last, id desc) where not is_deleted;

create index erp_order_ne_erp_state on "erp_order_ne" (tenant_id, erp_state, create_time desc, id desc) where not is_deleted;

create table "erp_order_ne_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  quantity numeric,
  mto_no text collate "C",
  customer_material_no text collate "C",
  drawing_no text collate "C",
  price numeric,
  discount_rate numeric,
  is_gift boolean,
  list_amount numeric,
  discount numeric,
  amount numeric,
  tax_rate numeric,
  tax numeric,
  line_delivery date,
  line_remark text collate "C",
  primary key (tenant_id, id)
);

alter table "erp_order_ne_lines" enable row level security;

create policy tenant_only on "erp_order_ne_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "erp_order_ne_lines" to bip_app;

create index erp_order_ne_lines_order on "erp_order_ne_lines" (tenant_id, parent_id, line_no);

create index erp_order_ne_lines_material_id on "erp_order_ne_lines" (tenant_id, material_id);

create table "mtono" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  mto_no text collate "C",
  mto_no_find text collate "C",
  order_no text collate "C",
  order_no_sort text collate "C",
  order_no_find text collate "C",
  erp_order_id text collate "C",
  erp_order_ne_id text collate "C",
  customer_id text collate "C",
  project_id text collate "C",
  material_id text collate "C",
  quantity numeric,
  due_on date,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "mtono" enable row level security;

create policy tenant_only on "mtono"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "mtono" to bip_app;

create index mtono_newest on "mtono" (tenant_id, create_time desc, id desc) where not is_deleted;

create index mtono_create_dept on "mtono" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index mtono_create_user on "mtono" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index mtono_find_tokens on "mtono" using gin (find_tokens) where not is_deleted;

create index mtono_mto_no_sorted on "mtono" (tenant_id, mto_no, id) where not is_deleted;

create index mtono_mto_no_sorted_down on "mtono" (tenant_id, mto_no desc nulls last, id desc) where not is_deleted;

create unique index mtono_mto_no_unique on "mtono" (tenant_id, lower(mto_no)) where not is_deleted;

create index mtono_order_no_sorted on "mtono" (tenant_id, order_no_sort, id) where not is_deleted;

create index mtono_order_no_sorted_down on "mtono" (tenant_id, order_no_sort desc nulls last, id desc) where not is_deleted;

create index mtono_erp_order_id on "mtono" (tenant_id, erp_order_id, create_time desc, id desc) where not is_deleted;

create index mtono_erp_order_ne_id on "mtono" (tenant_id, erp_order_ne_id, create_time desc, id desc) where not is_deleted;

create index mtono_customer_id on "mtono" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index mtono_project_id on "mtono" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

create index mtono_material_id on "mtono" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index mtono_due_on on "mtono" (tenant_id, due_on, create_time desc, id desc) where not is_deleted;

create index mtono_due_on_sorted on "mtono" (tenant_id, due_on, id) where not is_deleted;

create index mtono_due_on_sorted_down on "mtono" (tenant_id, due_on desc nulls last, id desc) where not is_deleted;

create or replace function collection_term_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "collection_term" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('termCode' = any (fields) and (position(term in split_part(coalesce(row_.term_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.term_code_find, '')) > 0))
      or ('termName' = any (fields) and (position(term in split_part(coalesce(row_.term_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.term_name_find, '')) > 0))))
$$;

grant execute on function collection_term_find to bip_app;

create or replace function erp_order_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "erp_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('orderNo' = any (fields) and (position(term in split_part(coalesce(row_.order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.order_no_find, '')) > 0))
      or ('customerOrderNo' = any (fields) and (position(term in split_part(coalesce(row_.customer_order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_order_no_find, '')) > 0))
      or ('contractNo' = any (fields) and (position(term in split_part(coalesce(row_.contract_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contract_no_find, '')) > 0))))
$$;

grant execute on function erp_order_find to bip_app;

create or replace function erp_order_configure_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "erp_order_configure" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('bizType' = any (fields) and (position(term in split_part(coalesce(row_.biz_type_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.biz_type_find, '')) > 0))
      or ('bizName' = any (fields) and (position(term in split_part(coalesce(row_.biz_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.biz_name_find, '')) > 0))))
$$;

grant execute on function erp_order_configure_find to bip_app;

create or replace function erp_order_ne_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "erp_order_ne" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('orderNo' = any (fields) and (position(term in split_part(coalesce(row_.order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.order_no_find, '')) > 0))
      or ('customerOrderNo' = any (fields) and (position(term in split_part(coalesce(row_.customer_order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_order_no_find, '')) > 0))
      or ('contractNo' = any (fields) and (position(term in split_part(coalesce(row_.contract_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contract_no_find, '')) > 0))))
$$;

grant execute on function erp_order_ne_find to bip_app;

create or replace function mtono_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "mtono" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))
      or ('orderNo' = any (fields) and (position(term in split_part(coalesce(row_.order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.order_no_find, '')) > 0))))
$$;

grant execute on function mtono_find to bip_app;

select follow_files('erp_order', 'erp_order', 'erpOrder', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('erp_order_ne', 'erp_order_ne', 'erpOrderNe', 'attachments', 'attachments', 'files_listed', 'id', 'id');
