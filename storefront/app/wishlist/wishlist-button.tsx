import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type WishlistButtonProps = { sku: string; name: string; className?: string | undefined };

/**
 * A heart button, the same for every visitor; for logged-in customers it is filled by browser-wishlist.ts,
 * which is loaded at the first click or when a login is stored. Its tooltip comes under the pointer (`shell.client.ts`).
 */
export function WishlistButton({ sku, name, className }: WishlistButtonProps) {
  const { card } = useMessages();
  return (
    <IconButton
      icon="heart"
      size="s"
      label={card.wish(name)}
      title={undefined}
      pressed={false}
      data-wish={sku}
      className={className}
    />
  );
}
