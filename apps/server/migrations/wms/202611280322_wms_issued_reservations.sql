-- What an issue took of reservations is found by its number when it is rejected.
create index stock_reservation_issues_source on stock_reservation_issues (tenant_id, source_no);
