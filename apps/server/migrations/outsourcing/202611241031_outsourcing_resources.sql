-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "outsource_offer" (
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
  quotation_id text collate "C",
  supplier_id text collate "C",
  offer_status text collate "C",
  tax_rate numeric,
  total numeric,
  valid_to date,
  payment_terms text collate "C",
  contact_name text collate "C",
  contact_phone text collate "C",
  offered_at timestamptz,
  offer_count numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "outsource_offer" enable row level security;

create policy tenant_only on "outsource_offer"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_offer" to bip_app;

create index outsource_offer_newest on "outsource_offer" (tenant_id, create_time desc, id desc) where not is_deleted;

create index outsource_offer_create_dept on "outsource_offer" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index outsource_offer_create_user on "outsource_offer" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index outsource_offer_find_tokens on "outsource_offer" using gin (find_tokens) where not is_deleted;

create index outsource_offer_no_sorted on "outsource_offer" (tenant_id, no, id) where not is_deleted;

create index outsource_offer_no_sorted_down on "outsource_offer" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index outsource_offer_no_unique on "outsource_offer" (tenant_id, lower(no)) where not is_deleted;

create index outsource_offer_quotation_id on "outsource_offer" (tenant_id, quotation_id, create_time desc, id desc) where not is_deleted;

create index outsource_offer_supplier_id on "outsource_offer" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index outsource_offer_offer_status on "outsource_offer" (tenant_id, offer_status, create_time desc, id desc) where not is_deleted;

create index outsource_offer_total_sorted on "outsource_offer" (tenant_id, total, id) where not is_deleted;

create index outsource_offer_total_sorted_down on "outsource_offer" (tenant_id, total desc nulls last, id desc) where not is_deleted;

create index outsource_offer_valid_to_sorted on "outsource_offer" (tenant_id, valid_to, id) where not is_deleted;

create index outsource_offer_valid_to_sorted_down on "outsource_offer" (tenant_id, valid_to desc nulls last, id desc) where not is_deleted;

create index outsource_offer_offered_at_sorted on "outsource_offer" (tenant_id, offered_at, id) where not is_deleted;

create index outsource_offer_offered_at_sorted_down on "outsource_offer" (tenant_id, offered_at desc nulls last, id desc) where not is_deleted;

create table "outsource_offer_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  technology_id text collate "C",
  quantity numeric,
  unit text collate "C",
  price numeric,
  lead_days numeric,
  amount numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "outsource_offer_lines" enable row level security;

create policy tenant_only on "outsource_offer_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_offer_lines" to bip_app;

create index outsource_offer_lines_order on "outsource_offer_lines" (tenant_id, parent_id, line_no);

create index outsource_offer_lines_material_id on "outsource_offer_lines" (tenant_id, material_id);

create index outsource_offer_lines_technology_id on "outsource_offer_lines" (tenant_id, technology_id);

create table "outsource_price" (
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
  price_type text collate "C",
  price_status text collate "C",
  supplier_id text collate "C",
  material_id text collate "C",
  technology_id text collate "C",
  unit text collate "C",
  currency text collate "C",
  price numeric,
  tax_rate numeric,
  min_quantity numeric,
  valid_from date,
  valid_to date,
  buyer_id text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "outsource_price" enable row level security;

create policy tenant_only on "outsource_price"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_price" to bip_app;

create index outsource_price_newest on "outsource_price" (tenant_id, create_time desc, id desc) where not is_deleted;

create index outsource_price_create_dept on "outsource_price" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index outsource_price_create_user on "outsource_price" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index outsource_price_find_tokens on "outsource_price" using gin (find_tokens) where not is_deleted;

create index outsource_price_no_sorted on "outsource_price" (tenant_id, no, id) where not is_deleted;

create index outsource_price_no_sorted_down on "outsource_price" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index outsource_price_no_unique on "outsource_price" (tenant_id, lower(no)) where not is_deleted;

create index outsource_price_price_type on "outsource_price" (tenant_id, price_type, create_time desc, id desc) where not is_deleted;

create index outsource_price_price_status on "outsource_price" (tenant_id, price_status, create_time desc, id desc) where not is_deleted;

create index outsource_price_supplier_id on "outsource_price" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index outsource_price_material_id on "outsource_price" (tenant_id, material_id, create_time desc, id desc) where not is_deleted;

create index outsource_price_technology_id on "outsource_price" (tenant_id, technology_id, create_time desc, id desc) where not is_deleted;

create index outsource_price_price_sorted on "outsource_price" (tenant_id, price, id) where not is_deleted;

create index outsource_price_valid_from on "outsource_price" (tenant_id, valid_from, create_time desc, id desc) where not is_deleted;

create index outsource_price_valid_from_sorted on "outsource_price" (tenant_id, valid_from, id) where not is_deleted;

create index outsource_price_valid_to on "outsource_price" (tenant_id, valid_to, create_time desc, id desc) where not is_deleted;

create index outsource_price_valid_to_sorted on "outsource_price" (tenant_id, valid_to, id) where not is_deleted;

create index outsource_price_valid_to_sorted_down on "outsource_price" (tenant_id, valid_to desc nulls last, id desc) where not is_deleted;

create index outsource_price_buyer_id on "outsource_price" (tenant_id, buyer_id, create_time desc, id desc) where not is_deleted;

create table "outsource_quotation" (
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
  title_sort text collate "C",
  title_find text collate "C",
  quotation_status text collate "C",
  org_id text collate "C",
  buyer_id text collate "C",
  asked_on date,
  reply_by date,
  needed_on date,
  currency text collate "C",
  line_count numeric,
  business_terms text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "outsource_quotation" enable row level security;

create policy tenant_only on "outsource_quotation"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_quotation" to bip_app;

create index outsource_quotation_newest on "outsource_quotation" (tenant_id, create_time desc, id desc) where not is_deleted;

create index outsource_quotation_create_dept on "outsource_quotation" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index outsource_quotation_create_user on "outsource_quotation" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index outsource_quotation_find_tokens on "outsource_quotation" using gin (find_tokens) where not is_deleted;

create index outsource_quotation_no_sorted on "outsource_quotation" (tenant_id, no, id) where not is_deleted;

create index outsource_quotation_no_sorted_down on "outsource_quotation" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index outsource_quotation_no_unique on "outsource_quotation" (tenant_id, lower(no)) where not is_deleted;

create index outsource_quotation_title_sorted on "outsource_quotation" (tenant_id, title_sort, id) where not is_deleted;

create index outsource_quotation_quotation_status on "outsource_quotation" (tenant_id, quotation_status, create_time desc, id desc) where not is_deleted;

create index outsource_quotation_org_id on "outsource_quotation" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index outsource_quotation_buyer_id on "outsource_quotation" (tenant_id, buyer_id, create_time desc, id desc) where not is_deleted;

create index outsource_quotation_asked_on on "outsource_quotation" (tenant_id, asked_on, create_time desc, id desc) where not is_deleted;

create index outsource_quotation_asked_on_sorted on "outsource_quotation" (tenant_id, asked_on, id) where not is_deleted;

create index outsource_quotation_reply_by on "outsource_quotation" (tenant_id, reply_by, create_time desc, id desc) where not is_deleted;

create index outsource_quotation_reply_by_sorted on "outsource_quotation" (tenant_id, reply_by, id) where not is_deleted;

create index outsource_quotation_needed_on_sorted on "outsource_quotation" (tenant_id, needed_on, id) where not is_deleted;

create index outsource_quotation_needed_on_sorted_down on "outsource_quotation" (tenant_id, needed_on desc nulls last, id desc) where not is_deleted;

create table "outsource_quotation_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  technology_id text collate "C",
  quantity numeric,
  unit text collate "C",
  target_price numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "outsource_quotation_lines" enable row level security;

create policy tenant_only on "outsource_quotation_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_quotation_lines" to bip_app;

create index outsource_quotation_lines_order on "outsource_quotation_lines" (tenant_id, parent_id, line_no);

create index outsource_quotation_lines_material_id on "outsource_quotation_lines" (tenant_id, material_id);

create index outsource_quotation_lines_technology_id on "outsource_quotation_lines" (tenant_id, technology_id);

create table "outsource_step_price" (
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
  price_id text collate "C",
  from_quantity numeric,
  price numeric,
  lead_days numeric,
  remark text collate "C",
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "outsource_step_price" enable row level security;

create policy tenant_only on "outsource_step_price"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_step_price" to bip_app;

create index outsource_step_price_newest on "outsource_step_price" (tenant_id, create_time desc, id desc) where not is_deleted;

create index outsource_step_price_create_dept on "outsource_step_price" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index outsource_step_price_create_user on "outsource_step_price" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index outsource_step_price_find_tokens on "outsource_step_price" using gin (find_tokens) where not is_deleted;

create index outsource_step_price_no_sorted on "outsource_step_price" (tenant_id, no, id) where not is_deleted;

create index outsource_step_price_no_sorted_down on "outsource_step_price" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index outsource_step_price_no_unique on "outsource_step_price" (tenant_id, lower(no)) where not is_deleted;

create index outsource_step_price_price_id on "outsource_step_price" (tenant_id, price_id, create_time desc, id desc) where not is_deleted;

create index outsource_step_price_from_quantity_sorted on "outsource_step_price" (tenant_id, from_quantity, id) where not is_deleted;

create index outsource_step_price_price_sorted on "outsource_step_price" (tenant_id, price, id) where not is_deleted;

create table "outsource_technology" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  version integer not null default 1,
  create_user text collate "C",
  create_dept text collate "C",
  create_time timestamptz not null default now(),
  update_user text collate "C",
  update_time timestamptz not null default now(),
  is_deleted boolean not null default false,
  technology_code text collate "C",
  technology_code_sort text collate "C",
  technology_code_find text collate "C",
  technology_name text collate "C",
  technology_name_sort text collate "C",
  technology_name_find text collate "C",
  process_type text collate "C",
  unit text collate "C",
  standard_hours numeric,
  lead_days numeric,
  tax_rate numeric,
  allowed_loss numeric,
  needs_inspection boolean,
  is_active boolean,
  requirement text collate "C",
  drawings jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "outsource_technology" enable row level security;

create policy tenant_only on "outsource_technology"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_technology" to bip_app;

create index outsource_technology_newest on "outsource_technology" (tenant_id, create_time desc, id desc) where not is_deleted;

create index outsource_technology_create_dept on "outsource_technology" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index outsource_technology_create_user on "outsource_technology" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index outsource_technology_find_tokens on "outsource_technology" using gin (find_tokens) where not is_deleted;

create index outsource_technology_technology_code_sorted on "outsource_technology" (tenant_id, technology_code_sort, id) where not is_deleted;

create unique index outsource_technology_technology_code_unique on "outsource_technology" (tenant_id, lower(technology_code)) where not is_deleted;

create index outsource_technology_technology_name_sorted on "outsource_technology" (tenant_id, technology_name_sort, id) where not is_deleted;

create index outsource_technology_process_type on "outsource_technology" (tenant_id, process_type, create_time desc, id desc) where not is_deleted;

create index outsource_technology_lead_days_sorted on "outsource_technology" (tenant_id, lead_days, id) where not is_deleted;

create index outsource_technology_lead_days_sorted_down on "outsource_technology" (tenant_id, lead_days desc nulls last, id desc) where not is_deleted;

create index outsource_technology_is_active on "outsource_technology" (tenant_id, is_active, create_time desc, id desc) where not is_deleted;

create table "po_assessment" (
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
  assessment_status text collate "C",
  period text collate "C",
  period_from date,
  period_to date,
  deliveries numeric,
  late_deliveries numeric,
  rejected_deliveries numeric,
  quality_score numeric,
  delivery_score numeric,
  price_score numeric,
  service_score numeric,
  quality_weight numeric,
  delivery_weight numeric,
  price_weight numeric,
  service_weight numeric,
  total_score numeric,
  grade text collate "C",
  assessor_id text collate "C",
  improvement text collate "C",
  auditor_id text collate "C",
  audited_at timestamptz,
  opinion text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "po_assessment" enable row level security;

create policy tenant_only on "po_assessment"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "po_assessment" to bip_app;

create index po_assessment_newest on "po_assessment" (tenant_id, create_time desc, id desc) where not is_deleted;

create index po_assessment_create_dept on "po_assessment" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index po_assessment_create_user on "po_assessment" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index po_assessment_find_tokens on "po_assessment" using gin (find_tokens) where not is_deleted;

create index po_assessment_no_sorted on "po_assessment" (tenant_id, no, id) where not is_deleted;

create index po_assessment_no_sorted_down on "po_assessment" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index po_assessment_no_unique on "po_assessment" (tenant_id, lower(no)) where not is_deleted;

create index po_assessment_supplier_id on "po_assessment" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index po_assessment_assessment_status on "po_assessment" (tenant_id, assessment_status, create_time desc, id desc) where not is_deleted;

create index po_assessment_period on "po_assessment" (tenant_id, period, create_time desc, id desc) where not is_deleted;

create index po_assessment_period_from on "po_assessment" (tenant_id, period_from, create_time desc, id desc) where not is_deleted;

create index po_assessment_period_from_sorted on "po_assessment" (tenant_id, period_from, id) where not is_deleted;

create index po_assessment_total_score_sorted on "po_assessment" (tenant_id, total_score, id) where not is_deleted;

create index po_assessment_total_score_sorted_down on "po_assessment" (tenant_id, total_score desc nulls last, id desc) where not is_deleted;

create index po_assessment_grade on "po_assessment" (tenant_id, grade, create_time desc, id desc) where not is_deleted;

create index po_assessment_assessor_id on "po_assessment" (tenant_id, assessor_id, create_time desc, id desc) where not is_deleted;

create index po_assessment_auditor_id on "po_assessment" (tenant_id, auditor_id, create_time desc, id desc) where not is_deleted;

create or replace function outsource_offer_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "outsource_offer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function outsource_offer_find to bip_app;

create or replace function outsource_price_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "outsource_price" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function outsource_price_find to bip_app;

create or replace function outsource_quotation_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "outsource_quotation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))))
$$;

grant execute on function outsource_quotation_find to bip_app;

create or replace function outsource_step_price_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "outsource_step_price" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function outsource_step_price_find to bip_app;

create or replace function outsource_technology_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "outsource_technology" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('technologyCode' = any (fields) and (position(term in split_part(coalesce(row_.technology_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.technology_code_find, '')) > 0))
      or ('technologyName' = any (fields) and (position(term in split_part(coalesce(row_.technology_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.technology_name_find, '')) > 0))))
$$;

grant execute on function outsource_technology_find to bip_app;

create or replace function po_assessment_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "po_assessment" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function po_assessment_find to bip_app;

select follow_files('outsource_price', 'outsource_price', 'outsourcePrice', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('outsource_quotation', 'outsource_quotation', 'outsourceQuotation', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('outsource_technology', 'outsource_technology', 'outsourceTechnology', 'drawings', 'drawings', 'files_listed', 'id', 'id');

select follow_files('po_assessment', 'po_assessment', 'poAssessment', 'attachments', 'attachments', 'files_listed', 'id', 'id');
