-- How far the work of a key is that is done as several transactions: where it goes on, and what is done. Null where it is finished.
alter table idempotency_key add column progress jsonb;
