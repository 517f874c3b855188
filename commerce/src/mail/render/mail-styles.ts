import type { Style } from './markup.ts';

/** The pages' own ink, plaster and lines (ui/src/tokens.css): mail programs know no variables. */
const ink = '#221c17';
const soft = '#5c534a';
const line = '#ddd5c9';
const plaster = '#f6f1e9';
const studio = '#f5f5f3';

const define = <Name extends string>(styles: Record<Name, Style>): Record<Name, Style> => styles;

/** Inline styles, because mail programs drop style sheets. */
export const styles = define({
  page: { backgroundColor: plaster, margin: '0', padding: '0' },
  /** Shown beside the subject only. */
  preview: {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  },
  body: {
    backgroundColor: plaster,
    color: ink,
    fontFamily: 'Arial, Helvetica, sans-serif',
    margin: '0',
    padding: '24px 8px',
  },
  container: {
    backgroundColor: '#ffffff',
    border: `1px solid ${line}`,
    borderRadius: '4px',
    maxWidth: '600px',
    padding: '28px 24px',
  },
  h1: { color: ink, fontSize: '26px', letterSpacing: '-0.02em', lineHeight: '32px', margin: '0 0 16px' },
  h2: { color: ink, fontSize: '18px', letterSpacing: '-0.01em', lineHeight: '26px', margin: '32px 0 8px' },
  text: { fontSize: '16px', lineHeight: '24px', margin: '0 0 12px' },
  small: { color: soft, fontSize: '14px', lineHeight: '21px', margin: '0 0 12px' },
  buttonLabel: {
    maxWidth: '100%',
    display: 'inline-block',
    lineHeight: '120%',
    msoPaddingAlt: '0px',
    msoTextRaise: '9px',
  },
  buttonBox: { margin: '20px 0' },
  list: { fontSize: '16px', lineHeight: '24px', margin: '0 0 12px', paddingLeft: '20px' },
  item: { margin: '0 0 4px' },
  box: { borderTop: `1px solid ${line}`, margin: '0 0 12px' },
  row: { borderBottom: `1px solid ${line}` },
  label: {
    color: soft,
    fontSize: '14px',
    lineHeight: '20px',
    padding: '8px 8px 8px 0',
    verticalAlign: 'top',
  },
  labelStrong: { fontSize: '16px', fontWeight: 700, padding: '8px 8px 8px 0' },
  value: { fontSize: '14px', lineHeight: '20px', padding: '8px 0', verticalAlign: 'top' },
  valueStrong: { fontSize: '16px', fontWeight: 700, padding: '8px 0' },
  goods: { borderBottom: `1px solid ${line}` },
  pictureBox: { padding: '8px 12px 8px 0', verticalAlign: 'top', width: '68px' },
  picture: { backgroundColor: studio, border: '0', borderRadius: '4px', display: 'block' },
  logo: { border: '0', display: 'block', margin: '0 0 24px -6px' },
  name: { fontSize: '15px', lineHeight: '21px', padding: '8px 8px 8px 0', verticalAlign: 'top' },
  detail: { color: soft, fontSize: '13px', lineHeight: '18px' },
  amount: {
    fontSize: '15px',
    lineHeight: '21px',
    padding: '8px 0',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    width: '84px',
  },
  rule: { width: '100%', border: 'none', borderTop: `1px solid ${line}`, margin: '24px 0 16px' },
  foot: { color: soft, fontSize: '12px', lineHeight: '18px', margin: '0 0 8px' },
});

/** Styles in the shop's colour: name, buttons and links. */
export const brandStyles = (colour: string) =>
  define({
    brand: { color: colour, fontSize: '20px', fontWeight: 700, lineHeight: '24px', margin: '0 0 16px' },
    button: {
      backgroundColor: colour,
      borderRadius: '4px',
      color: '#ffffff',
      display: 'inline-block',
      fontSize: '16px',
      fontWeight: 700,
      lineHeight: '100%',
      maxWidth: '100%',
      msoPaddingAlt: '0px',
      padding: '15px 24px',
      textDecoration: 'none',
    },
    link: { color: colour, textDecoration: 'underline' },
  });

export type BrandStyles = ReturnType<typeof brandStyles>;
