import { IconButton } from '@casamaestra/ui/icon-button.tsx';
import { useMessages } from '../i18n/use-messages.ts';

type WishlistButtonProps = { sku: string; name: string; className?: string | undefined };

/**
 * A heart that every visitor gets alike; whether it is filled is painted for a logged-in shopper by wishes.ts,
 * which is loaded at the first click or where a login is stored.
 */
export function WishlistButton({ sku, name, className }: WishlistButtonProps) {
  const { card } = useMessages();
  return (
    <IconButton
      icon="heart"
      size="s"
      label={card.wish(name)}
      pressed={false}
      data-wish={sku}
      className={className}
    />
  );
}
