-- Few entries have a lot or a serial number: these indexes hold those alone, and cost the other ones nothing.
create index stock_entry_lot on stock_entry (tenant_id, lot_no, create_time desc, id desc) where lot_no is not null and not is_deleted;
create index stock_entry_serial on stock_entry (tenant_id, serial_no, create_time desc, id desc)
  where serial_no is not null and not is_deleted;
