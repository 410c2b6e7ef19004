-- Tasks know what the interpreter waits for, who lent them and when they are due; those that several may do wait to be claimed.
alter table process_task add column wait_id text collate "C" not null default '';
-- Whoever lent the task and gets it back; empty while it is not lent.
alter table process_task add column owner text collate "C" not null default '';
alter table process_task add column owner_name text collate "C" not null default '';
alter table process_task add column due_time timestamptz;
-- When people were reminded of it last, by the clock or by its applicant.
alter table process_task add column reminded_at timestamptz;
create index process_task_due on process_task (due_time) where is_open and due_time is not null;

create table process_candidate (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  task_id text collate "C" not null,
  instance_id text collate "C" not null,
  primary key (tenant_id, user_id, task_id)
);
create index process_candidate_task on process_candidate (tenant_id, task_id);

-- What somebody began to fill in and has not sent: of a process that is not started yet, or of one of its tasks.
create table process_draft (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  definition_id text collate "C" not null,
  task_id text collate "C" not null default '',
  platform text collate "C" not null,
  id text collate "C" not null,
  definition_key text collate "C" not null,
  form_key text collate "C" not null,
  business_id text collate "C" not null default '',
  variables jsonb not null,
  update_time timestamptz not null,
  primary key (tenant_id, user_id, definition_id, task_id, platform)
);
create index process_draft_of_user on process_draft (tenant_id, user_id, update_time desc);

-- Where a definition comes from, and whether new processes may follow it. `called` names the versions that it calls, by process key.
alter table process_definition add column category text collate "C" not null default '';
alter table process_definition add column is_suspended boolean not null default false;
alter table process_definition add column called jsonb not null default '{}';
alter table process_definition add column deploy_user text collate "C" not null default '';
alter table process_definition add column deploy_time timestamptz not null default now();

-- What one needs to know to decide, by language.
alter table process_instance add column summary jsonb;
alter table process_instance drop constraint process_instance_standing_check;
alter table process_instance add constraint process_instance_standing_check
  check (standing in ('', 'reject', 'finished', 'recall', 'terminated'));

do $$
declare
  name text;
begin
  foreach name in array array['process_candidate', 'process_draft'] loop
    execute format('alter table %I enable row level security', name);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_setting(''app.tenant'', true)) with check (tenant_id = current_setting(''app.tenant'', true))',
      name
    );
  end loop;
end
$$;
grant select, insert, delete on process_candidate to bip_app;
grant select, insert, update, delete on process_draft to bip_app;
grant insert, update, delete on process_definition to bip_app;
grant delete on process_instance, process_task, process_step, process_participant to bip_app;

-- Open tasks of processes under way, and who has them.
update process_task t set wait_id = s.key from process_state s
where s.tenant_id = t.tenant_id and s.instance_id = t.instance_id and s.kind = 'waits' and s.body ->> 'kind' = 'task'
  and s.body ->> 'node' = t.node_id and t.is_open;
update process_state s set body = jsonb_set(s.body, '{task,assignee}', to_jsonb(t.assignee)) from process_task t
where t.tenant_id = s.tenant_id and t.instance_id = s.instance_id and s.kind = 'waits' and s.key = t.wait_id and t.is_open;

-- What comments mean: `comment` approves, `assigneeComment` says that somebody else has the task now, `withdrawComment` is the applicant's.
update process_step set comment_type = 'comment' where comment_type = 'assigneeComment';
update process_step set comment_type = 'withdrawComment' where comment_type = 'recallComment';
