-- Scopes that roles are granted, lifetimes of sessions by client, whom one chooses, what is read.

-- Data scopes and API scopes of a role. A scope goes only when no role has it, so a row here always names one.
create table role_scope (
  tenant_id text collate "C" not null,
  role_id text collate "C" not null,
  kind text collate "C" not null check (kind in ('data', 'api')),
  scope_id text collate "C" not null,
  primary key (tenant_id, role_id, kind, scope_id)
);
create index role_scope_scope on role_scope (tenant_id, kind, scope_id);

-- The client that a session was opened with: its record says how long tokens live.
alter table session add column client_id text collate "C";

-- Whom somebody chose in pickers and forms. The score halves every 30 days, so one row tells how often and how lately.
create table user_choice (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  chosen_id text collate "C" not null,
  score double precision not null,
  chosen_at timestamptz not null,
  primary key (tenant_id, user_id, chosen_id)
);

-- How often an article was opened.
create table wiki_visit (
  tenant_id text collate "C" not null,
  article_id text collate "C" not null,
  visits bigint not null,
  visited_at timestamptz not null,
  primary key (tenant_id, article_id)
);

-- The log of operations, narrowed to one of them.
create index change_history_operation on change_history (tenant_id, operation, id desc);

do $$
declare
  protected text;
begin
  foreach protected in array array['role_scope', 'user_choice', 'wiki_visit'] loop
    execute format('alter table %I enable row level security', protected);
    execute format(
      'create policy tenant_only on %I using (tenant_id = current_setting(''app.tenant'', true)) with check (tenant_id = current_setting(''app.tenant'', true))',
      protected
    );
    execute format('grant select, insert, update, delete on %I to bip_app', protected);
  end loop;
end
$$;
