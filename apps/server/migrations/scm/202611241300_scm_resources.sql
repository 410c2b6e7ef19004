-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "purchase_order_lines" add column request_id text collate "C";

alter table "purchase_order_lines" add column request_line_id text collate "C";

create index purchase_order_lines_request_id on "purchase_order_lines" (tenant_id, request_id);

alter table "purchase_request" add column order_status text collate "C";

alter table "purchase_request" add column reject_reason text collate "C";

create index purchase_request_order_status on "purchase_request" (tenant_id, order_status, create_time desc, id desc) where not is_deleted;

alter table "purchase_request_lines" add column ordered_quantity numeric;

alter table "purchase_request_lines" add column open_quantity numeric;

-- Of requests that are there already nothing was ordered by this count.
update "purchase_request" set order_status = 'none' where order_status is null;

update "purchase_request_lines" set ordered_quantity = 0, open_quantity = quantity where ordered_quantity is null;
