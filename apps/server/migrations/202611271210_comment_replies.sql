-- What answers a comment stands below the first one of its thread. A first one that its author takes away while answers stand below it
-- stays as an empty place.
alter table record_comment add column thread text collate "C";
alter table record_comment add column taken_at timestamptz;
create index record_comment_thread on record_comment (tenant_id, thread, id) where thread is not null;
