-- Products and variants whose page lacks something, for the view of staff; the same conditions as in
-- goods/products/completeness.queries.ts.
create index product_lacking on product (id) where pictures = '[]'::jsonb
  or jsonb_path_exists(pictures, '$[*] ? (@.alt == null || @.alt == "" || !exists(@.alt))')
  or description_html is null or short_description is null or manufacturer_id is null
  or (energy is not null and (energy ->> 'label_url' is null or energy ->> 'sheet_url' is null));
create index variant_lacking on variant (product_id)
  where retired_at is null and (price_cents = 0 or weight_kg is null);

-- Codes are found by their beginning whatever the capitals.
create index variant_sku_beginning on variant (lower(sku) text_pattern_ops);
create index product_code_beginning on product (lower(code) text_pattern_ops);
drop index variant_sku_start;
