-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function nameplate_batch_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "nameplate_batch" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('moNumber' = any (fields) and (position(term in split_part(coalesce(row_.mo_number_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mo_number_find, '')) > 0))
      or ('qrCode' = any (fields) and (position(term in split_part(coalesce(row_.qr_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.qr_code_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function nameplate_batch_find_first to bip_app;

create or replace function nameplate_customer_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "nameplate_customer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('customerName' = any (fields) and (position(term in split_part(coalesce(row_.customer_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_name_find, '')) > 0))
      or ('customerCode' = any (fields) and (position(term in split_part(coalesce(row_.customer_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_code_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function nameplate_customer_find_first to bip_app;
