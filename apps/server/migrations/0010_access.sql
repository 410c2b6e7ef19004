-- Who may come in and what they may do. Tables that hold secrets or span tenants are for the owner alone; the others stand under
-- row-level security like every table of a resource.

create table tenant (
  tenant_id text collate "C" primary key,
  name text collate "C" not null,
  domain text collate "C",
  title text collate "C",
  time_zone text collate "C" not null default 'Asia/Shanghai',
  captcha text collate "C" check (captcha in ('off', 'afterFailures', 'always')),
  created_at timestamptz not null default now()
);

-- What this installation knows about itself, such as how it was filled.
create table installation (name text collate "C" primary key, value jsonb not null);

create table server_key (name text collate "C" primary key, value text not null);

create table session (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  generation integer not null,
  rotated timestamptz[] not null default '{}',
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text collate "C",
  address text collate "C" not null,
  agent text collate "C" not null,
  primary key (tenant_id, id)
);
create index session_of_user on session (tenant_id, user_id) where ended_at is null;
create index session_expiry on session (tenant_id, expires_at);

create table user_secret (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  password_hash text collate "C" not null,
  -- 0: no new password is asked for.
  pw_status integer not null,
  -- demo: follows BIP_DEMO_PASSWORD; own: chosen by the user; given: made by the server and shown once.
  origin text collate "C" not null check (origin in ('demo', 'own', 'given')),
  changed_at timestamptz not null,
  primary key (tenant_id, user_id)
);

create table login_guard (
  tenant_id text collate "C" not null,
  subject text collate "C" not null,
  failures integer not null,
  failed_at timestamptz not null,
  locked_until timestamptz,
  primary key (tenant_id, subject)
);
create index login_guard_age on login_guard (failed_at);

create table captcha (id text collate "C" primary key, answer text not null, expires_at timestamptz not null);
create index captcha_expiry on captcha (expires_at);

create table role (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null default '0',
  code text collate "C" not null,
  name text collate "C" not null,
  names jsonb not null default '{}',
  is_administrator boolean not null default false,
  sort integer not null default 0,
  customised boolean not null default false,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

create table role_permission (
  tenant_id text collate "C" not null,
  role_id text collate "C" not null,
  code text collate "C" not null,
  scope text collate "C" not null check (scope in ('all', 'deptDeep', 'dept', 'self')),
  primary key (tenant_id, role_id, code)
);

create table dictionary (
  tenant_id text collate "C" not null,
  code text collate "C" not null,
  name text collate "C" not null,
  names jsonb not null default '{}',
  customised boolean not null default false,
  is_deleted boolean not null default false,
  primary key (tenant_id, code)
);

create table dictionary_value (
  tenant_id text collate "C" not null,
  code text collate "C" not null,
  dict_key text collate "C" not null,
  name text collate "C" not null,
  names jsonb not null default '{}',
  tone text collate "C",
  remark text collate "C",
  sort integer not null default 0,
  is_sealed boolean not null default false,
  customised boolean not null default false,
  is_deleted boolean not null default false,
  primary key (tenant_id, code, dict_key)
);

create table menu (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  parent_id text collate "C" not null default '0',
  code text collate "C" not null,
  name text collate "C" not null,
  names jsonb not null default '{}',
  icon text collate "C" not null default '',
  path text collate "C" not null default '',
  permission text collate "C",
  is_open integer not null default 1,
  display_type text collate "C" not null default '',
  route_type text collate "C" not null default 'menu_route_type_inside',
  meta jsonb not null default '{}',
  sort integer not null default 0,
  customised boolean not null default false,
  is_deleted boolean not null default false,
  primary key (tenant_id, id)
);

-- What errors clients reported; bounded by what the route takes in and by age.
create table client_log (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  at timestamptz not null,
  user_id text collate "C" not null,
  entry jsonb not null,
  primary key (tenant_id, id)
);

do $$
declare
  protected text;
begin
  foreach protected in array array['role', 'role_permission', 'dictionary', 'dictionary_value', 'menu', 'client_log'] loop
    execute format('alter table %I enable row level security', protected);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_setting(''app.tenant'', true)) with check (tenant_id = current_setting(''app.tenant'', true))',
      protected
    );
    execute format('grant select, insert, update, delete on %I to bip_app', protected);
  end loop;
end
$$;

-- Roles are also a dictionary, so that the role field of a user is checked, shown and filtered like every other choice.
create function role_to_dictionary() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from dictionary_value where tenant_id = old.tenant_id and code = 'ROLE' and dict_key = old.id;
    return old;
  end if;
  insert into dictionary_value as v (tenant_id, code, dict_key, name, names, sort, is_deleted)
  values (new.tenant_id, 'ROLE', new.id, new.name, new.names, new.sort, new.is_deleted)
  on conflict (tenant_id, code, dict_key)
  do update set name = excluded.name, names = excluded.names, sort = excluded.sort, is_deleted = excluded.is_deleted;
  return new;
end
$$;
create trigger role_to_dictionary after insert or update or delete on role for each row execute function role_to_dictionary();
