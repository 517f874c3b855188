import type { WebRoute } from '../../contract-http/web-route.ts';
import { mailLogoPath } from './mail-logo.ts';
import type { MailLogo } from './mail-logo.ts';

/** GET the logo shown in mails; public. */
export function mailLogoRoute(logo: MailLogo): WebRoute {
  return {
    name: 'mail.logo',
    methods: ['GET'],
    path: mailLogoPath,
    async handle() {
      const drawn = await logo.drawn();
      if (drawn === null) return new Response(null, { status: 404 });
      const headers = {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=86400',
        // Mails are read on pages of other sites.
        'cross-origin-resource-policy': 'cross-origin',
      };
      return new Response(new Uint8Array(drawn.png), { headers });
    },
  };
}
