-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "stock_count_lines" add column counted_at timestamptz;
