-- Where processes stand, as rows of the interpreter: scopes, tokens, waits, variables and steps that one can go back to.
create table process_state (
  tenant_id text collate "C" not null,
  instance_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('scopes', 'tokens', 'waits', 'variables', 'visits')),
  key text collate "C" not null,
  -- When a timer fires or a task is due.
  due_at timestamptz,
  body jsonb not null,
  primary key (tenant_id, instance_id, kind, key)
);
create index process_state_due on process_state (due_at) where due_at is not null;
alter table process_state enable row level security;
create policy tenant_only on process_state using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, delete on process_state to bip_app;

-- Processes under way wait at their open tasks; the former form of the engine is not kept.
insert into process_state (tenant_id, instance_id, kind, key, body)
select tenant_id, id, 'scopes', '1', jsonb_build_object('id', '1', 'kind', 'process', 'process', definition_key, 'node', '',
  'parent', null, 'token', null, 'loop', null)
from process_instance where end_time is null;

with open as (
  select t.tenant_id, t.instance_id, t.node_id, 2 * row_number() over (partition by t.tenant_id, t.instance_id order by t.id) as number
  from process_task t join process_instance i on i.tenant_id = t.tenant_id and i.id = t.instance_id and i.end_time is null
  where t.is_open
)
insert into process_state (tenant_id, instance_id, kind, key, body)
select tenant_id, instance_id, 'tokens', number::text, jsonb_build_object('id', number::text, 'scope', '1', 'node', node_id,
  'via', null, 'forks', '[]'::jsonb, 'returnTo', null) from open
union all
select tenant_id, instance_id, 'waits', (number + 1)::text, jsonb_build_object('id', (number + 1)::text, 'kind', 'task', 'scope', '1',
  'token', number::text, 'node', node_id, 'name', '', 'dueAt', null, 'cycle', null,
  'task', jsonb_build_object('assignee', '', 'users', '[]'::jsonb, 'groups', '[]'::jsonb, 'owner', null), 'phase', null) from open;

update process_instance i set state = jsonb_build_object(
  'status', case when end_time is null then 'running' else 'completed' end,
  'next', 2 + 2 * (select count(*) from process_task t where t.tenant_id = i.tenant_id and t.instance_id = i.id and t.is_open),
  'initiator', start_user);
comment on column process_instance.state is 'How far the interpreter has counted, and whether it runs.';
