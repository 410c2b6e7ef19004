-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function contact_records_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "contact_records" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('subject' = any (fields) and (position(term in split_part(coalesce(row_.subject_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.subject_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function contact_records_find_first to bip_app;

create or replace function crm_customer_area_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "crm_customer_area" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('factoryCode' = any (fields) and (position(term in split_part(coalesce(row_.factory_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.factory_code_find, '')) > 0))
      or ('areaName' = any (fields) and (position(term in split_part(coalesce(row_.area_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.area_name_find, '')) > 0))
      or ('address' = any (fields) and (position(term in split_part(coalesce(row_.address_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.address_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function crm_customer_area_find_first to bip_app;

create or replace function customer_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "customer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('cmCode' = any (fields) and (position(term in split_part(coalesce(row_.cm_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.cm_code_find, '')) > 0))
      or ('fullname' = any (fields) and (position(term in split_part(coalesce(row_.fullname_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.fullname_find, '')) > 0))
      or ('shortName' = any (fields) and (position(term in split_part(coalesce(row_.short_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.short_name_find, '')) > 0))
      or ('address' = any (fields) and (position(term in split_part(coalesce(row_.address_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.address_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function customer_find_first to bip_app;

create or replace function customer_contacts_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "customer_contacts" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('contactsName' = any (fields) and (position(term in split_part(coalesce(row_.contacts_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contacts_name_find, '')) > 0))
      or ('contactsPhoneNumber' = any (fields) and (position(term in split_part(coalesce(row_.contacts_phone_number_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contacts_phone_number_find, '')) > 0))
      or ('contactsDeptName' = any (fields) and (position(term in split_part(coalesce(row_.contacts_dept_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contacts_dept_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function customer_contacts_find_first to bip_app;

create or replace function customer_rlist_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "customer_rlist" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('rlistNo' = any (fields) and (position(term in split_part(coalesce(row_.rlist_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.rlist_no_find, '')) > 0))
      or ('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function customer_rlist_find_first to bip_app;

create or replace function foundry_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "foundry" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('foundryCode' = any (fields) and (position(term in split_part(coalesce(row_.foundry_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.foundry_code_find, '')) > 0))
      or ('foundryName' = any (fields) and (position(term in split_part(coalesce(row_.foundry_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.foundry_name_find, '')) > 0))
      or ('address' = any (fields) and (position(term in split_part(coalesce(row_.address_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.address_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function foundry_find_first to bip_app;

create or replace function opps_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "opps" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('oppsNo' = any (fields) and (position(term in split_part(coalesce(row_.opps_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.opps_no_find, '')) > 0))
      or ('oppsName' = any (fields) and (position(term in split_part(coalesce(row_.opps_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.opps_name_find, '')) > 0))
      or ('equipment' = any (fields) and (position(term in split_part(coalesce(row_.equipment_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.equipment_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function opps_find_first to bip_app;

create or replace function opps_stage_rule_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "opps_stage_rule" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('ruleName' = any (fields) and (position(term in split_part(coalesce(row_.rule_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.rule_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function opps_stage_rule_find_first to bip_app;

create or replace function rlist_configue_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "rlist_configue" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('configueName' = any (fields) and (position(term in split_part(coalesce(row_.configue_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.configue_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function rlist_configue_find_first to bip_app;

create or replace function rlist_mapping_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "rlist_mapping" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('mappingName' = any (fields) and (position(term in split_part(coalesce(row_.mapping_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mapping_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function rlist_mapping_find_first to bip_app;
