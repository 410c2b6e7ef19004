-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "customer" add column pool_warned_at timestamptz;
