-- What is free of many materials is read from this index alone, without the rows of fifty thousand balances.
create index stock_balance_free on stock_balance (tenant_id, material_id, warehouse_id) include (quantity, reserved)
  where not is_deleted;

-- What is kept for an order is asked for whenever something is picked or issued for it.
create index stock_reservation_kept on stock_reservation (tenant_id, reserved_for)
  where reservation_status = 'active' and not is_deleted;

-- Balances that were posted before they were found by lot and serial number get what they are found by: as it is written, and without
-- signs; and its single characters and neighbouring pairs for the index.
create function found_by(written text) returns text language sql immutable as $$
  select case when written is null or written = '' then null
    when regexp_replace(lower(written), '[^[:alnum:]]+', '', 'g') in ('', lower(written)) then lower(written)
    else lower(written) || chr(10) || regexp_replace(lower(written), '[^[:alnum:]]+', '', 'g') end
$$;

update stock_balance set lot_no_find = found_by(lot_no), serial_no_find = found_by(serial_no)
  where (lot_no is not null and lot_no <> '' and lot_no_find is null) or (serial_no is not null and serial_no <> '' and serial_no_find is null);

update stock_balance b set find_tokens = array(
    select distinct part from unnest(regexp_split_to_array(concat_ws(chr(10), b.lot_no_find, b.serial_no_find), '\s+')) word
      cross join lateral generate_series(1, length(word)) at
      cross join lateral unnest(array[substr(word, at, 1), substr(word, at, 2)]) part
    where word <> '')
  where find_tokens = '{}' and (lot_no_find is not null or serial_no_find is not null);

drop function found_by;
