-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function employee_assessment_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "employee_assessment" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function employee_assessment_find_first to bip_app;

create or replace function labor_company_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "labor_company" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('companyCode' = any (fields) and (position(term in split_part(coalesce(row_.company_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.company_code_find, '')) > 0))
      or ('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))
      or ('shortName' = any (fields) and (position(term in split_part(coalesce(row_.short_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.short_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function labor_company_find_first to bip_app;

create or replace function labor_register_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "labor_register" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))
      or ('phone' = any (fields) and (position(term in split_part(coalesce(row_.phone_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phone_find, '')) > 0))
      or ('skills' = any (fields) and (position(term in split_part(coalesce(row_.skills_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.skills_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function labor_register_find_first to bip_app;
