-- What each person has stored, and what is on its way in or out: limits are held to both.

create table file_use (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  files integer not null,
  bytes bigint not null,
  primary key (tenant_id, user_id)
);
insert into file_use (tenant_id, user_id, files, bytes)
select tenant_id, create_user, count(*), sum(size) from stored_file group by tenant_id, create_user;

create function count_stored_file() returns trigger language plpgsql security definer set search_path from current as $$
begin
  if tg_op = 'INSERT' then
    insert into file_use as u (tenant_id, user_id, files, bytes) values (new.tenant_id, new.create_user, 1, new.size)
    on conflict (tenant_id, user_id) do update set files = u.files + 1, bytes = u.bytes + excluded.bytes;
  else
    update file_use set files = files - 1, bytes = bytes - old.size where tenant_id = old.tenant_id and user_id = old.create_user;
  end if;
  return null;
end
$$;
create trigger count_stored_file after insert or delete on stored_file for each row execute function count_stored_file();

-- Contents that no row of stored_file stands for: on their way in, with the bytes kept for them, or out, with none. What a process that
-- ended left here is taken away together with its content.
create table file_pending (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  storage_key text collate "C" not null,
  user_id text collate "C" not null,
  bytes bigint not null,
  began_at timestamptz not null,
  primary key (tenant_id, id)
);
create index file_pending_age on file_pending (began_at);

do $$
declare
  protected text;
begin
  foreach protected in array array['file_use', 'file_pending'] loop
    execute format('alter table %I enable row level security', protected);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_setting(''app.tenant'', true)) with check (tenant_id = current_setting(''app.tenant'', true))',
      protected
    );
  end loop;
end
$$;
grant select on file_use to bip_app;
grant select, insert, delete on file_pending to bip_app;
