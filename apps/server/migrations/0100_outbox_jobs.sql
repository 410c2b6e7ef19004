-- What must happen because of a write, until it has happened: claimed by one process at a time, tried again after longer and longer
-- waits, and kept for an administrator when that did not help.
alter table outbox
  add column created_at timestamptz not null default now(),
  add column attempts smallint not null default 0,
  add column next_at timestamptz not null default now(),
  add column claimed_until timestamptz,
  add column failure text collate "C",
  add column dead_at timestamptz;
drop index outbox_oldest;
create index outbox_due on outbox (kind, next_at, id) where dead_at is null;
create index outbox_dead on outbox (tenant_id, id desc) where dead_at is not null;

-- What the product does by itself, one row a job. A lease says which process runs it now.
create table job (
  key text collate "C" primary key,
  next_at timestamptz not null,
  is_paused boolean not null default false,
  lease_until timestamptz,
  lease_by text collate "C"
);
create table job_run (
  id text collate "C" primary key,
  key text collate "C" not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  process text collate "C" not null,
  result text collate "C",
  failure text collate "C"
);
create index job_run_latest on job_run (key, id desc);
-- They belong to no tenant: the system alone reads and writes them.
alter table job enable row level security;
alter table job_run enable row level security;
