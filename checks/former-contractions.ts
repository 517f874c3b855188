/** Migrations that landed without a mark before marks were asked for; they are never edited. */
export const formerContractions: ReadonlySet<string> = new Set([
  '0022_pickup.sql',
  '0040_payment_method.sql',
  '0043_payment_failures.sql',
  '0088_former_content_tables.sql',
]);
