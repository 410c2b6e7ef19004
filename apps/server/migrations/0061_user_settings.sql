-- What a screen remembers for its user on every device, such as the order of the workbench's widgets.

create table user_setting (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  -- The screen's own name for it.
  key text collate "C" not null,
  -- Written and read by that screen alone.
  value text not null,
  update_time timestamptz not null,
  primary key (tenant_id, user_id, key)
);

alter table user_setting enable row level security;
create policy tenant_only on user_setting using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on user_setting to bip_app;
