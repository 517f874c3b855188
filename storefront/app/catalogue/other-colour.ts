interface Coloured {
  readonly swatch: string | null;
  readonly options: readonly { readonly label: string; readonly value: string }[];
}

/**
 * The name of the colour that a picture of the product shows instead of the chosen one. A product's pictures show its
 * first variant; one that has pictures of its own is not asked for here.
 */
export function otherColour(variants: readonly Coloured[], chosen: Coloured): string | undefined {
  const [first] = variants;
  if (!first?.swatch || chosen.swatch === null || chosen.swatch === first.swatch) return undefined;
  const colour = first.options.find(({ label, value }) => {
    const alike = variants.filter(({ options }) =>
      options.some((one) => one.label === label && one.value === value),
    );
    return !alike.includes(chosen) && alike.every(({ swatch }) => swatch === first.swatch);
  });
  return colour?.value;
}

interface Pictured extends Coloured {
  readonly picture?: string | undefined;
}

interface CartPicture {
  readonly url: string;
  readonly width: string;
  readonly height: string;
  readonly other_colour?: true | undefined;
}

/** The picture of a variant for a line of a cart or list: its own, else the product's, marked if its colour is another. */
export function goodsPicture(
  product: { readonly small_pictures: readonly CartPicture[]; readonly variants: readonly Pictured[] },
  variant: Pictured | undefined,
): CartPicture | undefined {
  const [shared] = product.small_pictures;
  if (variant?.picture !== undefined) return { url: variant.picture, width: '480', height: '480' };
  if (!shared) return undefined;
  const { url, width, height } = shared;
  const other = variant && otherColour(product.variants, variant) !== undefined;
  return { url, width, height, ...(other && { other_colour: true }) };
}
