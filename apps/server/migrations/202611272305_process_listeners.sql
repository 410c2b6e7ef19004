-- Which processes wait for a message or signal is asked by its name, among all that wait.
create index process_state_name on process_state (tenant_id, (body ->> 'name'))
  where kind = 'waits' and body ->> 'kind' in ('message', 'signal');
