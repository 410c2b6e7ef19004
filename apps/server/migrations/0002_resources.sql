-- Made from the cores by "npx pnpm@12 migrations"; changes go into a new migration.

create table "customer" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  cm_code text collate "C",
  cm_code_find text collate "C",
  fullname text collate "C",
  fullname_sort text collate "C",
  fullname_find text collate "C",
  short_name text collate "C",
  short_name_find text collate "C",
  status text collate "C",
  level text collate "C",
  industry text collate "C",
  owner_id text collate "C",
  phone text collate "C",
  website text collate "C",
  credit_limit numeric,
  since date,
  address text collate "C",
  address_find text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "customer" enable row level security;

create policy tenant_only on "customer"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "customer" to bip_app;

create index customer_newest on "customer" (tenant_id, create_time desc, id desc) where not is_deleted;

create index customer_find_tokens on "customer" using gin (find_tokens) where not is_deleted;

create index customer_cm_code_sorted on "customer" (tenant_id, cm_code, id) where not is_deleted;

create index customer_cm_code_sorted_down on "customer" (tenant_id, cm_code desc nulls last, id desc) where not is_deleted;

create unique index customer_cm_code_unique on "customer" (tenant_id, lower(cm_code)) where not is_deleted;

create index customer_fullname_sorted on "customer" (tenant_id, fullname_sort, id) where not is_deleted;

create unique index customer_fullname_unique on "customer" (tenant_id, lower(fullname)) where not is_deleted;

create index customer_status on "customer" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create index customer_level on "customer" (tenant_id, level, create_time desc, id desc) where not is_deleted;

create index customer_industry on "customer" (tenant_id, industry, create_time desc, id desc) where not is_deleted;

create index customer_owner_id on "customer" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index customer_credit_limit_sorted on "customer" (tenant_id, credit_limit, id) where not is_deleted;

create index customer_credit_limit_sorted_down on "customer" (tenant_id, credit_limit desc nulls last, id desc) where not is_deleted;

create index customer_since_sorted on "customer" (tenant_id, since, id) where not is_deleted;

create index customer_since_sorted_down on "customer" (tenant_id, since desc nulls last, id desc) where not is_deleted;

create table "customer_contacts" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  contacts_name text collate "C",
  contacts_name_sort text collate "C",
  contacts_name_find text collate "C",
  customer_id text collate "C",
  contacts_phone_number text collate "C",
  contacts_phone_number_find text collate "C",
  contacts_dept_name text collate "C",
  contacts_dept_name_find text collate "C",
  contacts_post text collate "C",
  email text collate "C",
  status text collate "C",
  is_key boolean,
  birthday date,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "customer_contacts" enable row level security;

create policy tenant_only on "customer_contacts"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "customer_contacts" to bip_app;

create index customer_contacts_newest on "customer_contacts" (tenant_id, create_time desc, id desc) where not is_deleted;

create index customer_contacts_find_tokens on "customer_contacts" using gin (find_tokens) where not is_deleted;

create index customer_contacts_contacts_name_sorted on "customer_contacts" (tenant_id, contacts_name_sort, id) where not is_deleted;

create index customer_contacts_customer_id on "customer_contacts" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index customer_contacts_status on "customer_contacts" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create table "department" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  dept_name text collate "C",
  dept_name_sort text collate "C",
  dept_name_find text collate "C",
  dept_code text collate "C",
  dept_code_sort text collate "C",
  dept_code_find text collate "C",
  parent_id text collate "C",
  org_id text collate "C",
  leader_id text collate "C",
  sort numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "department" enable row level security;

create policy tenant_only on "department"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "department" to bip_app;

create index department_newest on "department" (tenant_id, create_time desc, id desc) where not is_deleted;

create index department_find_tokens on "department" using gin (find_tokens) where not is_deleted;

create index department_dept_name_sorted on "department" (tenant_id, dept_name_sort, id) where not is_deleted;

create index department_dept_code_sorted on "department" (tenant_id, dept_code_sort, id) where not is_deleted;

create index department_dept_code_sorted_down on "department" (tenant_id, dept_code_sort desc nulls last, id desc) where not is_deleted;

create unique index department_dept_code_unique on "department" (tenant_id, lower(dept_code)) where not is_deleted;

create index department_parent_id on "department" (tenant_id, parent_id, create_time desc, id desc) where not is_deleted;

create index department_org_id on "department" (tenant_id, org_id) where not is_deleted;

create index department_leader_id on "department" (tenant_id, leader_id) where not is_deleted;

create index department_sort_sorted on "department" (tenant_id, sort, id) where not is_deleted;

create index department_sort_sorted_down on "department" (tenant_id, sort desc nulls last, id desc) where not is_deleted;

