-- Articles in pieces, each with the words that a question finds it by. Made from the articles, and made again from them at any start.

create table wiki_passage (
  tenant_id text collate "C" not null,
  article_id text collate "C" not null,
  -- 0 is what names the article: its title and summary.
  place integer not null,
  -- Of the article that it was made from.
  version integer not null,
  content text not null,
  words text[] not null,
  primary key (tenant_id, article_id, place)
);

alter table wiki_passage enable row level security;
create policy tenant_only on wiki_passage using (tenant_id = current_setting('app.tenant', true))
  with check (tenant_id = current_setting('app.tenant', true));
grant select, insert, update, delete on wiki_passage to bip_app;

create index wiki_passage_words on wiki_passage using gin (words);

-- The pieces that hold any of these words, those with most of them first. Beneath a policy no index would serve it.
create function wiki_passage_find(asked text[], most integer) returns table (article_id text, place integer, hits text[])
language sql stable security definer set search_path from current as $$
  select p.article_id, p.place, array(select unnest(p.words) intersect select unnest(asked)) as hits
  from wiki_passage p
  where p.tenant_id = current_setting('app.tenant') and p.words && asked
  order by cardinality(array(select unnest(p.words) intersect select unnest(asked))) desc, p.article_id, p.place
  limit most
$$;

revoke execute on function wiki_passage_find from public;
grant execute on function wiki_passage_find to bip_app;
