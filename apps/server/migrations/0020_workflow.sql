-- What people are told and what waits for them: messages, the outbox that pushes them, processes under approval.

-- What must happen because of a write. Written in the transaction of its cause, taken away when it was delivered.
create table outbox (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  kind text collate "C" not null,
  payload jsonb not null,
  primary key (tenant_id, id)
);
-- Delivered across tenants, oldest first.
create index outbox_oldest on outbox (id);

create table message (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  -- 1 normal, 2 department broadcast, 3 approval, 4 role broadcast.
  type smallint not null,
  title text collate "C" not null,
  content text collate "C" not null,
  -- {title, content} by language, for messages that the product wrote; null for a person's own words.
  words jsonb,
  url text collate "C" not null default '',
  -- The task that it asks somebody to do, if it does.
  task_id text collate "C",
  create_user text collate "C" not null,
  create_user_name text collate "C" not null,
  create_time timestamptz not null,
  -- A person wrote it, so it stands among what they sent until they remove it.
  is_sent boolean not null default false,
  primary key (tenant_id, id)
);
create index message_of_task on message (tenant_id, task_id) where task_id is not null;
create index message_sent on message (tenant_id, create_user, id desc) where is_sent;

create table message_receiver (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  message_id text collate "C" not null,
  -- 1 unread, 0 read.
  is_read smallint not null default 1,
  primary key (tenant_id, user_id, message_id)
);
create index message_unread on message_receiver (tenant_id, user_id) where is_read = 1;
create index message_receivers on message_receiver (tenant_id, message_id);

create table process_definition (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  key text collate "C" not null,
  version integer not null,
  name text collate "C" not null,
  names jsonb not null default '{}',
  form_key text collate "C" not null,
  icon text collate "C" not null default '',
  xml text collate "C" not null,
  -- The version that new processes follow; those under way stay with theirs.
  is_current boolean not null,
  customised boolean not null default false,
  primary key (tenant_id, id)
);
create unique index process_definition_version on process_definition (tenant_id, key, version);
create unique index process_definition_current on process_definition (tenant_id, key) where is_current;

create table process_instance (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  definition_id text collate "C" not null,
  definition_key text collate "C" not null,
  business_id text collate "C" not null,
  serial_number text collate "C" not null,
  -- What it is about, by language.
  title jsonb not null,
  find_text text collate "C" not null default '',
  start_user text collate "C" not null,
  start_user_name text collate "C" not null,
  start_dept text collate "C" not null,
  -- Empty while it goes its way; reject: sent back to be resubmitted; finished and recall: over.
  standing text collate "C" not null default '' check (standing in ('', 'reject', 'finished', 'recall')),
  -- Where the engine stands, in its own form.
  state jsonb not null,
  create_time timestamptz not null,
  end_time timestamptz,
  primary key (tenant_id, id)
);
create index process_instance_started on process_instance (tenant_id, start_user, create_time desc, id desc);
create index process_instance_running on process_instance (tenant_id, start_user) where end_time is null;
create index process_instance_business on process_instance (tenant_id, business_id);

create table process_task (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  instance_id text collate "C" not null,
  node_id text collate "C" not null,
  assignee text collate "C" not null,
  assignee_name text collate "C" not null,
  is_open boolean not null,
  create_time timestamptz not null,
  end_time timestamptz,
  primary key (tenant_id, id)
);
create index process_task_open on process_task (tenant_id, assignee, create_time desc, id desc) where is_open;
create index process_task_instance on process_task (tenant_id, instance_id);

-- Every step in the order in which it was taken: people's, gateways', flows'.
create table process_step (
  tenant_id text collate "C" not null,
  id text collate "C" not null,
  instance_id text collate "C" not null,
  activity_id text collate "C" not null,
  activity_type text collate "C" not null,
  task_id text collate "C",
  user_id text collate "C" not null default '',
  user_name text collate "C" not null default '',
  create_time timestamptz not null,
  end_time timestamptz,
  comment_type text collate "C",
  comment text collate "C",
  attachments jsonb not null default '[]',
  primary key (tenant_id, id)
);
create index process_step_instance on process_step (tenant_id, instance_id, id);
create index process_step_task on process_step (tenant_id, task_id) where task_id is not null;
create index process_step_done on process_step (tenant_id, user_id, end_time desc, id desc) where task_id is not null and end_time is not null;

-- Who may read a process: whoever started it, had a task in it, or was given a copy.
create table process_participant (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  instance_id text collate "C" not null,
  role text collate "C" not null check (role in ('starter', 'assignee', 'copy')),
  create_time timestamptz not null,
  primary key (tenant_id, user_id, instance_id, role)
);
create index process_participant_copies on process_participant (tenant_id, user_id, create_time desc) where role = 'copy';

do $$
declare
  name text;
begin
  foreach name in array array['outbox', 'message', 'message_receiver', 'process_definition', 'process_instance', 'process_task',
    'process_step', 'process_participant'] loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_setting(''app.tenant'', true)) with check (tenant_id = current_setting(''app.tenant'', true))',
      name
    );
  end loop;
end
$$;
grant insert on outbox to bip_app;
grant select, insert, update, delete on message, message_receiver to bip_app;
grant select on process_definition to bip_app;
grant select, insert, update on process_instance, process_task, process_step to bip_app;
grant select, insert on process_participant to bip_app;
