-- Made from the cores by "npx pnpm@12 migrations"; changes go into a new migration.

create index customer_attachments on "customer" using gin (attachments jsonb_path_ops);

create index leave_attachments on "leave" using gin (attachments jsonb_path_ops);

create index purchase_order_attachments on "purchase_order" using gin (attachments jsonb_path_ops);

create index file_share_files on "file_share" using gin (files jsonb_path_ops);

create index file_manager_files on "file_manager" using gin (files jsonb_path_ops);

create index project_file_files on "project_file" using gin (files jsonb_path_ops);
