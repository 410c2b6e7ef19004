-- Administrators may give a job another interval, and say what it is for.
alter table job add column every_seconds integer check (every_seconds between 60 and 31536000);
alter table job add column remark text collate "C" not null default '';

-- Processes that have run a job, with what administrators call them.
create table job_server (
  process text collate "C" primary key,
  name text collate "C" not null default '',
  remark text collate "C" not null default '',
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
-- They belong to no tenant: the system alone reads and writes them.
alter table job_server enable row level security;
