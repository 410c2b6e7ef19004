-- What people say about records. The text is plain; who is mentioned stands in it by name and beside it by id.
create table record_comment (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  resource text collate "C" not null,
  record_id text collate "C" not null,
  user_id text collate "C" not null,
  user_name text not null,
  text text not null,
  mentions text[] not null default '{}',
  files text[] not null default '{}',
  create_time timestamptz not null,
  edited_at timestamptz,
  primary key (tenant_id, id)
);
create index record_comment_latest on record_comment (tenant_id, resource, record_id, id desc);

alter table record_comment enable row level security;
create policy tenant_only on record_comment using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on record_comment to bip_app;

select follow_files('record_comment', 'record_comment', 'comment', 'files', 'files', 'files_given');
