-- What administrators keep: tenants and their packages, menus, settings, logs.

alter table tenant
  add column if not exists status text collate "C" not null default 'enabled' check (status in ('enabled', 'disabled')),
  add column if not exists package_id text collate "C",
  add column if not exists contact_name text collate "C",
  add column if not exists contact_phone text collate "C",
  add column if not exists account_limit integer,
  add column if not exists expires_on date,
  add column if not exists datasource_id text collate "C",
  add column if not exists remark text collate "C";

alter table menu
  add column if not exists href text collate "C" not null default '',
  add column if not exists is_hidden boolean not null default false;

-- Which top entries a role sees; a role without rows sees all that it may open.
create table role_top_menu (
  tenant_id text collate "C" not null,
  role_id text collate "C" not null,
  menu_id text collate "C" not null,
  primary key (tenant_id, role_id, menu_id)
);

-- Settings that differ from their defaults; what each means stands in the contract.
create table parameter (
  tenant_id text collate "C" not null,
  key text collate "C" not null,
  value jsonb not null,
  update_user text collate "C" not null,
  update_time timestamptz not null,
  primary key (tenant_id, key)
);

-- What was called, what failed, who signed in. Ids sort by time, so that a span of days is a range of ids.
create table log_entry (
  tenant_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('api', 'error', 'login')),
  id text collate "C" not null,
  at timestamptz not null,
  user_id text collate "C" not null default '',
  user_name text collate "C" not null default '',
  -- Method and path of a call, the first line of an error, the account of a sign-in.
  subject text collate "C" not null,
  -- Status of a call or an error; success, failure or lockout of a sign-in.
  outcome text collate "C" not null,
  ms integer,
  -- The id that the caller was told.
  trace text collate "C" not null default '',
  address text collate "C" not null default '',
  agent text collate "C" not null default '',
  detail text collate "C" not null default '',
  primary key (tenant_id, kind, id)
);

create table user_platform (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  user_type text collate "C" not null,
  user_ext text collate "C" not null default '',
  primary key (tenant_id, user_id)
);

-- Hashes of the secrets of clients, for the owner alone.
create table client_secret (
  tenant_id text collate "C" not null,
  client_id text collate "C" not null,
  hash text not null,
  changed_at timestamptz not null,
  primary key (tenant_id, client_id)
);

create function client_set_secret(of_client text, new_hash text, moment timestamptz)
returns void language sql security definer set search_path from current as $$
  insert into client_secret (tenant_id, client_id, hash, changed_at)
  values (current_setting('app.tenant'), of_client, new_hash, moment)
  on conflict (tenant_id, client_id) do update set hash = excluded.hash, changed_at = excluded.changed_at
$$;
revoke execute on function client_set_secret(text, text, timestamptz) from public;
grant execute on function client_set_secret(text, text, timestamptz) to bip_app;

do $$
declare
  protected text;
begin
  foreach protected in array array['role_top_menu', 'parameter', 'log_entry', 'user_platform'] loop
    execute format('alter table %I enable row level security', protected);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_setting(''app.tenant'', true)) with check (tenant_id = current_setting(''app.tenant'', true))',
      protected
    );
    execute format('grant select, insert, update, delete on %I to bip_app', protected);
  end loop;
end
$$;
