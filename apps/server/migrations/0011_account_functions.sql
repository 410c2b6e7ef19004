-- What administrators may do to accounts of their tenant, without a right to read what is kept there.

create function account_set_password(account_user text, new_hash text, new_status integer, new_origin text, moment timestamptz)
returns void language sql security definer set search_path from current as $$
  insert into user_secret (tenant_id, user_id, password_hash, pw_status, origin, changed_at)
  values (current_setting('app.tenant'), account_user, new_hash, new_status, new_origin, moment)
  on conflict (tenant_id, user_id) do update
  set password_hash = excluded.password_hash, pw_status = excluded.pw_status, origin = excluded.origin, changed_at = excluded.changed_at
$$;

create function account_unlock(guarded text)
returns void language sql security definer set search_path from current as $$
  delete from login_guard where tenant_id = current_setting('app.tenant') and subject = guarded
$$;

create function account_end_sessions(account_user text, except_session text, reason text, moment timestamptz)
returns void language sql security definer set search_path from current as $$
  update session set ended_at = moment, end_reason = reason
  where tenant_id = current_setting('app.tenant') and user_id = account_user and id <> except_session and ended_at is null
$$;

revoke execute on function account_set_password(text, text, integer, text, timestamptz) from public;
revoke execute on function account_unlock(text) from public;
revoke execute on function account_end_sessions(text, text, text, timestamptz) from public;
grant execute on function account_set_password(text, text, integer, text, timestamptz) to bip_app;
grant execute on function account_unlock(text) to bip_app;
grant execute on function account_end_sessions(text, text, text, timestamptz) to bip_app;
