import css from './box.module.css';

/** Class of a small bordered box, for any element: a parcel, an address, a way on. */
export const box = css.box;
