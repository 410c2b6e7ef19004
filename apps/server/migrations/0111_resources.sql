-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

drop index customer_attachments;

drop index leave_attachments;

drop index purchase_order_attachments;

drop index file_share_files;

drop index file_manager_files;

drop index project_file_files;

select follow_files('customer', 'customer', 'customer', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('leave', 'leave', 'leave', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('purchase_order', 'purchase_order', 'purchaseOrder', 'attachments', 'attachments', 'files_listed', 'id', 'id');

select follow_files('wiki_article', 'wiki_article', 'wikiArticle', 'content', 'content', 'files_named_in', 'id', 'id');

select follow_files('file_share', 'file_share', 'fileShare', 'files', 'files', 'files_listed', 'id', 'id');

select follow_files('file_manager', 'file_manager', 'fileManager', 'files', 'files', 'files_listed', 'id', 'id');

select follow_files('project_file', 'project_file', 'projectFile', 'files', 'files', 'files_listed', 'id', 'id');
