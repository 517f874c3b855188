/** Photos with a review, and how large they may be together. */
export const reviewPhotos = {
  most: 4,
  mostMegabytes: 15,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** Where a form with photos is sent (multipart): with a token as calls are, or with number and address of an order. */
export const reviewFormPath = '/api/open/reviews/';
