-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "plan_order" add column erp_order_id text collate "C";

alter table "plan_order" add column erp_order_ne_id text collate "C";

create index plan_order_erp_order_id on "plan_order" (tenant_id, erp_order_id, create_time desc, id desc) where not is_deleted;

create index plan_order_erp_order_ne_id on "plan_order" (tenant_id, erp_order_ne_id, create_time desc, id desc) where not is_deleted;
