-- Whoever gets a new password from an administrator may have lost more than the old one: their faces no longer let anybody in.

create function forget_face_keys() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from face_key where tenant_id = new.tenant_id and user_id = new.user_id;
  return null;
end $$;
revoke all on function forget_face_keys() from public;

create trigger password_given after update of password_hash on user_secret
  for each row when (new.origin = 'given') execute function forget_face_keys();
