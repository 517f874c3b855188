import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { render } from '@react-email/render';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, Fragment } from 'react';
import type { ReactElement } from 'react';
import type { ShopFile } from '@casamaestra/contract/shop/shop-file.ts';
import type { MailBlock, MailDocument, MailFact, MailGoods, MailPicture } from '../mail-document.ts';
import { brandStyles, styles } from './mail-styles.ts';
import type { BrandStyles } from './mail-styles.ts';

/** Lines of a text, with breaks between. */
const withBreaks = (text: string): ReactElement =>
  h(
    Fragment,
    null,
    ...text.split('\n').flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line])),
  );

const factRow = ({ label, value, strong = false }: MailFact, index: number): ReactElement =>
  h(Row, {
    key: index,
    style: styles.row,
    children: [
      h(Column, { key: 'label', style: strong ? styles.labelStrong : styles.label }, label),
      h(
        Column,
        { key: 'value', style: strong ? styles.valueStrong : styles.value, align: 'right' },
        withBreaks(value),
      ),
    ],
  });

const goodsPicture = ({ url, ...attributes }: MailPicture): ReactElement =>
  h('img', { src: url, ...attributes, style: styles.picture });

/** The logo; the letters of its alternative text look like the shop's name where pictures are not shown. */
const brandPicture = ({ url, ...attributes }: MailPicture, { brand }: BrandStyles): ReactElement =>
  h('img', { src: url, ...attributes, style: { ...brand, ...styles.logo } });

const goodsRow = ({ name, detail, qty, amount, picture }: MailGoods, index: number): ReactElement =>
  h(Row, {
    key: index,
    style: styles.goods,
    children: [
      h(Column, { key: 'picture', style: styles.pictureBox }, picture && goodsPicture(picture)),
      h(
        Column,
        { key: 'name', style: styles.name },
        `${qty} × ${name}`,
        detail === '' ? null : h('div', { style: styles.detail }, detail),
      ),
      h(Column, { key: 'amount', style: styles.amount, align: 'right' }, amount),
    ],
  });

function blockElement(block: MailBlock, key: number, brand: BrandStyles): ReactElement {
  switch (block.kind) {
    case 'heading':
      return h(Heading, { key, as: 'h2', style: styles.h2 }, block.text);
    case 'paragraph':
      return h(Text, { key, style: styles.text }, withBreaks(block.text));
    case 'small':
      return h(Text, { key, style: styles.small }, withBreaks(block.text));
    case 'button':
      return h(
        Section,
        { key, style: styles.buttonBox },
        h(Button, { href: block.url, style: brand.button }, block.label),
      );
    case 'link':
      return h(
        Text,
        { key, style: styles.text },
        h(Link, { href: block.url, style: brand.link }, block.label),
      );
    case 'list':
      return h(
        'ul',
        { key, style: styles.list },
        ...block.items.map((item, index) => h('li', { key: index, style: styles.item }, item)),
      );
    case 'facts':
      return h(Section, { key, style: styles.box }, ...block.rows.map(factRow));
    case 'goods':
      return h(Section, { key, style: styles.box }, ...block.lines.map(goodsRow));
  }
}

function foot(
  { foot: lines, unsubscribeUrl, unsubscribeLabel }: MailDocument,
  brand: BrandStyles,
): ReactElement {
  return h(
    Section,
    null,
    h(Hr, { style: styles.rule }),
    ...lines.map((line, index) => h(Text, { key: index, style: styles.foot }, line)),
    ...(unsubscribeUrl === undefined
      ? []
      : [
          h(
            Text,
            { key: 'unsubscribe', style: styles.foot },
            h(Link, { href: unsubscribeUrl, style: brand.link }, unsubscribeLabel),
          ),
        ]),
  );
}

/** The HTML part of a mail. Everything of the document is text and is escaped here. */
export function mailHtml(
  document: MailDocument,
  { name, colours }: Pick<ShopFile, 'name' | 'colours'>,
  logo: MailPicture | null,
): Promise<string> {
  const brand = brandStyles(colours?.primary ?? '#a23a20');
  return render(
    h(
      Html,
      { lang: document.language, dir: 'ltr' },
      h(Head, null, h('title', null, document.subject)),
      h(Preview, null, document.preview),
      h(
        Body,
        { style: styles.body },
        h(
          Container,
          { style: styles.container },
          logo === null ? h(Text, { style: brand.brand }, name) : brandPicture(logo, brand),
          h(Heading, { as: 'h1', style: styles.h1 }, document.title),
          ...document.blocks.map((block, key) => blockElement(block, key, brand)),
          foot(document, brand),
        ),
      ),
    ),
  );
}
