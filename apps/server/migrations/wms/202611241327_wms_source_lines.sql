-- What settles a line of an order is asked for by that line.

create index wms_in_stock_lines_source on wms_in_stock_lines (tenant_id, source_line_id) where source_line_id is not null;

create index wms_out_stock_lines_source on wms_out_stock_lines (tenant_id, source_line_id) where source_line_id is not null;

create index scm_in_stock_lines_source on scm_in_stock_lines (tenant_id, source_line_id) where source_line_id is not null;

create index scm_out_stock_lines_source on scm_out_stock_lines (tenant_id, source_line_id) where source_line_id is not null;
