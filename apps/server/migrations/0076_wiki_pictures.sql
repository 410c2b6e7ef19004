-- Which articles show a file by its address: asked whenever somebody reads one.

create function files_named_in(content text) returns text[] language sql immutable parallel safe as $$
  select array(select distinct (regexp_matches(content, '/blade-resource/oss/file/([A-Za-z0-9_]{1,64})', 'g'))[1])
$$;

create index wiki_article_files on wiki_article using gin (files_named_in(content));
