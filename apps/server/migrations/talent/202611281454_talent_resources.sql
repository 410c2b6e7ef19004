-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function talent_candidate_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "talent_candidate" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('candidateNo' = any (fields) and (position(term in split_part(coalesce(row_.candidate_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.candidate_no_find, '')) > 0))
      or ('candidateName' = any (fields) and (position(term in split_part(coalesce(row_.candidate_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.candidate_name_find, '')) > 0))
      or ('phone' = any (fields) and (position(term in split_part(coalesce(row_.phone_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phone_find, '')) > 0))
      or ('school' = any (fields) and (position(term in split_part(coalesce(row_.school_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.school_find, '')) > 0))
      or ('currentCompany' = any (fields) and (position(term in split_part(coalesce(row_.current_company_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.current_company_find, '')) > 0))
      or ('skills' = any (fields) and (position(term in split_part(coalesce(row_.skills_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.skills_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function talent_candidate_find_first to bip_app;

create or replace function talent_education_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "talent_education" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('schoolName' = any (fields) and (position(term in split_part(coalesce(row_.school_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.school_name_find, '')) > 0))
      or ('major' = any (fields) and (position(term in split_part(coalesce(row_.major_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.major_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function talent_education_find_first to bip_app;

create or replace function talent_follow_record_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "talent_follow_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('content' = any (fields) and (position(term in split_part(coalesce(row_.content_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.content_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function talent_follow_record_find_first to bip_app;

create or replace function talent_position_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "talent_position" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('positionNo' = any (fields) and (position(term in split_part(coalesce(row_.position_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.position_no_find, '')) > 0))
      or ('positionName' = any (fields) and (position(term in split_part(coalesce(row_.position_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.position_name_find, '')) > 0))
      or ('skills' = any (fields) and (position(term in split_part(coalesce(row_.skills_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.skills_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function talent_position_find_first to bip_app;

create or replace function talent_project_record_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "talent_project_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('projectTitle' = any (fields) and (position(term in split_part(coalesce(row_.project_title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_title_find, '')) > 0))
      or ('projectRole' = any (fields) and (position(term in split_part(coalesce(row_.project_role_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_role_find, '')) > 0))
      or ('tools' = any (fields) and (position(term in split_part(coalesce(row_.tools_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.tools_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function talent_project_record_find_first to bip_app;

create or replace function talent_resume_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "talent_resume" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('resumeTitle' = any (fields) and (position(term in split_part(coalesce(row_.resume_title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.resume_title_find, '')) > 0))
      or ('candidateName' = any (fields) and (position(term in split_part(coalesce(row_.candidate_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.candidate_name_find, '')) > 0))
      or ('phone' = any (fields) and (position(term in split_part(coalesce(row_.phone_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.phone_find, '')) > 0))
      or ('school' = any (fields) and (position(term in split_part(coalesce(row_.school_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.school_find, '')) > 0))
      or ('currentCompany' = any (fields) and (position(term in split_part(coalesce(row_.current_company_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.current_company_find, '')) > 0))
      or ('skills' = any (fields) and (position(term in split_part(coalesce(row_.skills_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.skills_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function talent_resume_find_first to bip_app;

create or replace function talent_work_record_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "talent_work_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('companyName' = any (fields) and (position(term in split_part(coalesce(row_.company_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.company_name_find, '')) > 0))
      or ('jobTitle' = any (fields) and (position(term in split_part(coalesce(row_.job_title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.job_title_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function talent_work_record_find_first to bip_app;
