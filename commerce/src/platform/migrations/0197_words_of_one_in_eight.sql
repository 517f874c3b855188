-- Facets beside a word of very many products are estimated from one product in eight (docs/decisions/0177).
create index product_name_words_sampled on product using gin (to_tsvector('simple', name))
  where (hashint4(id) & 7) = 0;
