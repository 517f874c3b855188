import { buttonLook } from '@casamaestra/ui/button.tsx';
import { classes } from '@casamaestra/ui/classes.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { iconButtonLook } from '@casamaestra/ui/icon-button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';

type CompareLinkProps = { sku: string; name: string; text?: string; className?: string | undefined };

/**
 * Adds a variant to the comparison, the same for every visitor: a link to its page that works by itself;
 * browser-compare.ts, loaded at the first click or when something is compared, adds without leaving the page.
 */
export function CompareLink({ sku, name, text, className }: CompareLinkProps) {
  const { card } = useMessages();
  return (
    <a
      href={urls.compareWith(sku)}
      rel="nofollow"
      className={text ? buttonLook({ variant: 'quiet', size: 's' }) : classes(iconButtonLook, className)}
      data-compare={sku}
      aria-label={card.compare(name)}
      title={card.compare(name)}
    >
      <Icon name="compare" size={18} />
      {text}
    </a>
  );
}
