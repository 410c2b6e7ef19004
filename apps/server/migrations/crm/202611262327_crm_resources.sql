-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "opps" add column review_status text collate "C";

alter table "opps" add column review_comment text collate "C";

create index opps_review_status on "opps" (tenant_id, review_status, create_time desc, id desc) where not is_deleted;

-- Opportunities that are there were not reviewed.
update "opps" set review_status = 'none' where review_status is null;
