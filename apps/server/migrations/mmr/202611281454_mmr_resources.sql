-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function dispatch_application_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "dispatch_application" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('dispatchNo' = any (fields) and (position(term in split_part(coalesce(row_.dispatch_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.dispatch_no_find, '')) > 0))
      or ('siteName' = any (fields) and (position(term in split_part(coalesce(row_.site_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.site_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function dispatch_application_find_first to bip_app;

create or replace function material_bom_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "material_bom" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('bomNo' = any (fields) and (position(term in split_part(coalesce(row_.bom_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.bom_no_find, '')) > 0))
      or ('drawingNo' = any (fields) and (position(term in split_part(coalesce(row_.drawing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.drawing_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function material_bom_find_first to bip_app;

create or replace function mrp_proposal_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "mrp_proposal" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('neededBy' = any (fields) and (position(term in split_part(coalesce(row_.needed_by_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.needed_by_find, '')) > 0))
      or ('supplyNo' = any (fields) and (position(term in split_part(coalesce(row_.supply_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.supply_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function mrp_proposal_find_first to bip_app;

create or replace function mrp_run_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "mrp_run" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function mrp_run_find_first to bip_app;

create or replace function plan_order_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('planOrderNo' = any (fields) and (position(term in split_part(coalesce(row_.plan_order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.plan_order_no_find, '')) > 0))
      or ('customerProductName' = any (fields) and (position(term in split_part(coalesce(row_.customer_product_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_product_name_find, '')) > 0))
      or ('lineCode' = any (fields) and (position(term in split_part(coalesce(row_.line_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.line_code_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_order_find_first to bip_app;

create or replace function plan_order_category_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_order_category" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('categoryCode' = any (fields) and (position(term in split_part(coalesce(row_.category_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.category_code_find, '')) > 0))
      or ('categoryName' = any (fields) and (position(term in split_part(coalesce(row_.category_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.category_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_order_category_find_first to bip_app;

create or replace function plan_order_count_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_order_count" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('countNo' = any (fields) and (position(term in split_part(coalesce(row_.count_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.count_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_order_count_find_first to bip_app;

create or replace function plan_order_item_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_order_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemNo' = any (fields) and (position(term in split_part(coalesce(row_.item_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_no_find, '')) > 0))
      or ('sourceNo' = any (fields) and (position(term in split_part(coalesce(row_.source_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.source_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_order_item_find_first to bip_app;

create or replace function plan_order_phase_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_order_phase" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('phaseName' = any (fields) and (position(term in split_part(coalesce(row_.phase_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phase_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_order_phase_find_first to bip_app;

create or replace function plan_order_plan_item_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_order_plan_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_order_plan_item_find_first to bip_app;

create or replace function plan_phase_info_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_phase_info" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('phaseCode' = any (fields) and (position(term in split_part(coalesce(row_.phase_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phase_code_find, '')) > 0))
      or ('phaseName' = any (fields) and (position(term in split_part(coalesce(row_.phase_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phase_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_phase_info_find_first to bip_app;

create or replace function plan_product_dept_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_product_dept" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('productLine' = any (fields) and (position(term in split_part(coalesce(row_.product_line_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.product_line_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_product_dept_find_first to bip_app;

create or replace function plan_project_config_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_project_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('projectNo' = any (fields) and (position(term in split_part(coalesce(row_.project_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_no_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))
      or ('siteName' = any (fields) and (position(term in split_part(coalesce(row_.site_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.site_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_project_config_find_first to bip_app;

create or replace function plan_station_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_station" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('stationCode' = any (fields) and (position(term in split_part(coalesce(row_.station_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.station_code_find, '')) > 0))
      or ('stationName' = any (fields) and (position(term in split_part(coalesce(row_.station_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.station_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_station_find_first to bip_app;

create or replace function plan_work_hours_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_work_hours" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('whrNo' = any (fields) and (position(term in split_part(coalesce(row_.whr_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.whr_no_find, '')) > 0))
      or ('content' = any (fields) and (position(term in split_part(coalesce(row_.content_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.content_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_work_hours_find_first to bip_app;

create or replace function staff_schedule_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "staff_schedule" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('scheduleNo' = any (fields) and (position(term in split_part(coalesce(row_.schedule_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.schedule_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function staff_schedule_find_first to bip_app;

create or replace function staff_skill_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "staff_skill" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('certificate' = any (fields) and (position(term in split_part(coalesce(row_.certificate_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.certificate_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function staff_skill_find_first to bip_app;

create or replace function station_application_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "station_application" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('applicationNo' = any (fields) and (position(term in split_part(coalesce(row_.application_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.application_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function station_application_find_first to bip_app;
