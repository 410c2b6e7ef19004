-- A late task whose reminder or passing failed is tried again at this time, and holds up no other until then.
alter table process_task add column late_after timestamptz;
