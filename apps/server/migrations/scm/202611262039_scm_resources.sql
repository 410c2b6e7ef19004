-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "sale_order" add column opps_id text collate "C";

create index sale_order_opps_id on "sale_order" (tenant_id, opps_id, create_time desc, id desc) where not is_deleted;
