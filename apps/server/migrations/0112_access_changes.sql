-- What callers may do is read when it changes: every change of an account, role, grant, scope, department, tenant or package is noted here
-- for those whom it concerns, and every process looks here instead of reading each session again and again.

create sequence access_change_number;
-- One row for each person, or for a whole tenant (no person), or for all of them (neither); its number grows with each change.
create table access_change (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  number bigint not null,
  primary key (tenant_id, user_id)
);
create index access_change_latest on access_change (number);
-- The system alone reads it, and alone writes it, by the triggers below.
alter table access_change enable row level security;

-- Deferred to the end of a transaction: whoever holds one of these rows holds it for the commit alone, and a number is seen as soon as it
-- is given. The same change many times over in one transaction is noted once.
create function note_access_change() returns trigger language plpgsql security definer set search_path from current as $$
declare
  changed jsonb;
  company text;
  person text;
  note text;
begin
  if tg_op = 'DELETE' then changed := to_jsonb(old); else changed := to_jsonb(new); end if;
  company := case when tg_argv[0] = 'everybody' then '' else changed ->> 'tenant_id' end;
  person := case when tg_argv[0] = 'person' then changed ->> tg_argv[1] else '' end;
  -- Of a tenant that was removed nothing stays, so that all look again.
  if tg_op = 'DELETE' and not exists (select from tenant t where t.tenant_id = company) then
    company := '';
    person := '';
  end if;
  note := pg_current_xact_id()::text || '/' || company || '/' || person;
  if note = current_setting('app.access_noted', true) then return null; end if;
  insert into access_change as a (tenant_id, user_id, number) values (company, person, nextval('access_change_number'))
    on conflict (tenant_id, user_id) do update set number = excluded.number;
  perform set_config('app.access_noted', note, true);
  return null;
end
$$;

create constraint trigger access_change after update on session deferrable initially deferred
  for each row when (old.ended_at is distinct from new.ended_at) execute function note_access_change('person', 'user_id');
create constraint trigger access_change after update on user_secret deferrable initially deferred
  for each row when (old.pw_status is distinct from new.pw_status) execute function note_access_change('person', 'user_id');
create constraint trigger access_change after update on "user" deferrable initially deferred
  for each row when ((old.role_ids, old.dept_id, old.status, old.is_deleted, old.account, old.real_name)
    is distinct from (new.role_ids, new.dept_id, new.status, new.is_deleted, new.account, new.real_name))
  execute function note_access_change('person', 'id');
create constraint trigger access_gone after delete on "user" deferrable initially deferred
  for each row execute function note_access_change('person', 'id');
create constraint trigger access_change after insert or update or delete on tenant_package deferrable initially deferred
  for each row execute function note_access_change('everybody');
do $$
declare
  changing text;
begin
  foreach changing in array array['role', 'role_permission', 'role_scope', 'data_scope', 'api_scope', 'department', 'tenant'] loop
    execute format('create constraint trigger access_change after insert or update or delete on %I deferrable initially deferred
      for each row execute function note_access_change(''tenant'')', changing);
  end loop;
end
$$;
