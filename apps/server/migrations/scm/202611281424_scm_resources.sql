-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "purchase_order" add column invalid_reason text collate "C";
