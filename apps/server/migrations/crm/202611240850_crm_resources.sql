-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "contact_records" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  subject text collate "C",
  subject_find text collate "C",
  customer_id text collate "C",
  contact_id text collate "C",
  way text collate "C",
  contacted_at timestamptz,
  duration_minutes numeric,
  person_id text collate "C",
  participants text collate "C",
  place text collate "C",
  summary text collate "C",
  next_step text collate "C",
  next_on date,
  is_next_done boolean,
  follows_id text collate "C",
  files jsonb,
  owner_id text collate "C",
  owner_dept text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "contact_records" enable row level security;

create policy tenant_only on "contact_records"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "contact_records" to bip_app;

create index contact_records_newest on "contact_records" (tenant_id, create_time desc, id desc) where not is_deleted;

create index contact_records_create_dept on "contact_records" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index contact_records_create_user on "contact_records" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index contact_records_find_tokens on "contact_records" using gin (find_tokens) where not is_deleted;

create index contact_records_customer_id on "contact_records" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index contact_records_contact_id on "contact_records" (tenant_id, contact_id, create_time desc, id desc) where not is_deleted;

create index contact_records_way on "contact_records" (tenant_id, way, create_time desc, id desc) where not is_deleted;

create index contact_records_contacted_at on "contact_records" (tenant_id, contacted_at, create_time desc, id desc) where not is_deleted;

create index contact_records_contacted_at_sorted on "contact_records" (tenant_id, contacted_at, id) where not is_deleted;

create index contact_records_contacted_at_sorted_down on "contact_records" (tenant_id, contacted_at desc nulls last, id desc) where not is_deleted;

create index contact_records_person_id on "contact_records" (tenant_id, person_id, create_time desc, id desc) where not is_deleted;

create index contact_records_next_on on "contact_records" (tenant_id, next_on, create_time desc, id desc) where not is_deleted;

create index contact_records_next_on_sorted on "contact_records" (tenant_id, next_on, id) where not is_deleted;

create index contact_records_next_on_sorted_down on "contact_records" (tenant_id, next_on desc nulls last, id desc) where not is_deleted;

create index contact_records_follows_id on "contact_records" (tenant_id, follows_id) where not is_deleted;

create index contact_records_owner_id on "contact_records" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index contact_records_owner_dept on "contact_records" (tenant_id, owner_dept, create_time desc, id desc) where not is_deleted;

create index contact_records_customer_id_timeline on "contact_records" (tenant_id, customer_id, contacted_at desc, id desc) where not is_deleted;

create index contact_records_contact_id_timeline on "contact_records" (tenant_id, contact_id, contacted_at desc, id desc) where not is_deleted;

create table "crm_customer_area" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  factory_code text collate "C",
  factory_code_sort text collate "C",
  factory_code_find text collate "C",
  area_name text collate "C",
  area_name_sort text collate "C",
  area_name_find text collate "C",
  area_code text collate "C",
  address text collate "C",
  address_find text collate "C",
  customer_id text collate "C",
  foundry_id text collate "C",
  area_use text collate "C",
  receiver text collate "C",
  receiver_phone text collate "C",
  opening_hours text collate "C",
  remark text collate "C",
  owner_id text collate "C",
  owner_dept text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "crm_customer_area" enable row level security;

create policy tenant_only on "crm_customer_area"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "crm_customer_area" to bip_app;

