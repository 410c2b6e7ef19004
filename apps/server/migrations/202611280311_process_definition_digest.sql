-- What a diagram says in short, so that whoever has read it once need not read it again.
alter table process_definition add column digest text collate "C" not null generated always as (md5(xml)) stored;
-- What its steps are called, by their ids, in each language; filled when the server starts.
alter table process_definition add column steps jsonb;
