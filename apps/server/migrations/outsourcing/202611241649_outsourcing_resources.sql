-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "outsource_order" add column erp_state text collate "C";

alter table "outsource_order" add column erp_no text collate "C";

alter table "outsource_order" add column erp_reason text collate "C";

create index outsource_order_erp_state on "outsource_order" (tenant_id, erp_state, create_time desc, id desc) where not is_deleted;