create index crm_customer_area_newest on "crm_customer_area" (tenant_id, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_create_dept on "crm_customer_area" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_create_user on "crm_customer_area" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_find_tokens on "crm_customer_area" using gin (find_tokens) where not is_deleted;

create index crm_customer_area_factory_code on "crm_customer_area" (tenant_id, factory_code, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_factory_code_sorted on "crm_customer_area" (tenant_id, factory_code_sort, id) where not is_deleted;

create index crm_customer_area_area_name_sorted on "crm_customer_area" (tenant_id, area_name_sort, id) where not is_deleted;

create index crm_customer_area_area_code on "crm_customer_area" (tenant_id, area_code, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_customer_id on "crm_customer_area" (tenant_id, customer_id, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_foundry_id on "crm_customer_area" (tenant_id, foundry_id, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_area_use on "crm_customer_area" (tenant_id, area_use, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_owner_id on "crm_customer_area" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index crm_customer_area_owner_dept on "crm_customer_area" (tenant_id, owner_dept, create_time desc, id desc) where not is_deleted;

alter table "customer" add column owner_dept text collate "C";

alter table "customer" add column pool_status text collate "C";

alter table "customer" add column owner_since timestamptz;

alter table "customer" add column pool_reason text collate "C";

alter table "customer" add column last_contact_at timestamptz;

alter table "customer" add column next_contact_on date;

alter table "customer" add column parent_id text collate "C";

alter table "customer" add column source text collate "C";

alter table "customer" add column region_id text collate "C";

alter table "customer" add column company_size text collate "C";

alter table "customer" add column web_domain text collate "C";

alter table "customer" add column tax_number text collate "C";

alter table "customer" add column invoice_title text collate "C";

alter table "customer" add column bank_name text collate "C";

alter table "customer" add column bank_account text collate "C";

alter table "customer" add column invoice_address text collate "C";

alter table "customer" add column invoice_phone text collate "C";

alter table "customer" add column payment_terms text collate "C";

alter table "customer" add column currency text collate "C";

create index customer_owner_dept on "customer" (tenant_id, owner_dept, create_time desc, id desc) where not is_deleted;

create index customer_pool_status on "customer" (tenant_id, pool_status, create_time desc, id desc) where not is_deleted;

create index customer_last_contact_at_sorted on "customer" (tenant_id, last_contact_at, id) where not is_deleted;

create index customer_last_contact_at_sorted_down on "customer" (tenant_id, last_contact_at desc nulls last, id desc) where not is_deleted;

create index customer_next_contact_on_sorted on "customer" (tenant_id, next_contact_on, id) where not is_deleted;

create index customer_next_contact_on_sorted_down on "customer" (tenant_id, next_contact_on desc nulls last, id desc) where not is_deleted;

create index customer_parent_id on "customer" (tenant_id, parent_id, create_time desc, id desc) where not is_deleted;

create index customer_region_id on "customer" (tenant_id, region_id, create_time desc, id desc) where not is_deleted;

create index customer_web_domain on "customer" (tenant_id, web_domain, create_time desc, id desc) where not is_deleted;

create unique index customer_tax_number_unique on "customer" (tenant_id, lower(tax_number)) where not is_deleted;

alter table "customer_contacts" add column decision_role text collate "C";

alter table "customer_contacts" add column reports_to text collate "C";

alter table "customer_contacts" add column wechat text collate "C";

alter table "customer_contacts" add column landline text collate "C";

alter table "customer_contacts" add column owner_id text collate "C";

alter table "customer_contacts" add column owner_dept text collate "C";

create index customer_contacts_decision_role on "customer_contacts" (tenant_id, decision_role, create_time desc, id desc) where not is_deleted;

create index customer_contacts_reports_to on "customer_contacts" (tenant_id, reports_to, create_time desc, id desc) where not is_deleted;

create index customer_contacts_owner_id on "customer_contacts" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create index customer_contacts_owner_dept on "customer_contacts" (tenant_id, owner_dept, create_time desc, id desc) where not is_deleted;

create table "foundry" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  foundry_code text collate "C",
  foundry_code_sort text collate "C",
  foundry_code_find text collate "C",
  foundry_name text collate "C",
  foundry_name_sort text collate "C",
  foundry_name_find text collate "C",
  foundry_status text collate "C",
  processes text[],
  capacity numeric,
  lead_days numeric,
  region_id text collate "C",
  address text collate "C",
  address_find text collate "C",
  phone text collate "C",
  tax_number text collate "C",
  since date,
  owner_id text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "foundry" enable row level security;

create policy tenant_only on "foundry"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "foundry" to bip_app;

create index foundry_newest on "foundry" (tenant_id, create_time desc, id desc) where not is_deleted;

create index foundry_create_dept on "foundry" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index foundry_create_user on "foundry" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index foundry_find_tokens on "foundry" using gin (find_tokens) where not is_deleted;

create index foundry_foundry_code_sorted on "foundry" (tenant_id, foundry_code_sort, id) where not is_deleted;

create unique index foundry_foundry_code_unique on "foundry" (tenant_id, lower(foundry_code)) where not is_deleted;

create index foundry_foundry_name_sorted on "foundry" (tenant_id, foundry_name_sort, id) where not is_deleted;

create index foundry_foundry_status on "foundry" (tenant_id, foundry_status, create_time desc, id desc) where not is_deleted;

create index foundry_capacity_sorted on "foundry" (tenant_id, capacity, id) where not is_deleted;

create index foundry_capacity_sorted_down on "foundry" (tenant_id, capacity desc nulls last, id desc) where not is_deleted;

create index foundry_region_id on "foundry" (tenant_id, region_id, create_time desc, id desc) where not is_deleted;

create index foundry_since_sorted on "foundry" (tenant_id, since, id) where not is_deleted;

create index foundry_since_sorted_down on "foundry" (tenant_id, since desc nulls last, id desc) where not is_deleted;

create index foundry_owner_id on "foundry" (tenant_id, owner_id, create_time desc, id desc) where not is_deleted;

create table "foundry_products" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  product_name text collate "C",
  material_id text collate "C",
  process text collate "C",
  customer_id text collate "C",
  since date,
  share numeric,
  primary key (tenant_id, id)
);

alter table "foundry_products" enable row level security;

create policy tenant_only on "foundry_products"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "foundry_products" to bip_app;

create index foundry_products_order on "foundry_products" (tenant_id, parent_id, line_no);

create index foundry_products_material_id on "foundry_products" (tenant_id, material_id);

create index foundry_products_customer_id on "foundry_products" (tenant_id, customer_id);

create table "foundry_people" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  person_name text collate "C",
  post text collate "C",
  phone text collate "C",
  email text collate "C",
  is_key boolean,
  primary key (tenant_id, id)
);

alter table "foundry_people" enable row level security;

create policy tenant_only on "foundry_people"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "foundry_people" to bip_app;

create index foundry_people_order on "foundry_people" (tenant_id, parent_id, line_no);

create table "foundry_certificates" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  certificate text collate "C",
  certificate_no text collate "C",
  issued_by text collate "C",
  valid_until date,
  primary key (tenant_id, id)
);

alter table "foundry_certificates" enable row level security;

create policy tenant_only on "foundry_certificates"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "foundry_certificates" to bip_app;

create index foundry_certificates_order on "foundry_certificates" (tenant_id, parent_id, line_no);

create or replace function contact_records_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "contact_records" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('subject' = any (fields) and (position(term in split_part(coalesce(row_.subject_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.subject_find, '')) > 0))))
$$;

grant execute on function contact_records_find to bip_app;

create or replace function crm_customer_area_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "crm_customer_area" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('factoryCode' = any (fields) and (position(term in split_part(coalesce(row_.factory_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.factory_code_find, '')) > 0))
      or ('areaName' = any (fields) and (position(term in split_part(coalesce(row_.area_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.area_name_find, '')) > 0))
      or ('address' = any (fields) and (position(term in split_part(coalesce(row_.address_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.address_find, '')) > 0))))
$$;

grant execute on function crm_customer_area_find to bip_app;

create or replace function foundry_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "foundry" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('foundryCode' = any (fields) and (position(term in split_part(coalesce(row_.foundry_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.foundry_code_find, '')) > 0))
      or ('foundryName' = any (fields) and (position(term in split_part(coalesce(row_.foundry_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.foundry_name_find, '')) > 0))
      or ('address' = any (fields) and (position(term in split_part(coalesce(row_.address_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.address_find, '')) > 0))))
$$;

grant execute on function foundry_find to bip_app;

select follow_files('contact_records', 'contact_records', 'contactRecords', 'files', 'files', 'files_listed', 'id', 'id');

select follow_files('foundry', 'foundry', 'foundry', 'attachments', 'attachments', 'files_listed', 'id', 'id');
