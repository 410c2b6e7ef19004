-- The picture that a user chose of themselves.

create table user_avatar (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  file_id text collate "C" not null,
  primary key (tenant_id, user_id)
);

alter table user_avatar enable row level security;
create policy tenant_only on user_avatar using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on user_avatar to bip_app;
