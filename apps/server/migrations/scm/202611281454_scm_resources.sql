-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function audit_node_config_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "audit_node_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('nodeName' = any (fields) and (position(term in split_part(coalesce(row_.node_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.node_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function audit_node_config_find_first to bip_app;

create or replace function common_constant_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "common_constant" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('constantCode' = any (fields) and (position(term in split_part(coalesce(row_.constant_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.constant_code_find, '')) > 0))
      or ('constantName' = any (fields) and (position(term in split_part(coalesce(row_.constant_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.constant_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function common_constant_find_first to bip_app;

create or replace function exchange_rate_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "exchange_rate" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('rateName' = any (fields) and (position(term in split_part(coalesce(row_.rate_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.rate_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function exchange_rate_find_first to bip_app;

create or replace function forecast_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "forecast" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function forecast_find_first to bip_app;

create or replace function material_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "material" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('materialCode' = any (fields) and (position(term in split_part(coalesce(row_.material_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.material_code_find, '')) > 0))
      or ('materialName' = any (fields) and (position(term in split_part(coalesce(row_.material_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.material_name_find, '')) > 0))
      or ('specification' = any (fields) and (position(term in split_part(coalesce(row_.specification_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.specification_find, '')) > 0))
      or ('drawingNo' = any (fields) and (position(term in split_part(coalesce(row_.drawing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.drawing_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function material_find_first to bip_app;

create or replace function material_group_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "material_group" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('groupCode' = any (fields) and (position(term in split_part(coalesce(row_.group_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.group_code_find, '')) > 0))
      or ('groupName' = any (fields) and (position(term in split_part(coalesce(row_.group_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.group_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function material_group_find_first to bip_app;

create or replace function order_template_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "order_template" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('templateNo' = any (fields) and (position(term in split_part(coalesce(row_.template_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_no_find, '')) > 0))
      or ('templateName' = any (fields) and (position(term in split_part(coalesce(row_.template_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function order_template_find_first to bip_app;

create or replace function purchase_amendment_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "purchase_amendment" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('reason' = any (fields) and (position(term in split_part(coalesce(row_.reason_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.reason_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function purchase_amendment_find_first to bip_app;

create or replace function purchase_order_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "purchase_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function purchase_order_find_first to bip_app;

create or replace function purchase_request_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "purchase_request" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('purpose' = any (fields) and (position(term in split_part(coalesce(row_.purpose_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.purpose_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function purchase_request_find_first to bip_app;

create or replace function sale_order_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "sale_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('customerOrderNo' = any (fields) and (position(term in split_part(coalesce(row_.customer_order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_order_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function sale_order_find_first to bip_app;

create or replace function scm_in_stock_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "scm_in_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('deliveryNoteNo' = any (fields) and (position(term in split_part(coalesce(row_.delivery_note_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.delivery_note_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function scm_in_stock_find_first to bip_app;

create or replace function scm_out_stock_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "scm_out_stock" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function scm_out_stock_find_first to bip_app;

create or replace function ship_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "ship" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('productName' = any (fields) and (position(term in split_part(coalesce(row_.product_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.product_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function ship_find_first to bip_app;

create or replace function supplier_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "supplier" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('supplierCode' = any (fields) and (position(term in split_part(coalesce(row_.supplier_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.supplier_code_find, '')) > 0))
      or ('supplierName' = any (fields) and (position(term in split_part(coalesce(row_.supplier_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.supplier_name_find, '')) > 0))
      or ('taxNumber' = any (fields) and (position(term in split_part(coalesce(row_.tax_number_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.tax_number_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function supplier_find_first to bip_app;

create or replace function supplier_material_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "supplier_material" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('supplierPartNo' = any (fields) and (position(term in split_part(coalesce(row_.supplier_part_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.supplier_part_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function supplier_material_find_first to bip_app;
