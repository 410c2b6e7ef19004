-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "outsource_issue" (
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
  handled_status text collate "C",
  supplier_id text collate "C",
  org_id text collate "C",
  handler_id text collate "C",
  handled_on date,
  note_no text collate "C",
  note_no_find text collate "C",
  plate text collate "C",
  driver text collate "C",
  remark text collate "C",
  attachments jsonb,
  transport text collate "C",
  line_count numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "outsource_issue" enable row level security;

create policy tenant_only on "outsource_issue"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_issue" to bip_app;

create index outsource_issue_newest on "outsource_issue" (tenant_id, create_time desc, id desc) where not is_deleted;

create index outsource_issue_create_dept on "outsource_issue" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index outsource_issue_create_user on "outsource_issue" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index outsource_issue_find_tokens on "outsource_issue" using gin (find_tokens) where not is_deleted;

create index outsource_issue_no_sorted on "outsource_issue" (tenant_id, no, id) where not is_deleted;

create index outsource_issue_no_sorted_down on "outsource_issue" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index outsource_issue_no_unique on "outsource_issue" (tenant_id, lower(no)) where not is_deleted;

create index outsource_issue_handled_status on "outsource_issue" (tenant_id, handled_status, create_time desc, id desc) where not is_deleted;

create index outsource_issue_supplier_id on "outsource_issue" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index outsource_issue_org_id on "outsource_issue" (tenant_id, org_id) where not is_deleted;

create index outsource_issue_handler_id on "outsource_issue" (tenant_id, handler_id, create_time desc, id desc) where not is_deleted;

create index outsource_issue_handled_on on "outsource_issue" (tenant_id, handled_on, create_time desc, id desc) where not is_deleted;

create index outsource_issue_handled_on_sorted on "outsource_issue" (tenant_id, handled_on, id) where not is_deleted;

create table "outsource_issue_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  technology_id text collate "C",
  quantity numeric,
  unit text collate "C",
  lot text collate "C",
  order_id text collate "C",
  order_line_id text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "outsource_issue_lines" enable row level security;

create policy tenant_only on "outsource_issue_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_issue_lines" to bip_app;

create index outsource_issue_lines_order on "outsource_issue_lines" (tenant_id, parent_id, line_no);

create index outsource_issue_lines_material_id on "outsource_issue_lines" (tenant_id, material_id);

create index outsource_issue_lines_technology_id on "outsource_issue_lines" (tenant_id, technology_id);

create index outsource_issue_lines_order_id on "outsource_issue_lines" (tenant_id, order_id);

create table "outsource_order" (
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
  order_status text collate "C",
  issue_status text collate "C",
  receipt_status text collate "C",
  supplier_id text collate "C",
  org_id text collate "C",
  ordered_on date,
  due_on date,
  buyer_id text collate "C",
  currency text collate "C",
  transport text collate "C",
  line_count numeric,
  amount numeric,
  tax numeric,
  total numeric,
  quality text collate "C",
  remark text collate "C",
  attachments jsonb,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "outsource_order" enable row level security;

create policy tenant_only on "outsource_order"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_order" to bip_app;

create index outsource_order_newest on "outsource_order" (tenant_id, create_time desc, id desc) where not is_deleted;

create index outsource_order_create_dept on "outsource_order" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index outsource_order_create_user on "outsource_order" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index outsource_order_find_tokens on "outsource_order" using gin (find_tokens) where not is_deleted;

create index outsource_order_no_sorted on "outsource_order" (tenant_id, no, id) where not is_deleted;

create index outsource_order_no_sorted_down on "outsource_order" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index outsource_order_no_unique on "outsource_order" (tenant_id, lower(no)) where not is_deleted;

create index outsource_order_order_status on "outsource_order" (tenant_id, order_status, create_time desc, id desc) where not is_deleted;

create index outsource_order_issue_status on "outsource_order" (tenant_id, issue_status, create_time desc, id desc) where not is_deleted;

create index outsource_order_receipt_status on "outsource_order" (tenant_id, receipt_status, create_time desc, id desc) where not is_deleted;

create index outsource_order_supplier_id on "outsource_order" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index outsource_order_org_id on "outsource_order" (tenant_id, org_id, create_time desc, id desc) where not is_deleted;

create index outsource_order_ordered_on on "outsource_order" (tenant_id, ordered_on, create_time desc, id desc) where not is_deleted;

create index outsource_order_ordered_on_sorted on "outsource_order" (tenant_id, ordered_on, id) where not is_deleted;

create index outsource_order_due_on on "outsource_order" (tenant_id, due_on, create_time desc, id desc) where not is_deleted;

create index outsource_order_due_on_sorted on "outsource_order" (tenant_id, due_on, id) where not is_deleted;

create index outsource_order_buyer_id on "outsource_order" (tenant_id, buyer_id, create_time desc, id desc) where not is_deleted;

create index outsource_order_total_sorted on "outsource_order" (tenant_id, total, id) where not is_deleted;

create index outsource_order_total_sorted_down on "outsource_order" (tenant_id, total desc nulls last, id desc) where not is_deleted;

create table "outsource_order_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  technology_id text collate "C",
  drawing_no text collate "C",
  quantity numeric,
  unit text collate "C",
  price numeric,
  tax_rate numeric,
  amount numeric,
  tax numeric,
  due_on date,
  issued_quantity numeric,
  issue_open numeric,
  received_quantity numeric,
  receipt_open numeric,
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "outsource_order_lines" enable row level security;

create policy tenant_only on "outsource_order_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_order_lines" to bip_app;

create index outsource_order_lines_order on "outsource_order_lines" (tenant_id, parent_id, line_no);

create index outsource_order_lines_material_id on "outsource_order_lines" (tenant_id, material_id);

create index outsource_order_lines_technology_id on "outsource_order_lines" (tenant_id, technology_id);

create table "outsource_receipt" (
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
  handled_status text collate "C",
  supplier_id text collate "C",
  org_id text collate "C",
  handler_id text collate "C",
  handled_on date,
  note_no text collate "C",
  note_no_find text collate "C",
  plate text collate "C",
  driver text collate "C",
  remark text collate "C",
  attachments jsonb,
  line_count numeric,
  find_tokens text[] not null default '{}',
  primary key (tenant_id, id)
);

alter table "outsource_receipt" enable row level security;

create policy tenant_only on "outsource_receipt"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_receipt" to bip_app;

create index outsource_receipt_newest on "outsource_receipt" (tenant_id, create_time desc, id desc) where not is_deleted;

create index outsource_receipt_create_dept on "outsource_receipt" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index outsource_receipt_create_user on "outsource_receipt" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index outsource_receipt_find_tokens on "outsource_receipt" using gin (find_tokens) where not is_deleted;

create index outsource_receipt_no_sorted on "outsource_receipt" (tenant_id, no, id) where not is_deleted;

create index outsource_receipt_no_sorted_down on "outsource_receipt" (tenant_id, no desc nulls last, id desc) where not is_deleted;

create unique index outsource_receipt_no_unique on "outsource_receipt" (tenant_id, lower(no)) where not is_deleted;

create index outsource_receipt_handled_status on "outsource_receipt" (tenant_id, handled_status, create_time desc, id desc) where not is_deleted;

create index outsource_receipt_supplier_id on "outsource_receipt" (tenant_id, supplier_id, create_time desc, id desc) where not is_deleted;

create index outsource_receipt_org_id on "outsource_receipt" (tenant_id, org_id) where not is_deleted;

create index outsource_receipt_handler_id on "outsource_receipt" (tenant_id, handler_id, create_time desc, id desc) where not is_deleted;

create index outsource_receipt_handled_on on "outsource_receipt" (tenant_id, handled_on, create_time desc, id desc) where not is_deleted;

create index outsource_receipt_handled_on_sorted on "outsource_receipt" (tenant_id, handled_on, id) where not is_deleted;

create table "outsource_receipt_lines" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  material_id text collate "C",
  technology_id text collate "C",
  quantity numeric,
  unit text collate "C",
  rejected numeric,
  accepted numeric,
  reject_reason text collate "C",
  order_id text collate "C",
  order_line_id text collate "C",
  remark text collate "C",
  primary key (tenant_id, id)
);

alter table "outsource_receipt_lines" enable row level security;

create policy tenant_only on "outsource_receipt_lines"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "outsource_receipt_lines" to bip_app;

create index outsource_receipt_lines_order on "outsource_receipt_lines" (tenant_id, parent_id, line_no);

create index outsource_receipt_lines_material_id on "outsource_receipt_lines" (tenant_id, material_id);

create index outsource_receipt_lines_technology_id on "outsource_receipt_lines" (tenant_id, technology_id);

create index outsource_receipt_lines_order_id on "outsource_receipt_lines" (tenant_id, order_id);

create or replace function outsource_issue_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "outsource_issue" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('noteNo' = any (fields) and (position(term in split_part(coalesce(row_.note_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.note_no_find, '')) > 0))))
$$;

grant execute on function outsource_issue_find to bip_app;

create or replace function outsource_order_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "outsource_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))))
$$;

grant execute on function outsource_order_find to bip_app;

create or replace function outsource_receipt_find(tokens text[], terms text[], fields text[]) returns setof text
language sql stable security definer set search_path from current as $$
  select row_.id from "outsource_receipt" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('noteNo' = any (fields) and (position(term in split_part(coalesce(row_.note_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.note_no_find, '')) > 0))))
$$;

grant execute on function outsource_receipt_find to bip_app;

select follow_files('outsource_issue', 'outsource_issue', 'outsourceIssue', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('outsource_order', 'outsource_order', 'outsourceOrder', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('outsource_receipt', 'outsource_receipt', 'outsourceReceipt', 'attachments', 'attachments', 'files_listed', 'id', 'id');
