import type { ReactNode } from 'react';
import css from './section-heading.module.css';
import { Icon } from './icon.tsx';

type SectionHeadingProps = {
  id?: string | undefined;
  title: string;
  text?: ReactNode;
  link?: { label: string; href: string } | undefined;
};

/** The title of a page section with a link to all of its contents. */
export const SectionHeading = ({ id, title, text, link }: SectionHeadingProps) => (
  <header className={css.heading}>
    <div>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {text && <p className={css.text}>{text}</p>}
    </div>
    {link && (
      <a className={css.link} href={link.href}>
        <span>{link.label}</span>
        <Icon name="arrow-right" size={18} />
      </a>
    )}
  </header>
);
