import { mailedUrls, urls } from '@casamaestra/contract/pages.ts';
import type { OrderRecord } from '../../orders/order-record.ts';
import type { MailDependencies } from '../mail-dependencies.ts';
import { unsubscribeToken } from '../unsubscribe/unsubscribe-token.ts';

/** URLs linked from mails. */
export async function orderLinks(
  order: OrderRecord,
  { publicUrl, tokens, secrets }: Pick<MailDependencies, 'publicUrl' | 'tokens' | 'secrets'>,
) {
  const base = publicUrl();
  const { token, proof } = await tokens.mailed(order.number);
  return {
    /** Without a trailing slash. */
    shop: base,
    /** Only in mails to the order's own address: whoever has it has read one. */
    confirm: base + mailedUrls.confirmOrder(token, proof),
    follow: base + urls.trackOrder(token),
    review: `${base}${urls.trackOrder(token)}#recensioni`,
    withdraw: base + urls.withdrawal(token),
    returns: base + urls.webPage('web-page/resi-e-recesso'),
    terms: base + urls.webPage('web-page/condizioni-di-vendita'),
    unsubscribe: `${base}/api/open/mail-preferences/${await unsubscribeToken(secrets, order.email)}`,
  };
}

export type OrderLinks = Awaited<ReturnType<typeof orderLinks>>;

export const accountLinks = (publicUrl: string) => ({
  account: publicUrl + urls.account(),
  login: publicUrl + urls.login(),
  forgotten: publicUrl + urls.forgotPassword(),
});
