-- Named views of lists: what somebody asks of a list, kept for them and for those they share it with.

create table list_view (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  list text collate "C" not null,
  name text not null,
  -- Written and read by the list's screen alone.
  state text not null,
  -- Ids of roles, or 'all'.
  shared_with text[] not null default '{}',
  is_default boolean not null default false,
  create_user text collate "C" not null,
  create_time timestamptz not null,
  update_time timestamptz not null,
  primary key (tenant_id, id)
);
create unique index list_view_name on list_view (tenant_id, list, create_user, name);
create index list_view_shared on list_view (tenant_id, list) where shared_with <> '{}';

alter table list_view enable row level security;
create policy tenant_only on list_view using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on list_view to bip_app;
