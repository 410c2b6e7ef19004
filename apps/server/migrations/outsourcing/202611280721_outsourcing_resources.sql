-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "outsource_order" add column project_id text collate "C";

alter table "outsource_order" add column cost_type text collate "C";

create index outsource_order_project_id on "outsource_order" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;
