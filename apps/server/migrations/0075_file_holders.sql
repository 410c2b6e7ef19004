-- Which messages, decisions and people hold a file: asked whenever somebody reads one.

create index message_attachments on message using gin (attachments);
create index process_step_attachments on process_step using gin (attachments jsonb_path_ops);
create index user_avatar_file on user_avatar (tenant_id, file_id);
