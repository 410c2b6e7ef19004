-- Customers that were there before belong to whom they name, else to their maker; what hangs under them follows.

update customer c set owner_id = u.id, owner_dept = u.dept_id
  from "user" u where u.tenant_id = c.tenant_id and u.id = coalesce(c.owner_id, c.create_user) and c.owner_dept is null;

update customer set pool_status = coalesce(pool_status, 'owned'), owner_since = coalesce(owner_since, create_time),
  web_domain = lower(substring(website from '^https?://(?:www\.)?([^/:?#]+)'));

update customer_contacts p set owner_id = c.owner_id, owner_dept = c.owner_dept
  from customer c where c.tenant_id = p.tenant_id and c.id = p.customer_id;
