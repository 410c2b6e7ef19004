-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "drive" (
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
  request_status text collate "C",
  driver_id text collate "C",
  car_kind text collate "C",
  plate_number text collate "C",
  plate_number_find text collate "C",
  customer_id text collate "C",
  started_on date,
  from_place text collate "C",
  to_place text collate "C",
  to_place_find text collate "C",
  start_mileage numeric,
  end_mileage numeric,
  distance numeric,
  toll_fee numeric,
  fuel_fee numeric,
  parking_fee numeric,
  amount numeric,
  purpose text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "drive" enable row level security;

create policy tenant_only on "drive"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "drive" to bip_app;

create index drive_newest on "drive" (tenant_id, create_time desc, id desc) where not is_deleted;

create index drive_create_dept on "drive" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index drive_create_user on "drive" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index drive_find_tokens on "drive" using gin (find_tokens) where not is_deleted;

create index drive_no_sorted on "drive" (tenant_id, no, id) where not is_deleted;

create index drive_no_sorted_down on "drive" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index drive_no_unique on "drive" (tenant_id, lower(no)) where not is_deleted;

create index drive_request_status on "drive" (tenant_id, request_status, create_time desc, id desc) where not is_deleted;

create index drive_driver_id on "drive" (tenant_id, driver_id, create_time desc, id desc) where not is_deleted;

create index drive_customer_id on "drive" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index drive_started_on on "drive" (tenant_id, started_on, create_time desc, id desc) where not is_deleted;

create index drive_started_on_sorted on "drive" (tenant_id, started_on, id) where not is_deleted;

create index drive_amount_sorted on "drive" (tenant_id, amount, id) where not is_deleted;

create index drive_amount_sorted_down on "drive" (tenant_id, amount desc nulls last, id desc) where not is_deleted;

create table "expense_reimbursement" (
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
  request_status text collate "C",
  applicant_id text collate "C",
  expense_kind text collate "C",
  expense_date date,
  amount numeric,
  receipt_count numeric,
  bank_account text collate "C",
  reason text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "expense_reimbursement" enable row level security;

create policy tenant_only on "expense_reimbursement"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "expense_reimbursement" to bip_app;

create index expense_reimbursement_newest on "expense_reimbursement" (tenant_id, create_time desc, id desc) where not is_deleted;

create index expense_reimbursement_create_dept on "expense_reimbursement" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index expense_reimbursement_create_user on "expense_reimbursement" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index expense_reimbursement_find_tokens on "expense_reimbursement" using gin (find_tokens) where not is_deleted;

create index expense_reimbursement_no_sorted on "expense_reimbursement" (tenant_id, no, id) where not is_deleted;

create index expense_reimbursement_no_sorted_down on "expense_reimbursement" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index expense_reimbursement_no_unique on "expense_reimbursement" (tenant_id, lower(no)) where not is_deleted;

create index expense_reimbursement_request_status on "expense_reimbursement" (tenant_id, request_status, create_time desc, id desc) where not is_deleted;

create index expense_reimbursement_applicant_id on "expense_reimbursement" (tenant_id, applicant_id, create_time desc, id desc) where not is_deleted;

create index expense_reimbursement_expense_kind on "expense_reimbursement" (tenant_id, expense_kind, create_time desc, id desc) where not is_deleted;

create index expense_reimbursement_expense_date on "expense_reimbursement" (tenant_id, expense_date, create_time desc, id desc) where not is_deleted;

create index expense_reimbursement_expense_date_sorted on "expense_reimbursement" (tenant_id, expense_date, id) where not is_deleted;

create index expense_reimbursement_amount_sorted on "expense_reimbursement" (tenant_id, amount, id) where not is_deleted;

create index expense_reimbursement_amount_sorted_down on "expense_reimbursement" (tenant_id, amount desc nulls last, id desc) where not is_deleted;

create table "expense_reimbursement_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  receipt_date date,
  receipt_kind text collate "C",
  receipt_no text collate "C",
  about text collate "C",
  currency text collate "C",
  paid numeric,
  rate numeric,
  amount numeric,
  primary key (tenant_id, id)
);

alter table "expense_reimbursement_lines" enable row level security;

create policy tenant_only on "expense_reimbursement_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "expense_reimbursement_lines" to bip_app;

create index expense_reimbursement_lines_order on "expense_reimbursement_lines" (tenant_id, parent_id, line_no);

create table "special_expense" (
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
  request_status text collate "C",
  subject text collate "C",
  subject_find text collate "C",
  special_kind text collate "C",
  supplier_id text collate "C",
  needed_on date,
  currency text collate "C",
  paid numeric,
  rate numeric,
  amount numeric,
  order_no text collate "C",
  order_no_find text collate "C",
  reason text collate "C",
  consequence text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "special_expense" enable row level security;

create policy tenant_only on "special_expense"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "special_expense" to bip_app;

create index special_expense_newest on "special_expense" (tenant_id, create_time desc, id desc) where not is_deleted;

create index special_expense_create_dept on "special_expense" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index special_expense_create_user on "special_expense" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index special_expense_find_tokens on "special_expense" using gin (find_tokens) where not is_deleted;

create index special_expense_no_sorted on "special_expense" (tenant_id, no, id) where not is_deleted;

create index special_expense_no_sorted_down on "special_expense" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index special_expense_no_unique on "special_expense" (tenant_id, lower(no)) where not is_deleted;

create index special_expense_request_status on "special_expense" (tenant_id, request_status, create_time desc, id desc) where not is_deleted;

create index special_expense_special_kind on "special_expense" (tenant_id, special_kind, create_time desc, id desc) where not is_deleted;

create index special_expense_supplier_id on "special_expense" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index special_expense_needed_on_sorted on "special_expense" (tenant_id, needed_on, id) where not is_deleted;

create index special_expense_amount_sorted on "special_expense" (tenant_id, amount, id) where not is_deleted;

create index special_expense_amount_sorted_down on "special_expense" (tenant_id, amount desc nulls last, id desc) where not is_deleted;

create table "supplier_admission" (
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
  request_status text collate "C",
  company_name text collate "C",
  company_name_sort text collate "C",
  company_name_find text collate "C",
  credit_code text collate "C",
  supply_kind text collate "C",
  contact_name text collate "C",
  contact_phone text collate "C",
  address text collate "C",
  annual_amount numeric,
  payment_days numeric,
  is_audited boolean,
  audit_score numeric,
  reason text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "supplier_admission" enable row level security;

create policy tenant_only on "supplier_admission"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "supplier_admission" to bip_app;

create index supplier_admission_newest on "supplier_admission" (tenant_id, create_time desc, id desc) where not is_deleted;

create index supplier_admission_create_dept on "supplier_admission" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index supplier_admission_create_user on "supplier_admission" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index supplier_admission_find_tokens on "supplier_admission" using gin (find_tokens) where not is_deleted;

create index supplier_admission_no_sorted on "supplier_admission" (tenant_id, no, id) where not is_deleted;

create index supplier_admission_no_sorted_down on "supplier_admission" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index supplier_admission_no_unique on "supplier_admission" (tenant_id, lower(no)) where not is_deleted;

create index supplier_admission_request_status on "supplier_admission" (tenant_id, request_status, create_time desc, id desc) where not is_deleted;

create index supplier_admission_company_name_sorted on "supplier_admission" (tenant_id, company_name_sort, id) where not is_deleted;

create unique index supplier_admission_credit_code_unique on "supplier_admission" (tenant_id, lower(credit_code)) where not is_deleted;

create index supplier_admission_supply_kind on "supplier_admission" (tenant_id, supply_kind, create_time desc, id desc) where not is_deleted;

create index supplier_admission_annual_amount_sorted on "supplier_admission" (tenant_id, annual_amount, id) where not is_deleted;

create index supplier_admission_annual_amount_sorted_down on "supplier_admission" (tenant_id, annual_amount desc nulls last, id desc) where not is_deleted;

create or replace function drive_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "drive" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('plateNumber' = any (fields) and (position(term in split_part(coalesce(row_.plate_number_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.plate_number_find, '')) > 0))
      or ('toPlace' = any (fields) and (position(term in split_part(coalesce(row_.to_place_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.to_place_find, '')) > 0))))
$$;

grant execute on function drive_find to bip_app;

create or replace function expense_reimbursement_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "expense_reimbursement" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function expense_reimbursement_find to bip_app;

create or replace function special_expense_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "special_expense" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('subject' = any (fields) and (position(term in split_part(coalesce(row_.subject_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.subject_find, '')) > 0))
      or ('orderNo' = any (fields) and (position(term in split_part(coalesce(row_.order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.order_no_find, '')) > 0))))
$$;

grant execute on function special_expense_find to bip_app;

create or replace function supplier_admission_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "supplier_admission" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('companyName' = any (fields) and (position(term in split_part(coalesce(row_.company_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.company_name_find, '')) > 0))))
$$;

grant execute on function supplier_admission_find to bip_app;

select follow_files('drive', 'drive', 'drive', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('expense_reimbursement', 'expense_reimbursement', 'expenseReimbursement', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('special_expense', 'special_expense', 'specialExpense', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('supplier_admission', 'supplier_admission', 'supplierAdmission', 'attachments', 'attachments', 'files_listed', 'id', 'id');
