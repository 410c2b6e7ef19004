-- A file may be the next version of another one. Who reads the newer reads what it replaced.
alter table stored_file add column version int not null default 1;
alter table stored_file add column replaces text collate "C";
create index stored_file_replaces on stored_file (tenant_id, replaces) where replaces is not null;
grant update (version, replaces) on stored_file to bip_app;
