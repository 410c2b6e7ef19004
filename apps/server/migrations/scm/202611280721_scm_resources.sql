-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "purchase_order" add column project_id text collate "C";

alter table "purchase_order" add column cost_type text collate "C";

create index purchase_order_project_id on "purchase_order" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

alter table "purchase_request" add column project_id text collate "C";

alter table "purchase_request" add column cost_type text collate "C";

create index purchase_request_project_id on "purchase_request" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;

alter table "scm_in_stock" add column project_id text collate "C";

alter table "scm_in_stock" add column cost_type text collate "C";

create index scm_in_stock_project_id on "scm_in_stock" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;
