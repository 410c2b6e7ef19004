-- Made from the cores by "npx -y pnpm@12 migrations"; changes go into a new migration.

drop index stock_entry_posted_on;

drop index stock_entry_lot_no;

drop index stock_entry_serial_no;

drop index stock_entry_source_type;
