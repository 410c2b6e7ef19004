-- What came and went of a material in a warehouse on a day. The ledger keeps it for whoever writes, so that a card of a material or a year
-- of a warehouse is some hundred rows, however many millions of entries there are.

create table stock_day (
  tenant_id text collate "C" not null,
  material_id text collate "C" not null,
  warehouse_id text collate "C" not null,
  posted_on date not null,
  received numeric not null,
  issued numeric not null,
  received_value numeric not null,
  issued_value numeric not null,
  primary key (tenant_id, material_id, warehouse_id, posted_on)
);
create index stock_day_by_day on stock_day (tenant_id, posted_on);

alter table stock_day enable row level security;
create policy tenant_only on stock_day
  using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on stock_day to bip_app;

insert into stock_day (tenant_id, material_id, warehouse_id, posted_on, received, issued, received_value, issued_value)
  select tenant_id, material_id, warehouse_id, posted_on, sum(greatest(quantity, 0)), sum(greatest(-quantity, 0)),
    sum(greatest(value, 0)), sum(greatest(-value, 0))
  from stock_entry where not is_deleted and material_id is not null and warehouse_id is not null group by 1, 2, 3, 4;

-- Days are added to in the order of their keys: two postings never wait for each other crosswise.
create function stock_day_add() returns trigger language plpgsql as $$
begin
  insert into stock_day as d (tenant_id, material_id, warehouse_id, posted_on, received, issued, received_value, issued_value)
    select tenant_id, material_id, warehouse_id, posted_on, sum(greatest(quantity, 0)), sum(greatest(-quantity, 0)),
      sum(greatest(value, 0)), sum(greatest(-value, 0))
    from added where not is_deleted and material_id is not null and warehouse_id is not null
    group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (tenant_id, material_id, warehouse_id, posted_on) do update
    set received = d.received + excluded.received, issued = d.issued + excluded.issued,
      received_value = d.received_value + excluded.received_value, issued_value = d.issued_value + excluded.issued_value;
  return null;
end
$$;
create trigger stock_day_added after insert on stock_entry referencing new table as added
  for each statement execute function stock_day_add();

-- Entries change only where records are merged, and go only with their tenant: what they were is taken off, what they are is added.
create function stock_day_change() returns trigger language plpgsql as $$
begin
  update stock_day d set received = d.received - g.received, issued = d.issued - g.issued,
      received_value = d.received_value - g.received_value, issued_value = d.issued_value - g.issued_value
    from (select tenant_id, material_id, warehouse_id, posted_on, sum(greatest(quantity, 0)) as received,
        sum(greatest(-quantity, 0)) as issued, sum(greatest(value, 0)) as received_value, sum(greatest(-value, 0)) as issued_value
      from gone where not is_deleted group by 1, 2, 3, 4) g
    where d.tenant_id = g.tenant_id and d.material_id = g.material_id and d.warehouse_id = g.warehouse_id
      and d.posted_on = g.posted_on;
  if tg_op = 'UPDATE' then
    insert into stock_day as d (tenant_id, material_id, warehouse_id, posted_on, received, issued, received_value, issued_value)
      select tenant_id, material_id, warehouse_id, posted_on, sum(greatest(quantity, 0)), sum(greatest(-quantity, 0)),
        sum(greatest(value, 0)), sum(greatest(-value, 0))
      from added where not is_deleted and material_id is not null and warehouse_id is not null
      group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (tenant_id, material_id, warehouse_id, posted_on) do update
      set received = d.received + excluded.received, issued = d.issued + excluded.issued,
        received_value = d.received_value + excluded.received_value, issued_value = d.issued_value + excluded.issued_value;
  end if;
  return null;
end
$$;
create trigger stock_day_changed after update on stock_entry referencing old table as gone new table as added
  for each statement execute function stock_day_change();
