/** The way to a page for search engines, from the home page; `href` without the origin. */
export const breadcrumbData = (
  steps: readonly { readonly label: string; readonly href: string }[],
  publicUrl: string,
): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: publicUrl + href,
  })),
});
