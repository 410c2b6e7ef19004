-- Records that people collect, each with a remark of their own.

create table collected (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  resource text collate "C" not null,
  record_id text collate "C" not null,
  remark text not null default '',
  create_time timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, user_id, resource, record_id)
);

alter table collected enable row level security;
create policy tenant_only on collected using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on collected to bip_app;
