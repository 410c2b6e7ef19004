-- What the people of a tenant may know of tenants without a right to read them.

-- Most accounts of the caller's tenant; null for any number.
create function tenant_account_limit() returns integer language sql stable security definer set search_path from current as $$
  select account_limit from tenant where tenant_id = current_setting('app.tenant')
$$;

-- How many tenants have one of these packages.
create function tenant_package_uses(packages text[]) returns integer language sql stable security definer set search_path from current as $$
  select count(*)::int from tenant where package_id = any(packages)
$$;

revoke execute on function tenant_account_limit() from public;
revoke execute on function tenant_package_uses(text[]) from public;
grant execute on function tenant_account_limit() to bip_app;
grant execute on function tenant_package_uses(text[]) to bip_app;

create unique index tenant_domain on tenant (lower(domain)) where domain is not null;
