-- Products are counted by category, brand and state from this index alone (docs/decisions/0173).
create index product_facets on product (category_id, brand_id, published, withheld);
