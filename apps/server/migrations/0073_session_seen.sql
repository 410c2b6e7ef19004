-- When a session was last used, to the minute.

alter table session add column seen_at timestamptz;
update session set seen_at = coalesce(rotated[array_upper(rotated, 1)], created_at);
alter table session alter column seen_at set not null;
