-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function hours_period_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "hours_period" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('periodName' = any (fields) and (position(term in split_part(coalesce(row_.period_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.period_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function hours_period_find_first to bip_app;

create or replace function mo_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "mo" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('billNo' = any (fields) and (position(term in split_part(coalesce(row_.bill_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.bill_no_find, '')) > 0))
      or ('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function mo_find_first to bip_app;

create or replace function mo_item_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "mo_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemNo' = any (fields) and (position(term in split_part(coalesce(row_.item_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function mo_item_find_first to bip_app;

create or replace function produce_route_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "produce_route" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('routeCode' = any (fields) and (position(term in split_part(coalesce(row_.route_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.route_code_find, '')) > 0))
      or ('routeName' = any (fields) and (position(term in split_part(coalesce(row_.route_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.route_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function produce_route_find_first to bip_app;

create or replace function schedule_proposal_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "schedule_proposal" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('planName' = any (fields) and (position(term in split_part(coalesce(row_.plan_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.plan_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function schedule_proposal_find_first to bip_app;

create or replace function setup_matrix_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "setup_matrix" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('fromFamily' = any (fields) and (position(term in split_part(coalesce(row_.from_family_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.from_family_find, '')) > 0))
      or ('toFamily' = any (fields) and (position(term in split_part(coalesce(row_.to_family_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.to_family_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function setup_matrix_find_first to bip_app;

create or replace function special_require_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "special_require" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))
      or ('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function special_require_find_first to bip_app;

create or replace function station_downtime_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "station_downtime" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('reason' = any (fields) and (position(term in split_part(coalesce(row_.reason_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.reason_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function station_downtime_find_first to bip_app;

create or replace function wire_bom_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "wire_bom" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('bomNo' = any (fields) and (position(term in split_part(coalesce(row_.bom_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.bom_no_find, '')) > 0))
      or ('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0))
      or ('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))
      or ('drawingNo' = any (fields) and (position(term in split_part(coalesce(row_.drawing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.drawing_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function wire_bom_find_first to bip_app;

create or replace function wire_change_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "wire_change" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function wire_change_find_first to bip_app;

create or replace function wire_execute_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "wire_execute" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function wire_execute_find_first to bip_app;

create or replace function work_calendar_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "work_calendar" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('calendarCode' = any (fields) and (position(term in split_part(coalesce(row_.calendar_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.calendar_code_find, '')) > 0))
      or ('calendarName' = any (fields) and (position(term in split_part(coalesce(row_.calendar_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.calendar_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function work_calendar_find_first to bip_app;

create or replace function work_group_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "work_group" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('workGroupCode' = any (fields) and (position(term in split_part(coalesce(row_.work_group_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.work_group_code_find, '')) > 0))
      or ('workGroupName' = any (fields) and (position(term in split_part(coalesce(row_.work_group_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.work_group_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function work_group_find_first to bip_app;

create or replace function work_hours_report_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "work_hours_report" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function work_hours_report_find_first to bip_app;

create or replace function work_manpower_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "work_manpower" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('workerNo' = any (fields) and (position(term in split_part(coalesce(row_.worker_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.worker_no_find, '')) > 0))
      or ('workerName' = any (fields) and (position(term in split_part(coalesce(row_.worker_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.worker_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function work_manpower_find_first to bip_app;

create or replace function work_process_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "work_process" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('processCode' = any (fields) and (position(term in split_part(coalesce(row_.process_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_code_find, '')) > 0))
      or ('processName' = any (fields) and (position(term in split_part(coalesce(row_.process_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function work_process_find_first to bip_app;

create or replace function work_region_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "work_region" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('regionCode' = any (fields) and (position(term in split_part(coalesce(row_.region_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.region_code_find, '')) > 0))
      or ('regionName' = any (fields) and (position(term in split_part(coalesce(row_.region_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.region_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function work_region_find_first to bip_app;

create or replace function work_schedule_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "work_schedule" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('scheduleName' = any (fields) and (position(term in split_part(coalesce(row_.schedule_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.schedule_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function work_schedule_find_first to bip_app;

create or replace function work_station_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "work_station" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('stationCode' = any (fields) and (position(term in split_part(coalesce(row_.station_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.station_code_find, '')) > 0))
      or ('stationName' = any (fields) and (position(term in split_part(coalesce(row_.station_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.station_name_find, '')) > 0))
      or ('equipmentNo' = any (fields) and (position(term in split_part(coalesce(row_.equipment_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.equipment_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function work_station_find_first to bip_app;
