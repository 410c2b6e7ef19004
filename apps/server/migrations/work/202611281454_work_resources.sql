-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function approval_substitute_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "approval_substitute" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('reason' = any (fields) and (position(term in split_part(coalesce(row_.reason_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.reason_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function approval_substitute_find_first to bip_app;

create or replace function drive_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "drive" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('plateNumber' = any (fields) and (position(term in split_part(coalesce(row_.plate_number_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.plate_number_find, '')) > 0))
      or ('toPlace' = any (fields) and (position(term in split_part(coalesce(row_.to_place_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.to_place_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function drive_find_first to bip_app;

create or replace function expense_reimbursement_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "expense_reimbursement" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function expense_reimbursement_find_first to bip_app;

create or replace function form_theme_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "form_theme" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('name' = any (fields) and (position(term in split_part(coalesce(row_.name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function form_theme_find_first to bip_app;

create or replace function leave_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "leave" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function leave_find_first to bip_app;

create or replace function process_model_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "process_model" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('modelName' = any (fields) and (position(term in split_part(coalesce(row_.model_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.model_name_find, '')) > 0))
      or ('processKey' = any (fields) and (position(term in split_part(coalesce(row_.process_key_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_key_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function process_model_find_first to bip_app;

create or replace function special_expense_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "special_expense" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('subject' = any (fields) and (position(term in split_part(coalesce(row_.subject_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.subject_find, '')) > 0))
      or ('orderNo' = any (fields) and (position(term in split_part(coalesce(row_.order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.order_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function special_expense_find_first to bip_app;

create or replace function supplier_admission_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "supplier_admission" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('no' = any (fields) and (position(term in split_part(coalesce(row_.no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.no_find, '')) > 0))
      or ('companyName' = any (fields) and (position(term in split_part(coalesce(row_.company_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.company_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function supplier_admission_find_first to bip_app;
