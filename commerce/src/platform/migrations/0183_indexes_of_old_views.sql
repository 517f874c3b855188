-- The views of staff read product_figures (0163); only the version before it asked these.
drop index product_lacking;
drop index variant_lacking;
