-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "mo" add column project_id text collate "C";

alter table "mo" add column cost_type text collate "C";

create index mo_project_id on "mo" (tenant_id, project_id, create_time desc, id desc) where not is_deleted;
