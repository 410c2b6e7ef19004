-- Registrations for an account that exists, and the one notice that tells administrators of many. Both are for the owner alone: a clash holds
-- a password's hash, so that signing in tells whoever asked the same as everybody else who waits.

create table registration_clash (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  account text collate "C" not null,
  real_name text not null,
  phone text collate "C" not null default '',
  email text collate "C" not null default '',
  password_hash text collate "C" not null,
  -- Whom a third party vouched for; null without one.
  source text collate "C",
  subject text collate "C",
  status text collate "C" not null default 'waiting' check (status in ('waiting', 'refused')),
  count integer not null default 1,
  created_at timestamptz not null,
  last_at timestamptz not null,
  primary key (tenant_id, id)
);
create unique index registration_clash_same on registration_clash (tenant_id, lower(account), real_name, phone);
create index registration_clash_subject on registration_clash (tenant_id, source, subject) where subject is not null;
create index registration_clash_age on registration_clash (last_at);

create table registration_notice (
  tenant_id text collate "C" primary key,
  message_id text collate "C" not null,
  began_at timestamptz not null,
  count integer not null
);
