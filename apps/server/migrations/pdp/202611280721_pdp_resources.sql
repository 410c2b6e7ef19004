-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

alter table "project_budget_lines" add column booked numeric;

alter table "project_budget_lines" add column other_cost numeric;

-- What was typed as spent stays so: no document says it. What was typed as committed is still to be spent, and was told so already.
update project_budget_lines set other_cost = coalesce(actual, 0), booked = 0,
  variance = coalesce(planned, 0) - coalesce(forecast, 0), committed = 0;
update project_budget b set committed = 0 where committed is distinct from 0;
