-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "contact_records" add column reminded_on date;
