-- Removed records stay in their tables, marked, until the bin lets go of them (decision 15). Here stands what is in it: the list is read and
-- emptied without a look at the tables of all resources. Of what was removed for good the name stays, for histories that speak of it.
create table bin_entry (
  tenant_id text collate "C" not null,
  resource text collate "C" not null,
  record_id text collate "C" not null,
  name text not null,
  name_find text not null default '',
  removed_by text collate "C" not null,
  removed_by_name text not null,
  removed_at timestamptz not null,
  erased_at timestamptz,
  primary key (tenant_id, resource, record_id)
);
create index bin_entry_latest on bin_entry (tenant_id, removed_at desc, record_id desc) where erased_at is null;

alter table bin_entry enable row level security;
create policy tenant_only on bin_entry using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on bin_entry to bip_app;
