-- Administrators may take away uploads that nothing holds.
grant delete on stored_file to bip_app;
