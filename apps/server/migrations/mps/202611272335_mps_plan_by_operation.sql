-- The plan is read by the operations of its items. The unique index knows them in small letters only, so that a join would read the whole plan for each.
create index work_schedule_operation on "work_schedule" (tenant_id, operation_id) where not is_deleted;
