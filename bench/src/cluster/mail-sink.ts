import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A mail server on this machine that accepts everything and keeps it. */
export interface MailSink {
  readonly url: string;
  /** Mails as they came, headers and all. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

const endOfMail = '\r\n.\r\n';

/** Opens one on a free port. */
export async function openMailSink(): Promise<MailSink> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let isMail = false;
    let heard = '';
    socket.on('error', () => socket.destroy());
    socket.write('220 mail\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
      for (;;) {
        const end = heard.indexOf(isMail ? endOfMail : '\r\n');
        if (end < 0) return;
        const said = heard.slice(0, end);
        heard = heard.slice(end + (isMail ? endOfMail.length : 2));
        if (isMail) mails.push(said);
        isMail = !isMail && /^DATA/i.test(said);
        if (/^QUIT/i.test(said)) socket.end('221 bye\r\n');
        else socket.write(isMail ? '354 go on\r\n' : '250 well\r\n');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}
