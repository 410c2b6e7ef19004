-- Which rows hold which files, in one place: asked whenever somebody reads or removes a file, whatever the number of resources. Triggers
-- keep it, so that nothing that writes a row can forget it.

create table file_holder (
  tenant_id text collate "C" not null,
  file_id text collate "C" not null,
  resource text collate "C" not null,
  field text collate "C" not null,
  row_id text collate "C" not null,
  -- The record that people see; another than the row where lines or steps hold the file.
  record_id text collate "C" not null,
  primary key (tenant_id, file_id, resource, field, row_id)
);
create index file_holder_row on file_holder (tenant_id, resource, row_id);
alter table file_holder enable row level security;
create policy tenant_only on file_holder
  using (tenant_id = current_setting('app.tenant', true)) with check (tenant_id = current_setting('app.tenant', true));
grant select on file_holder to bip_app;

-- How a column says which files it holds. Texts are read by files_named_in.
create function files_listed(files jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select f ->> 'id' from jsonb_array_elements(case when jsonb_typeof(files) = 'array' then files else '[]' end) f
    where f ->> 'id' is not null)
$$;
create function files_linked(files jsonb) returns text[] language sql immutable parallel safe as $$
  select array(select id from jsonb_array_elements(case when jsonb_typeof(files) = 'array' then files else '[]' end) f,
    substring(f ->> 'url' from '^(?:/api)?/blade-resource/oss/file/([A-Za-z0-9_]{1,64})$') id where id is not null)
$$;
create function files_given(files text[]) returns text[] language sql immutable parallel safe as $$ select files $$;
create function file_given(file text) returns text[] language sql immutable parallel safe as $$ select array[file] $$;

-- Brings the holders of one row up to what the row says now. A row that moves from one place of its table to another goes and comes in
-- one statement, so what counts is whether it is there in the end.
create function keep_file_holders() returns trigger language plpgsql security definer set search_path from current as $$
declare
  source text := tg_argv[0];
  resource_key text := tg_argv[1];
  field_key text := tg_argv[2];
  changed record;
  changed_id text;
  record_key text;
  files text[];
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  execute format('select ($1).%I', tg_argv[5]) into changed_id using changed;
  execute format('select %I, %s(%I) from %I where tenant_id = $1 and %I = $2', tg_argv[6], tg_argv[4], tg_argv[3], source, tg_argv[5])
    into record_key, files using changed.tenant_id, changed_id;
  files := coalesce(files, '{}');
  delete from file_holder where tenant_id = changed.tenant_id and resource = resource_key and field = field_key and row_id = changed_id
    and not (file_id = any(files));
  insert into file_holder (tenant_id, file_id, resource, field, row_id, record_id)
    select distinct changed.tenant_id, f, resource_key, field_key, changed_id, record_key from unnest(files) f
    on conflict do nothing;
  return null;
end
$$;

-- Has a table's column of files followed from now on, and notes what it holds already. `target` is the table itself or one that is to
-- become part of it; `way` one of the functions above; `key` the column that tells its rows apart, `record` the one that names the record.
create function follow_files(
  target regclass, source text, resource text, field text, file_column text, way text, key text default 'id', record text default 'id'
) returns void language plpgsql as $$
declare
  arguments text := format('%L, %L, %L, %L, %L, %L, %L', source, resource, field, file_column, way, key, record);
  filled text := format('%%s.%I is not null and %%1$s.%1$I::text not in ('''', ''[]'', ''{}'')', file_column);
  name text := 'files_of_' || file_column;
begin
  execute format('create or replace trigger %I after insert on %s for each row when (%s) execute function keep_file_holders(%s)',
    name || '_in', target, format(filled, 'new'), arguments);
  execute format('create or replace trigger %I after update on %s for each row when (old.%I is distinct from new.%I) execute function keep_file_holders(%s)',
    name || '_on', target, file_column, file_column, arguments);
  execute format('create or replace trigger %I after delete on %s for each row when (%s) execute function keep_file_holders(%s)',
    name || '_out', target, format(filled, 'old'), arguments);
  execute format('insert into file_holder (tenant_id, file_id, resource, field, row_id, record_id)
    select distinct t.tenant_id, f, %L, %L, t.%I, t.%I from %s t cross join lateral unnest(%s(t.%I)) f on conflict do nothing',
    resource, field, key, record, target, way, file_column);
end
$$;

-- What is no resource: messages, decisions and the pictures of people.
select follow_files('message', 'message', 'message', 'attachments', 'attachments', 'files_given');
select follow_files('process_step', 'process_step', 'decision', 'attachments', 'attachments', 'files_linked', 'id', 'instance_id');
select follow_files('user_avatar', 'user_avatar', 'avatar', 'file', 'file_id', 'file_given', 'user_id', 'user_id');

-- Nobody looks for files there any more.
drop index message_attachments;
drop index process_step_attachments;
drop index user_avatar_file;
drop index wiki_article_files;
