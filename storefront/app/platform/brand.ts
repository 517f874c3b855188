/** A picture of the shop; its URL changes with its contents. */
export interface BrandPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The pictures named in the shop file; without a logo the shop's name is shown. */
export interface Brand {
  readonly logo: BrandPicture | undefined;
  /** For the dark footer. */
  readonly logoOnDark: BrandPicture | undefined;
  /** For link previews on other sites. */
  readonly social: BrandPicture | undefined;
}
