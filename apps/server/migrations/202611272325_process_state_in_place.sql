-- What moved is put in the place of what was there.
grant update on process_state to bip_app;
