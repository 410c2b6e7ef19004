-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "crm_customer_area" add column delivery_label text collate "C";
