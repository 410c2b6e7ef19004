-- Browsers that signed in before, and counters that fade evenly. Both are for the owner alone.

-- A browser in which somebody has proved who they are: it has a count of failures of its own.
create table known_device (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  user_id text collate "C" not null,
  created_at timestamptz not null,
  used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, id)
);
create index known_device_user on known_device (tenant_id, user_id, used_at);
create index known_device_expiry on known_device (expires_at);

-- The device that a session was opened on.
alter table session add column device_id text collate "C";

-- A count that fades between two attempts keeps what is left of the last one.
alter table login_guard alter column failures type double precision;

-- Puzzles that were handed in: each buys one attempt.
create table spent_work (id text collate "C" primary key, expires_at timestamptz not null);
create index spent_work_expiry on spent_work (expires_at);

-- A code belongs to the known device that asked for it; null for everybody else, who share one.
alter table sms_code add column device_id text collate "C";

-- A session that somebody ended from elsewhere was on a device that is trusted no more. Signing out leaves it known.
create function session_forgets_device() returns trigger language plpgsql set search_path from current as $$
begin
  delete from known_device where tenant_id = new.tenant_id and id = new.device_id;
  return null;
end
$$;
create trigger session_forgets_device after update of ended_at on session for each row
  when (old.ended_at is null and new.ended_at is not null and new.device_id is not null and new.end_reason is distinct from 'signed out')
  execute function session_forgets_device();

-- Ends sessions as before; the devices without an open session are forgotten as well, but that of the session that stays.
create or replace function account_end_sessions(account_user text, except_session text, reason text, moment timestamptz)
returns void language sql security definer set search_path from current as $$
  update session set ended_at = moment, end_reason = reason
  where tenant_id = current_setting('app.tenant') and user_id = account_user and id <> except_session and ended_at is null;
  delete from known_device d
  where d.tenant_id = current_setting('app.tenant') and d.user_id = account_user and not exists (
    select from session s where s.tenant_id = d.tenant_id and s.id = except_session and s.device_id = d.id)
$$;

-- Lets a user try again at once, on known devices and in open sessions too.
create function account_unlock_user(account_user text)
returns void language sql security definer set search_path from current as $$
  delete from login_guard where tenant_id = current_setting('app.tenant')
    and (subject = 'own:' || account_user or starts_with(subject, 'device:' || account_user || ':'))
$$;
revoke execute on function account_unlock_user(text) from public;
grant execute on function account_unlock_user(text) to bip_app;
