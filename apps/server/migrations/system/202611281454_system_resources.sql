-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function announcement_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "announcement" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('content' = any (fields) and (position(term in split_part(coalesce(row_.content_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.content_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function announcement_find_first to bip_app;

create or replace function api_scope_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "api_scope" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('scopeName' = any (fields) and (position(term in split_part(coalesce(row_.scope_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.scope_name_find, '')) > 0))
      or ('apiPath' = any (fields) and (position(term in split_part(coalesce(row_.api_path_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.api_path_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function api_scope_find_first to bip_app;

create or replace function client_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "client" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('clientId' = any (fields) and (position(term in split_part(coalesce(row_.client_id_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.client_id_find, '')) > 0))
      or ('clientName' = any (fields) and (position(term in split_part(coalesce(row_.client_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.client_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function client_find_first to bip_app;

create or replace function data_scope_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "data_scope" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('scopeName' = any (fields) and (position(term in split_part(coalesce(row_.scope_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.scope_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function data_scope_find_first to bip_app;

create or replace function department_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "department" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('deptName' = any (fields) and (position(term in split_part(coalesce(row_.dept_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.dept_name_find, '')) > 0))
      or ('deptCode' = any (fields) and (position(term in split_part(coalesce(row_.dept_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.dept_code_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function department_find_first to bip_app;

create or replace function jump_link_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "jump_link" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function jump_link_find_first to bip_app;

create or replace function organisation_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "organisation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('orgCode' = any (fields) and (position(term in split_part(coalesce(row_.org_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.org_code_find, '')) > 0))
      or ('orgName' = any (fields) and (position(term in split_part(coalesce(row_.org_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.org_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function organisation_find_first to bip_app;

create or replace function post_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "post" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('postCode' = any (fields) and (position(term in split_part(coalesce(row_.post_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.post_code_find, '')) > 0))
      or ('postName' = any (fields) and (position(term in split_part(coalesce(row_.post_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.post_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function post_find_first to bip_app;

create or replace function print_job_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "print_job" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('subject' = any (fields) and (position(term in split_part(coalesce(row_.subject_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.subject_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function print_job_find_first to bip_app;

create or replace function print_template_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "print_template" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('templateName' = any (fields) and (position(term in split_part(coalesce(row_.template_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function print_template_find_first to bip_app;

create or replace function printer_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "printer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('printerName' = any (fields) and (position(term in split_part(coalesce(row_.printer_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.printer_name_find, '')) > 0))
      or ('place' = any (fields) and (position(term in split_part(coalesce(row_.place_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.place_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function printer_find_first to bip_app;

create or replace function region_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "region" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('regionName' = any (fields) and (position(term in split_part(coalesce(row_.region_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.region_name_find, '')) > 0))
      or ('regionCode' = any (fields) and (position(term in split_part(coalesce(row_.region_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.region_code_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function region_find_first to bip_app;

create or replace function sms_message_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "sms_message" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('phone' = any (fields) and (position(term in split_part(coalesce(row_.phone_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phone_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function sms_message_find_first to bip_app;

create or replace function sop_doc_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "sop_doc" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function sop_doc_find_first to bip_app;

create or replace function tenant_package_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "tenant_package" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('packageName' = any (fields) and (position(term in split_part(coalesce(row_.package_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.package_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function tenant_package_find_first to bip_app;

create or replace function user_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "user" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('account' = any (fields) and (position(term in split_part(coalesce(row_.account_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.account_find, '')) > 0))
      or ('realName' = any (fields) and (position(term in split_part(coalesce(row_.real_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.real_name_find, '')) > 0))
      or ('fnumber' = any (fields) and (position(term in split_part(coalesce(row_.fnumber_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.fnumber_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function user_find_first to bip_app;
