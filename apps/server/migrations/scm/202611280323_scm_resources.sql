-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "purchase_order" add column rate numeric;

alter table "purchase_order" add column base_total numeric;

create index purchase_order_base_total_sorted on "purchase_order" (tenant_id, base_total, id) where not is_deleted;

create index purchase_order_base_total_sorted_down on "purchase_order" (tenant_id, base_total desc nulls last, id desc) where not is_deleted;
