-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

create or replace function change_record_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "change_record" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('changeNo' = any (fields) and (position(term in split_part(coalesce(row_.change_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.change_no_find, '')) > 0))
      or ('changeReason' = any (fields) and (position(term in split_part(coalesce(row_.change_reason_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.change_reason_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function change_record_find_first to bip_app;

create or replace function collection_term_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "collection_term" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('termCode' = any (fields) and (position(term in split_part(coalesce(row_.term_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.term_code_find, '')) > 0))
      or ('termName' = any (fields) and (position(term in split_part(coalesce(row_.term_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.term_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function collection_term_find_first to bip_app;

create or replace function data_review_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "data_review" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('dataName' = any (fields) and (position(term in split_part(coalesce(row_.data_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.data_name_find, '')) > 0))
      or ('drawingNo' = any (fields) and (position(term in split_part(coalesce(row_.drawing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.drawing_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function data_review_find_first to bip_app;

create or replace function dc_fea_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "dc_fea" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('feaNo' = any (fields) and (position(term in split_part(coalesce(row_.fea_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.fea_no_find, '')) > 0))
      or ('feaName' = any (fields) and (position(term in split_part(coalesce(row_.fea_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.fea_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function dc_fea_find_first to bip_app;

create or replace function dc_review_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "dc_review" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('reviewNo' = any (fields) and (position(term in split_part(coalesce(row_.review_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.review_no_find, '')) > 0))
      or ('reviewName' = any (fields) and (position(term in split_part(coalesce(row_.review_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.review_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function dc_review_find_first to bip_app;

create or replace function dc_review_dimension_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "dc_review_dimension" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('dimensionName' = any (fields) and (position(term in split_part(coalesce(row_.dimension_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.dimension_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function dc_review_dimension_find_first to bip_app;

create or replace function dc_review_issues_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "dc_review_issues" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('question' = any (fields) and (position(term in split_part(coalesce(row_.question_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.question_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function dc_review_issues_find_first to bip_app;

create or replace function dc_review_problem_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "dc_review_problem" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('problemName' = any (fields) and (position(term in split_part(coalesce(row_.problem_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.problem_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function dc_review_problem_find_first to bip_app;

create or replace function delivered_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "delivered" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('deliveredNo' = any (fields) and (position(term in split_part(coalesce(row_.delivered_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.delivered_no_find, '')) > 0))
      or ('trackingNo' = any (fields) and (position(term in split_part(coalesce(row_.tracking_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.tracking_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function delivered_find_first to bip_app;

create or replace function delivered_item_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "delivered_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0))
      or ('serialNo' = any (fields) and (position(term in split_part(coalesce(row_.serial_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.serial_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function delivered_item_find_first to bip_app;

create or replace function erp_order_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "erp_order" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('orderNo' = any (fields) and (position(term in split_part(coalesce(row_.order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.order_no_find, '')) > 0))
      or ('customerOrderNo' = any (fields) and (position(term in split_part(coalesce(row_.customer_order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_order_no_find, '')) > 0))
      or ('contractNo' = any (fields) and (position(term in split_part(coalesce(row_.contract_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contract_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function erp_order_find_first to bip_app;

create or replace function erp_order_configure_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "erp_order_configure" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('bizType' = any (fields) and (position(term in split_part(coalesce(row_.biz_type_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.biz_type_find, '')) > 0))
      or ('bizName' = any (fields) and (position(term in split_part(coalesce(row_.biz_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.biz_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function erp_order_configure_find_first to bip_app;

create or replace function erp_order_ne_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "erp_order_ne" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('orderNo' = any (fields) and (position(term in split_part(coalesce(row_.order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.order_no_find, '')) > 0))
      or ('customerOrderNo' = any (fields) and (position(term in split_part(coalesce(row_.customer_order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.customer_order_no_find, '')) > 0))
      or ('contractNo' = any (fields) and (position(term in split_part(coalesce(row_.contract_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contract_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function erp_order_ne_find_first to bip_app;

create or replace function execution_config_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "execution_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('configName' = any (fields) and (position(term in split_part(coalesce(row_.config_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.config_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function execution_config_find_first to bip_app;

create or replace function fea_evaluation_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "fea_evaluation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function fea_evaluation_find_first to bip_app;

create or replace function fea_evaluation_problem_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "fea_evaluation_problem" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('problemName' = any (fields) and (position(term in split_part(coalesce(row_.problem_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.problem_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function fea_evaluation_problem_find_first to bip_app;

create or replace function initiate_review_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "initiate_review" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('requestNo' = any (fields) and (position(term in split_part(coalesce(row_.request_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.request_no_find, '')) > 0))
      or ('reviewName' = any (fields) and (position(term in split_part(coalesce(row_.review_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.review_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function initiate_review_find_first to bip_app;

create or replace function mtono_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "mtono" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('mtoNo' = any (fields) and (position(term in split_part(coalesce(row_.mto_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.mto_no_find, '')) > 0))
      or ('orderNo' = any (fields) and (position(term in split_part(coalesce(row_.order_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.order_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function mtono_find_first to bip_app;

create or replace function pdp_execute_pricing_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "pdp_execute_pricing" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('pricingNo' = any (fields) and (position(term in split_part(coalesce(row_.pricing_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.pricing_no_find, '')) > 0))
      or ('pricingName' = any (fields) and (position(term in split_part(coalesce(row_.pricing_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.pricing_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function pdp_execute_pricing_find_first to bip_app;

create or replace function pdp_func_user_config_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "pdp_func_user_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('configName' = any (fields) and (position(term in split_part(coalesce(row_.config_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.config_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function pdp_func_user_config_find_first to bip_app;

create or replace function plan_baseline_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_baseline" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('baselineName' = any (fields) and (position(term in split_part(coalesce(row_.baseline_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.baseline_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_baseline_find_first to bip_app;

create or replace function plan_item_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_item" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemNo' = any (fields) and (position(term in split_part(coalesce(row_.item_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_no_find, '')) > 0))
      or ('planItemName' = any (fields) and (position(term in split_part(coalesce(row_.plan_item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.plan_item_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_item_find_first to bip_app;

create or replace function plan_tempitem_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_tempitem" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemNo' = any (fields) and (position(term in split_part(coalesce(row_.item_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_no_find, '')) > 0))
      or ('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_tempitem_find_first to bip_app;

create or replace function plan_template_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "plan_template" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('templateCode' = any (fields) and (position(term in split_part(coalesce(row_.template_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_code_find, '')) > 0))
      or ('templateName' = any (fields) and (position(term in split_part(coalesce(row_.template_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.template_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function plan_template_find_first to bip_app;

create or replace function process_correlation_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "process_correlation" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('processNo' = any (fields) and (position(term in split_part(coalesce(row_.process_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_no_find, '')) > 0))
      or ('processName' = any (fields) and (position(term in split_part(coalesce(row_.process_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.process_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function process_correlation_find_first to bip_app;

create or replace function project_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "project" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('projectCode' = any (fields) and (position(term in split_part(coalesce(row_.project_code_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_code_find, '')) > 0))
      or ('projectName' = any (fields) and (position(term in split_part(coalesce(row_.project_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.project_name_find, '')) > 0))
      or ('contractNo' = any (fields) and (position(term in split_part(coalesce(row_.contract_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.contract_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function project_find_first to bip_app;

create or replace function project_budget_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "project_budget" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('budgetNo' = any (fields) and (position(term in split_part(coalesce(row_.budget_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.budget_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function project_budget_find_first to bip_app;

create or replace function project_case_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "project_case" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('caseNo' = any (fields) and (position(term in split_part(coalesce(row_.case_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.case_no_find, '')) > 0))
      or ('caseName' = any (fields) and (position(term in split_part(coalesce(row_.case_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.case_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function project_case_find_first to bip_app;

create or replace function project_role_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "project_role" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('memberName' = any (fields) and (position(term in split_part(coalesce(row_.member_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.member_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function project_role_find_first to bip_app;

create or replace function review_item_config_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "review_item_config" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('itemName' = any (fields) and (position(term in split_part(coalesce(row_.item_name_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.item_name_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function review_item_config_find_first to bip_app;

create or replace function review_notice_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "review_notice" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('noticeTitle' = any (fields) and (position(term in split_part(coalesce(row_.notice_title_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.notice_title_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function review_notice_find_first to bip_app;

create or replace function review_remark_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "review_remark" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('remarkText' = any (fields) and (position(term in split_part(coalesce(row_.remark_text_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.remark_text_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function review_remark_find_first to bip_app;

create or replace function station_apply_find_first(tokens text[], terms text[], fields text[], max_rows int) returns setof text
language plpgsql stable security definer set search_path from current as $$
begin
  return query select row_.id from "station_apply" row_
  where row_.tenant_id = current_setting('app.tenant') and not row_.is_deleted and row_.find_tokens @> tokens
    and not exists (select from unnest(terms) term where not (('applyNo' = any (fields) and (position(term in split_part(coalesce(row_.apply_no_find, ''), chr(2), 1)) > 0 or position(chr(2) || term in coalesce(row_.apply_no_find, '')) > 0)))) limit max_rows;
end
$$;

grant execute on function station_apply_find_first to bip_app;
