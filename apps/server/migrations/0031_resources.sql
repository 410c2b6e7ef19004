-- Made from the cores by "npx pnpm@12 migrations"; changes go into a new migration.

create index customer_create_dept on "customer" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index customer_create_user on "customer" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index customer_contacts_create_dept on "customer_contacts" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index customer_contacts_create_user on "customer_contacts" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index department_create_dept on "department" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index department_create_user on "department" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index leave_create_dept on "leave" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index leave_create_user on "leave" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index material_create_dept on "material" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index material_create_user on "material" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index organisation_create_dept on "organisation" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index organisation_create_user on "organisation" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index purchase_order_create_dept on "purchase_order" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index purchase_order_create_user on "purchase_order" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index ship_create_dept on "ship" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index ship_create_user on "ship" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index supplier_create_dept on "supplier" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index supplier_create_user on "supplier" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;

create index user_create_dept on "user" (tenant_id, create_dept, create_time desc, id desc) where not is_deleted;

create index user_create_user on "user" (tenant_id, create_user, create_time desc, id desc) where not is_deleted;
