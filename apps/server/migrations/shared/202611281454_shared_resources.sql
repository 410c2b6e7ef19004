-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function experiment_notice_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "experiment_notice" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('noticeNo' = any (fields) and (position(term in split_part(coalesce(row_.notice_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.notice_no_find, '')) > 0))
      or ('experimentName' = any (fields) and (position(term in split_part(coalesce(row_.experiment_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.experiment_name_find, '')) > 0))
      or ('equipment' = any (fields) and (position(term in split_part(coalesce(row_.equipment_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.equipment_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function experiment_notice_find_first to bip_app;

create or replace function experiment_notice_setting_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "experiment_notice_setting" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('settingName' = any (fields) and (position(term in split_part(coalesce(row_.setting_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.setting_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function experiment_notice_setting_find_first to bip_app;
