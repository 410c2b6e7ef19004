-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "purchase_request_lines" add column proposal_id text collate "C";

alter table "purchase_request_lines" add column proposal_line_id text collate "C";

create index purchase_request_lines_proposal_id on "purchase_request_lines" (tenant_id, proposal_id);
