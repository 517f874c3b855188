import type { OrderRecord } from '../../orders/order-record.ts';
import type { MailParts } from '../mail-parts.ts';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';

/** Addresses mails lead to. The pages are the storefront's; the mail knows them as any sender outside does. */
export async function orderLinks(
  order: OrderRecord,
  { publicUrl, tokens, secrets }: Pick<MailParts, 'publicUrl' | 'tokens' | 'secrets'>,
) {
  const base = publicUrl();
  const token = encodeURIComponent(await tokens.sign(order.number));
  const proof = await tokens.proof(order.number);
  return {
    /** Without a slash at its end. */
    shop: base,
    /** In mails to the order's own address only: who has it has read them. */
    confirm: `${base}/pages/track-order?order=${token}&confirm=${proof}`,
    follow: `${base}/pages/track-order?order=${token}`,
    review: `${base}/pages/track-order?order=${token}#recensioni`,
    withdraw: `${base}/pages/recesso?order=${token}`,
    returns: `${base}/web-page/resi-e-recesso`,
    terms: `${base}/web-page/condizioni-di-vendita`,
    unsubscribe: `${base}/api/open/mail-preferences/${await unsubscribeToken(secrets, order.email)}`,
  };
}

export type OrderLinks = Awaited<ReturnType<typeof orderLinks>>;

export const accountLinks = (publicUrl: string) => ({
  account: `${publicUrl}/pages/account`,
  login: `${publicUrl}/pages/login`,
  forgotten: `${publicUrl}/pages/forgot-password`,
});
