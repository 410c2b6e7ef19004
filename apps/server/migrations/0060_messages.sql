-- Files that travel with a message, and whom which messages may interrupt.

alter table message add column attachments text[] not null default '{}';

-- Without a row of theirs people are told of everything.
create table message_choice (
  tenant_id text collate "C" not null,
  user_id text collate "C" not null,
  -- As message.type.
  type smallint not null,
  -- Off: the message waits under the bell, and nothing pops up.
  is_announced boolean not null,
  primary key (tenant_id, user_id, type)
);

alter table message_choice enable row level security;
create policy tenant_only on message_choice using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on message_choice to bip_app;
