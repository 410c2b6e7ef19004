-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function cargo_owner_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "cargo_owner" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('cargoOwnerCode' = any (fields) and (position(term in split_part(coalesce(row_.cargo_owner_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.cargo_owner_code_find, '')) > 0))
      or ('cargoOwnerName' = any (fields) and (position(term in split_part(coalesce(row_.cargo_owner_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.cargo_owner_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function cargo_owner_find_first to bip_app;

create or replace function erp_inventory_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "erp_inventory" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('erpWarehouseName' = any (fields) and (position(term in split_part(coalesce(row_.erp_warehouse_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.erp_warehouse_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function erp_inventory_find_first to bip_app;

create or replace function erp_stock_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "erp_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('erpMaterialNo' = any (fields) and (position(term in split_part(coalesce(row_.erp_material_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.erp_material_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function erp_stock_find_first to bip_app;

create or replace function stock_balance_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "stock_balance" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('lotNo' = any (fields) and (position(term in split_part(coalesce(row_.lot_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.lot_no_find, '')) > 0))
      or ('serialNo' = any (fields) and (position(term in split_part(coalesce(row_.serial_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.serial_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function stock_balance_find_first to bip_app;

create or replace function stock_count_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "stock_count" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function stock_count_find_first to bip_app;

create or replace function stock_entry_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "stock_entry" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('sourceNo' = any (fields) and (position(term in split_part(coalesce(row_.source_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.source_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function stock_entry_find_first to bip_app;

create or replace function stock_lot_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "stock_lot" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('lotNo' = any (fields) and (position(term in split_part(coalesce(row_.lot_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.lot_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function stock_lot_find_first to bip_app;

create or replace function stock_period_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "stock_period" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('month' = any (fields) and (position(term in split_part(coalesce(row_.month_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.month_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function stock_period_find_first to bip_app;

create or replace function stock_reservation_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "stock_reservation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('reservedFor' = any (fields) and (position(term in split_part(coalesce(row_.reserved_for_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.reserved_for_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function stock_reservation_find_first to bip_app;

create or replace function stock_transfer_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "stock_transfer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function stock_transfer_find_first to bip_app;

create or replace function warehouse_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "warehouse" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('warehouseCode' = any (fields) and (position(term in split_part(coalesce(row_.warehouse_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.warehouse_code_find, '')) > 0))
      or ('warehouseName' = any (fields) and (position(term in split_part(coalesce(row_.warehouse_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.warehouse_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function warehouse_find_first to bip_app;

create or replace function warehouse_keeper_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "warehouse_keeper" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('keeperCode' = any (fields) and (position(term in split_part(coalesce(row_.keeper_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.keeper_code_find, '')) > 0))
      or ('keeperName' = any (fields) and (position(term in split_part(coalesce(row_.keeper_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.keeper_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function warehouse_keeper_find_first to bip_app;

create or replace function warehouse_location_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "warehouse_location" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('locationName' = any (fields) and (position(term in split_part(coalesce(row_.location_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.location_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function warehouse_location_find_first to bip_app;

create or replace function wms_in_stock_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "wms_in_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function wms_in_stock_find_first to bip_app;

create or replace function wms_out_stock_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "wms_out_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function wms_out_stock_find_first to bip_app;
