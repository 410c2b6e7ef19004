-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function file_manager_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "file_manager" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('fileName' = any (fields) and (position(term in split_part(coalesce(row_.file_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.file_name_find, '')) > 0))
      or ('folder' = any (fields) and (position(term in split_part(coalesce(row_.folder_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.folder_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function file_manager_find_first to bip_app;

create or replace function file_share_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "file_share" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function file_share_find_first to bip_app;

create or replace function note_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "note" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))
      or ('tags' = any (fields) and (position(term in split_part(coalesce(row_.tags_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.tags_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function note_find_first to bip_app;

create or replace function project_file_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "project_file" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('fileName' = any (fields) and (position(term in split_part(coalesce(row_.file_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.file_name_find, '')) > 0))
      or ('projectCode' = any (fields) and (position(term in split_part(coalesce(row_.project_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_code_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function project_file_find_first to bip_app;

create or replace function wiki_article_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "wiki_article" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('title' = any (fields) and (position(term in split_part(coalesce(row_.title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.title_find, '')) > 0))
      or ('path' = any (fields) and (position(term in split_part(coalesce(row_.path_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.path_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function wiki_article_find_first to bip_app;
