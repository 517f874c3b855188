/** A picture of the shop's own, at an address that changes with its bytes. */
export interface BrandPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures that the shop file names; without a logo the shop's name is written. */
export interface Brand {
  readonly logo: BrandPicture | undefined;
  /** For the dark foot of the page. */
  readonly logoOnDark: BrandPicture | undefined;
  /** For previews elsewhere. */
  readonly social: BrandPicture | undefined;
}