create table "leave" (
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
  applicant_id text collate "C",
  leave_type text collate "C",
  start_date date,
  end_date date,
  days numeric,
  reason text collate "C",
  attachments jsonb,
  leave_status text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "leave" enable row level security;

create policy tenant_only on "leave"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "leave" to bip_app;

create index leave_newest on "leave" (tenant_id, create_time desc, id desc) where not is_deleted;

create index leave_find_tokens on "leave" using gin (find_tokens) where not is_deleted;

create index leave_no_sorted on "leave" (tenant_id, no, id) where not is_deleted;

create index leave_no_sorted_down on "leave" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index leave_no_unique on "leave" (tenant_id, lower(no)) where not is_deleted;

create index leave_applicant_id on "leave" (tenant_id, applicant_id, create_time desc, id desc) where not is_deleted;

create index leave_leave_type on "leave" (tenant_id, leave_type, create_time desc, id desc) where not is_deleted;

create index leave_start_date_sorted on "leave" (tenant_id, start_date, id) where not is_deleted;

create index leave_leave_status on "leave" (tenant_id, leave_status, create_time desc, id desc) where not is_deleted;

create table "material" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  material_code text collate "C",
  material_code_sort text collate "C",
  material_code_find text collate "C",
  material_name text collate "C",
  material_name_sort text collate "C",
  material_name_find text collate "C",
  specification text collate "C",
  specification_find text collate "C",
  category text collate "C",
  unit text collate "C",
  reference_price numeric,
  lead_days numeric,
  org_id text collate "C",
  is_active boolean,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "material" enable row level security;

create policy tenant_only on "material"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "material" to bip_app;

create index material_newest on "material" (tenant_id, create_time desc, id desc) where not is_deleted;

create index material_find_tokens on "material" using gin (find_tokens) where not is_deleted;

create index material_material_code_sorted on "material" (tenant_id, material_code_sort, id) where not is_deleted;

create unique index material_material_code_unique on "material" (tenant_id, lower(material_code)) where not is_deleted;

create index material_material_name_sorted on "material" (tenant_id, material_name_sort, id) where not is_deleted;

create index material_category on "material" (tenant_id, category, create_time desc, id desc) where not is_deleted;

create index material_reference_price_sorted on "material" (tenant_id, reference_price, id) where not is_deleted;

create index material_reference_price_sorted_down on "material" (tenant_id, reference_price desc nulls last, id desc) where not is_deleted;

create index material_org_id on "material" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index material_is_active on "material" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "organisation" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  org_code text collate "C",
  org_code_sort text collate "C",
  org_code_find text collate "C",
  org_name text collate "C",
  org_name_sort text collate "C",
  org_name_find text collate "C",
  org_type text collate "C",
  currency text collate "C",
  address text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "organisation" enable row level security;

create policy tenant_only on "organisation"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "organisation" to bip_app;

create index organisation_newest on "organisation" (tenant_id, create_time desc, id desc) where not is_deleted;

create index organisation_find_tokens on "organisation" using gin (find_tokens) where not is_deleted;

create index organisation_org_code_sorted on "organisation" (tenant_id, org_code_sort, id) where not is_deleted;

create unique index organisation_org_code_unique on "organisation" (tenant_id, lower(org_code)) where not is_deleted;

create index organisation_org_name_sorted on "organisation" (tenant_id, org_name_sort, id) where not is_deleted;

create index organisation_org_type on "organisation" (tenant_id, org_type, create_time desc, id desc) where not is_deleted;

create table "purchase_order" (
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
  supplier_id text collate "C",
  process_status text collate "C",
  org_id text collate "C",
  purchase_date date,
  delivery_date date,
  purchaser_id text collate "C",
  currency text collate "C",
  line_count numeric,
  amount numeric,
  tax numeric,
  total numeric,
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "purchase_order" enable row level security;

create policy tenant_only on "purchase_order"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "purchase_order" to bip_app;

create index purchase_order_newest on "purchase_order" (tenant_id, create_time desc, id desc) where not is_deleted;

create index purchase_order_find_tokens on "purchase_order" using gin (find_tokens) where not is_deleted;

create index purchase_order_no_sorted on "purchase_order" (tenant_id, no, id) where not is_deleted;

create index purchase_order_no_sorted_down on "purchase_order" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index purchase_order_no_unique on "purchase_order" (tenant_id, lower(no)) where not is_deleted;

create index purchase_order_supplier_id on "purchase_order" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index purchase_order_process_status on "purchase_order" (tenant_id, process_status, create_time desc, id desc) where not is_deleted;

create index purchase_order_org_id on "purchase_order" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index purchase_order_purchase_date on "purchase_order" (tenant_id, purchase_date, create_time desc, id desc) where not is_deleted;

create index purchase_order_purchase_date_sorted on "purchase_order" (tenant_id, purchase_date, id) where not is_deleted;

create index purchase_order_delivery_date_sorted on "purchase_order" (tenant_id, delivery_date, id) where not is_deleted;

create index purchase_order_delivery_date_sorted_down on "purchase_order" (tenant_id, delivery_date desc nulls last, id desc) where not is_deleted;

create index purchase_order_purchaser_id on "purchase_order" (tenant_id, purchaser_id, create_time desc, id desc) where not is_deleted;

create index purchase_order_total_sorted on "purchase_order" (tenant_id, total, id) where not is_deleted;

create index purchase_order_total_sorted_down on "purchase_order" (tenant_id, total desc nulls last, id desc) where not is_deleted;

create table "purchase_order_lines" (
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

alter table "purchase_order_lines" enable row level security;

create policy tenant_only on "purchase_order_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "purchase_order_lines" to bip_app;

create index purchase_order_lines_order on "purchase_order_lines" (tenant_id, parent_id, line_no);

create index purchase_order_lines_material_id on "purchase_order_lines" (tenant_id, material_id);

create table "ship" (
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
  product_name text collate "C",
  product_name_find text collate "C",
  quantity numeric,
  workshop text collate "C",
  assembly_progress numeric,
  plan_ship_time timestamptz,
  actual_ship_time timestamptz,
  ship_status text collate "C",
  leader_id text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "ship" enable row level security;

create policy tenant_only on "ship"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "ship" to bip_app;

create index ship_newest on "ship" (tenant_id, create_time desc, id desc) where not is_deleted;

create index ship_find_tokens on "ship" using gin (find_tokens) where not is_deleted;

create index ship_no_sorted on "ship" (tenant_id, no, id) where not is_deleted;

create index ship_no_sorted_down on "ship" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index ship_no_unique on "ship" (tenant_id, lower(no)) where not is_deleted;

create index ship_customer_id on "ship" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index ship_workshop on "ship" (tenant_id, workshop, create_time desc, id desc) where not is_deleted;

create index ship_plan_ship_time on "ship" (tenant_id, plan_ship_time, create_time desc, id desc) where not is_deleted;

create index ship_plan_ship_time_sorted on "ship" (tenant_id, plan_ship_time, id) where not is_deleted;

create index ship_actual_ship_time_sorted on "ship" (tenant_id, actual_ship_time, id) where not is_deleted;

create index ship_actual_ship_time_sorted_down on "ship" (tenant_id, actual_ship_time desc nulls last, id desc) where not is_deleted;

create index ship_ship_status on "ship" (tenant_id, ship_status, create_time desc, id desc) where not is_deleted;

create index ship_leader_id on "ship" (tenant_id, leader_id) where not is_deleted;

create table "supplier" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  supplier_code text collate "C",
  supplier_code_find text collate "C",
  supplier_name text collate "C",
  supplier_name_sort text collate "C",
  supplier_name_find text collate "C",
  status text collate "C",
  category text collate "C",
  contact_name text collate "C",
  phone text collate "C",
  tax_number text collate "C",
  tax_number_find text collate "C",
  payment_days numeric,
  address text collate "C",
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "supplier" enable row level security;

create policy tenant_only on "supplier"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "supplier" to bip_app;

create index supplier_newest on "supplier" (tenant_id, create_time desc, id desc) where not is_deleted;

create index supplier_find_tokens on "supplier" using gin (find_tokens) where not is_deleted;

create index supplier_supplier_code_sorted on "supplier" (tenant_id, supplier_code, id) where not is_deleted;

create index supplier_supplier_code_sorted_down on "supplier" (tenant_id, supplier_code desc nulls last, id desc) where not is_deleted;

create unique index supplier_supplier_code_unique on "supplier" (tenant_id, lower(supplier_code)) where not is_deleted;

create index supplier_supplier_name_sorted on "supplier" (tenant_id, supplier_name_sort, id) where not is_deleted;

create unique index supplier_supplier_name_unique on "supplier" (tenant_id, lower(supplier_name)) where not is_deleted;

create index supplier_status on "supplier" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create index supplier_category on "supplier" (tenant_id, category, create_time desc, id desc) where not is_deleted;

create table "user" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  account text collate "C",
  account_sort text collate "C",
  account_find text collate "C",
  real_name text collate "C",
  real_name_sort text collate "C",
  real_name_find text collate "C",
  fnumber text collate "C",
  fnumber_sort text collate "C",
  fnumber_find text collate "C",
  dept_id text collate "C",
  post_name text collate "C",
  phone text collate "C",
  email text collate "C",
  role_ids text[],
  status text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "user" enable row level security;

create policy tenant_only on "user"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "user" to bip_app;

create index user_newest on "user" (tenant_id, create_time desc, id desc) where not is_deleted;

create index user_find_tokens on "user" using gin (find_tokens) where not is_deleted;

create index user_account_sorted on "user" (tenant_id, account_sort, id) where not is_deleted;

create unique index user_account_unique on "user" (tenant_id, lower(account)) where not is_deleted;

create index user_real_name_sorted on "user" (tenant_id, real_name_sort, id) where not is_deleted;

create index user_fnumber_sorted on "user" (tenant_id, fnumber_sort, id) where not is_deleted;

create index user_fnumber_sorted_down on "user" (tenant_id, fnumber_sort desc nulls last, id desc) where not is_deleted;

create unique index user_fnumber_unique on "user" (tenant_id, lower(fnumber)) where not is_deleted;

create index user_dept_id on "user" (tenant_id, dept_id, create_time desc, id desc) where not is_deleted;

create index user_status on "user" (tenant_id, status, create_time desc, id desc) where not is_deleted;

create or replace function customer_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "customer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('cmCode' = any (fields) and (position(term in split_part(coalesce(row_.cm_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.cm_code_find, '')) > 0))
      or ('fullname' = any (fields) and (position(term in split_part(coalesce(row_.fullname_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.fullname_find, '')) > 0))
      or ('shortName' = any (fields) and (position(term in split_part(coalesce(row_.short_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.short_name_find, '')) > 0))
      or ('address' = any (fields) and (position(term in split_part(coalesce(row_.address_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.address_find, '')) > 0))))
$$;

grant execute on function customer_find to bip_app;

create or replace function customer_contacts_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "customer_contacts" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('contactsName' = any (fields) and (position(term in split_part(coalesce(row_.contacts_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contacts_name_find, '')) > 0))
      or ('contactsPhoneNumber' = any (fields) and (position(term in split_part(coalesce(row_.contacts_phone_number_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contacts_phone_number_find, '')) > 0))
      or ('contactsDeptName' = any (fields) and (position(term in split_part(coalesce(row_.contacts_dept_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contacts_dept_name_find, '')) > 0))))
$$;

grant execute on function customer_contacts_find to bip_app;

create or replace function department_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "department" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('deptName' = any (fields) and (position(term in split_part(coalesce(row_.dept_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.dept_name_find, '')) > 0))
      or ('deptCode' = any (fields) and (position(term in split_part(coalesce(row_.dept_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.dept_code_find, '')) > 0))))
$$;

grant execute on function department_find to bip_app;

create or replace function leave_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "leave" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function leave_find to bip_app;

create or replace function material_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "material" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('materialCode' = any (fields) and (position(term in split_part(coalesce(row_.material_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.material_code_find, '')) > 0))
      or ('materialName' = any (fields) and (position(term in split_part(coalesce(row_.material_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.material_name_find, '')) > 0))
      or ('specification' = any (fields) and (position(term in split_part(coalesce(row_.specification_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.specification_find, '')) > 0))))
$$;

grant execute on function material_find to bip_app;

create or replace function organisation_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "organisation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('orgCode' = any (fields) and (position(term in split_part(coalesce(row_.org_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.org_code_find, '')) > 0))
      or ('orgName' = any (fields) and (position(term in split_part(coalesce(row_.org_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.org_name_find, '')) > 0))))
$$;

grant execute on function organisation_find to bip_app;

create or replace function purchase_order_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "purchase_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function purchase_order_find to bip_app;

create or replace function ship_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "ship" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('productName' = any (fields) and (position(term in split_part(coalesce(row_.product_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.product_name_find, '')) > 0))))
$$;

grant execute on function ship_find to bip_app;

create or replace function supplier_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "supplier" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('supplierCode' = any (fields) and (position(term in split_part(coalesce(row_.supplier_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.supplier_code_find, '')) > 0))
      or ('supplierName' = any (fields) and (position(term in split_part(coalesce(row_.supplier_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.supplier_name_find, '')) > 0))
      or ('taxNumber' = any (fields) and (position(term in split_part(coalesce(row_.tax_number_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.tax_number_find, '')) > 0))))
$$;

grant execute on function supplier_find to bip_app;

create or replace function user_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "user" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('account' = any (fields) and (position(term in split_part(coalesce(row_.account_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.account_find, '')) > 0))
      or ('realName' = any (fields) and (position(term in split_part(coalesce(row_.real_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.real_name_find, '')) > 0))
      or ('fnumber' = any (fields) and (position(term in split_part(coalesce(row_.fnumber_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.fnumber_find, '')) > 0))))
$$;

grant execute on function user_find to bip_app;
