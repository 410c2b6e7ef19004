-- What a content is: two uploads of one content are told apart by nothing but their names.
alter table stored_file add column sha256 text collate "C";
create index stored_file_sha256 on stored_file (tenant_id, sha256) where sha256 is not null;

-- Uploads that come in pieces wait for their next piece: `details` is what their caller said of them, absent for those of one call.
alter table file_pending add column details jsonb;
alter table file_pending add column touched_at timestamptz;
grant update (touched_at) on file_pending to bip_app;
