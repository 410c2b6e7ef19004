-- What the records of every resource share: their history, their numbers, answers to repeated requests, uploaded files.

create table change_history (
  tenant_id text not null,
  id text not null,
  resource text not null,
  record_id text not null,
  -- The record's version after the change.
  version integer not null,
  operation text not null,
  at timestamptz not null,
  user_id text not null,
  user_name text not null,
  -- {field: {before, after}} in wire form; empty for creation and removal.
  changes jsonb not null default '{}',
  primary key (tenant_id, id)
);
create index change_history_record on change_history (tenant_id, resource, record_id, id desc);

create table serial_counter (
  tenant_id text not null,
  resource text not null,
  field text not null,
  prefix text not null,
  value bigint not null,
  primary key (tenant_id, resource, field, prefix)
);

create table idempotency_key (
  tenant_id text not null,
  user_id text not null,
  key text not null,
  fingerprint text not null,
  answer jsonb not null default 'null',
  at timestamptz not null,
  primary key (tenant_id, user_id, key)
);
create index idempotency_key_age on idempotency_key (tenant_id, at);

create table stored_file (
  tenant_id text not null,
  id text not null,
  storage_key text not null,
  original_name text not null,
  type text not null,
  size bigint not null,
  business_type text,
  create_user text not null,
  create_time timestamptz not null,
  primary key (tenant_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['change_history', 'serial_counter', 'idempotency_key', 'stored_file'] loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_setting(''app.tenant'', true)) with check (tenant_id = current_setting(''app.tenant'', true))',
      name
    );
  end loop;
end
$$;
-- History is written once: nobody may change or remove a row of it.
grant select, insert on change_history, stored_file to bip_app;
grant select, insert, update on serial_counter to bip_app;
grant select, insert, update, delete on idempotency_key to bip_app;
