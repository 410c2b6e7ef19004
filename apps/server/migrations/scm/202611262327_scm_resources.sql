-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "forecast" add column reject_reason text collate "C";

alter table "purchase_order" add column reject_reason text collate "C";

alter table "sale_order" add column reject_reason text collate "C";

alter table "ship" add column reject_reason text collate "C";

alter table "ship" add column remark text collate "C";

-- What was sent while nobody had to approve it counts as approved, as it did until now.
update "purchase_order" set process_status = 'approved' where process_status = 'inReview';
update "sale_order" set process_status = 'approved' where process_status = 'inReview';
update "forecast" set process_status = 'approved' where process_status = 'inReview';
