-- Records that became part of another: their ids lead to it.

create table merged_record (
  tenant_id text collate "C" not null,
  resource text collate "C" not null,
  merged_id text collate "C" not null,
  into_id text collate "C" not null,
  merged_at timestamptz not null,
  primary key (tenant_id, resource, merged_id)
);
create index merged_record_into on merged_record (tenant_id, resource, into_id);

alter table merged_record enable row level security;
create policy tenant_only on merged_record using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update on merged_record to bip_app;
