-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "expense_reimbursement" add column special_expense_id text collate "C";

create index expense_reimbursement_special_expense_id on "expense_reimbursement" (tenant_id, special_expense_id, create_time desc, id desc) where not is_deleted;
