-- Products are counted by category, brand and state from this index alone.
create index product_facets on product (category_id, brand_id, published, withheld);
