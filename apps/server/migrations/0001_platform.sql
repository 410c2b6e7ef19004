-- The ground under every other table.

-- Tenants' rows are read and written as this role: it owns nothing and is bound by every policy.
-- Roles belong to the whole cluster, so another database of it may have made this one already.
do $$
begin
  create role bip_app nologin nosuperuser nocreatedb nocreaterole nobypassrls;
exception
  when duplicate_object or unique_violation then null;
end
$$;
do $$
begin
  execute format('grant bip_app to %I', current_user);
exception
  when others then null; -- a superuser needs no grant
end
$$;
do $$
begin
  execute format('grant usage on schema %I to bip_app', current_schema());
end
$$;
