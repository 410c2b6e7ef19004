-- A serial number is in one place at a time, however it is written.

drop index stock_balance_serial_once;

create unique index stock_balance_serial_once on stock_balance (tenant_id, material_id, lower(serial_no))
  where serial_no is not null and quantity > 0 and not is_deleted;
