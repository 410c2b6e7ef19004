-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "special_require" add column reject_reason text collate "C";
