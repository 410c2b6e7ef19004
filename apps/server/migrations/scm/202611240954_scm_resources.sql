-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "supplier" add column frozen_reason text collate "C";
