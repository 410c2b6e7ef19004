-- What strangers repeat stands in the log once, with how often and when last.

alter table log_entry
  add column count integer not null default 1,
  -- When it was repeated last; null where it happened once.
  add column last_at timestamptz,
  -- What makes entries the same within a stretch of time; null where each stands for itself.
  add column sum_key text collate "C";
create unique index log_entry_sum on log_entry (tenant_id, kind, sum_key) where sum_key is not null;
