-- What keeps an account its owner's: numbers that count for signing in, and the password asked anew.

-- A number by which somebody signs in: proved by a code that was sent to it, or given by who answers for the account.
create table confirmed_phone (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  phone text collate "C" not null,
  origin text collate "C" not null check (origin in ('code', 'given')),
  confirmed_at timestamptz not null,
  primary key (tenant_id, user_id)
);
create unique index confirmed_phone_number on confirmed_phone (tenant_id, phone);

alter table confirmed_phone enable row level security;
create policy tenant_only on confirmed_phone using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on confirmed_phone to bip_app;

-- A number that is no longer in the account counts for nothing, whichever way it went.
create function forget_phone() returns trigger language plpgsql as $$
begin
  delete from confirmed_phone where tenant_id = new.tenant_id and user_id = new.id and (new.is_deleted or phone is distinct from new.phone);
  return null;
end $$;

create trigger phone_changed after update on "user"
  for each row when (new.is_deleted or old.phone is distinct from new.phone) execute function forget_phone();

-- What let somebody in until now goes on doing so where one account alone had the number, unless its owner had entered it themselves:
-- nobody has ever shown that it is theirs.
insert into confirmed_phone (tenant_id, user_id, phone, origin, confirmed_at)
select tenant_id, id, phone, 'given', now() from (
  select u.tenant_id, u.id, u.phone, u.status,
    count(*) over (partition by u.tenant_id, u.phone) as owners,
    count(*) filter (where u.status = 'enabled') over (partition by u.tenant_id, u.phone) as enabled_owners
  from "user" u where not u.is_deleted and u.phone is not null
) known
where (enabled_owners = 1 and status = 'enabled' or enabled_owners = 0 and owners = 1)
  and coalesce((
    select h.user_id collate "C" <> known.id from change_history h
    where h.tenant_id = known.tenant_id and h.resource = 'user' and h.record_id = known.id and h.changes ? 'phone'
    order by h.id collate "C" desc limit 1
  ), not exists (
    -- Who registered wrote their own number.
    select from change_history h where h.tenant_id = known.tenant_id and h.resource = 'user' and h.record_id = known.id
      and h.operation = 'create' and h.user_id collate "C" = known.id
  ));

-- Until when the owner of a session has shown that it is they who sit there.
alter table session add column confirmed_until timestamptz;

create function account_is_confirmed(of_session text, moment timestamptz)
returns boolean language sql stable security definer set search_path from current as $$
  select exists (select from session
    where tenant_id = current_setting('app.tenant') and id = of_session and ended_at is null and confirmed_until > moment)
$$;
revoke execute on function account_is_confirmed(text, timestamptz) from public;
grant execute on function account_is_confirmed(text, timestamptz) to bip_app;

-- A code to sign in with is none to confirm a number with, nor the other way round.
alter table sms_code add column purpose text collate "C" not null default 'signIn' check (purpose in ('signIn', 'confirm'));

-- A ticket of one's own is worth nothing once the session that asked for it is over.
alter table login_ticket add column session_id text collate "C";

-- Whoever gets a new password from an administrator may have lost more than the old one: no face, no third party and no number that was
-- entered in the meantime lets anybody in.
create or replace function forget_face_keys() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from face_key where tenant_id = new.tenant_id and user_id = new.user_id;
  delete from social_identity where tenant_id = new.tenant_id and user_id = new.user_id;
  delete from confirmed_phone where tenant_id = new.tenant_id and user_id = new.user_id and origin = 'code';
  return null;
end $$;

-- What its people may know of their tenant and of their own sessions without a right to read them.
create function tenant_title(of_tenant text) returns text language sql stable security definer set search_path from current as $$
  select title from tenant where tenant_id = of_tenant
$$;
create function account_session_origin(of_session text)
returns table (address text, agent text) language sql stable security definer set search_path from current as $$
  select s.address, s.agent from session s where s.tenant_id = current_setting('app.tenant') and s.id = of_session
$$;
revoke execute on function tenant_title(text) from public;
revoke execute on function account_session_origin(text) from public;
grant execute on function tenant_title(text) to bip_app;
grant execute on function account_session_origin(text) to bip_app;

-- Whether the caller's own tenant has a package.
create function tenant_has_package(package text) returns boolean language sql stable security definer set search_path from current as $$
  select exists (select from tenant where tenant_id = current_setting('app.tenant') and package_id = package)
$$;
revoke execute on function tenant_has_package(text) from public;
grant execute on function tenant_has_package(text) to bip_app;
