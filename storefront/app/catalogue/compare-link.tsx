import { buttonLook } from '@casamaestra/ui/button.tsx';
import { classes } from '@casamaestra/ui/classes.ts';
import { Icon } from '@casamaestra/ui/icon.tsx';
import { iconButtonLook } from '@casamaestra/ui/icon-button.tsx';
import { useMessages } from '../i18n/use-messages.ts';
import { urls } from '@casamaestra/contract/pages.ts';

type CompareLinkProps = { sku: string; text?: boolean; className?: string | undefined };

/**
 * Adds a variant to the comparison, the same for every visitor: a link to its page that works by itself;
 * browser-compare.ts, loaded at the first click or when something is compared, adds without leaving the page. Found by its
 * address, named by the item around it, without a tooltip of its own: a listing has many, and every word is sent with it.
 */
export function CompareLink({ sku, text, className }: CompareLinkProps) {
  const { page } = useMessages();
  return (
    <a
      href={urls.compareWith(sku)}
      className={text ? buttonLook({ variant: 'quiet', size: 's' }) : classes(iconButtonLook, className)}
      aria-label={text ? undefined : page.compare}
    >
      <Icon name="compare" size={18} />
      {text && page.compare}
    </a>
  );
}
