-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function outsource_issue_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "outsource_issue" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('noteNo' = any (fields) and (position(term in split_part(coalesce(row_.note_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.note_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function outsource_issue_find_first to bip_app;

create or replace function outsource_offer_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "outsource_offer" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function outsource_offer_find_first to bip_app;

create or replace function outsource_order_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "outsource_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function outsource_order_find_first to bip_app;

create or replace function outsource_price_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "outsource_price" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function outsource_price_find_first to bip_app;

create or replace function outsource_quotation_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "outsource_quotation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function outsource_quotation_find_first to bip_app;

create or replace function outsource_receipt_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "outsource_receipt" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('noteNo' = any (fields) and (position(term in split_part(coalesce(row_.note_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.note_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function outsource_receipt_find_first to bip_app;

create or replace function outsource_step_price_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "outsource_step_price" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function outsource_step_price_find_first to bip_app;

create or replace function outsource_technology_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "outsource_technology" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('technologyCode' = any (fields) and (position(term in split_part(coalesce(row_.technology_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.technology_code_find, '')) > 0))
      or ('technologyName' = any (fields) and (position(term in split_part(coalesce(row_.technology_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.technology_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function outsource_technology_find_first to bip_app;

create or replace function po_assessment_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "po_assessment" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function po_assessment_find_first to bip_app;
