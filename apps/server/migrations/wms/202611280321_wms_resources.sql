-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create table "stock_reservation_issues" (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null,
  line_no integer not null,
  source_type text collate "C",
  source_no text collate "C",
  balance_id text collate "C",
  quantity numeric,
  primary key (tenant_id, id)
);

alter table "stock_reservation_issues" enable row level security;

create policy tenant_only on "stock_reservation_issues"
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));

grant select, insert, update, delete on "stock_reservation_issues" to bip_app;

create index stock_reservation_issues_order on "stock_reservation_issues" (tenant_id, parent_id, line_no);

create index stock_reservation_issues_balance_id on "stock_reservation_issues" (tenant_id, balance_id);
