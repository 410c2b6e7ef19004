-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function pda_authority_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "pda_authority" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('functionName' = any (fields) and (position(term in split_part(coalesce(row_.function_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.function_name_find, '')) > 0))
      or ('functionCode' = any (fields) and (position(term in split_part(coalesce(row_.function_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.function_code_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function pda_authority_find_first to bip_app;

create or replace function pda_url_rule_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "pda_url_rule" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('ruleName' = any (fields) and (position(term in split_part(coalesce(row_.rule_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.rule_name_find, '')) > 0))
      or ('prefix' = any (fields) and (position(term in split_part(coalesce(row_.prefix_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.prefix_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function pda_url_rule_find_first to bip_app;

create or replace function pda_version_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "pda_version" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('versionName' = any (fields) and (position(term in split_part(coalesce(row_.version_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.version_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function pda_version_find_first to bip_app;
