-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "plan_item" add column splits text collate "C";
