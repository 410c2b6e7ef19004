-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "outsource_quotation" add column valid_days numeric;

alter table "outsource_quotation" add column valid_until date;
