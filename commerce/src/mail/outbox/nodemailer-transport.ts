import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { writeAtomically } from '../../media/file-store.ts';
import type { MailTransport, OutgoingMail } from '../mail-transport.ts';

/** Shorter than the lease of the claimed mails. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
const CONNECTIONS = 3;

/** Headers for one-click unsubscribing (RFC 8058), only for mails that can be unsubscribed from. */
function unsubscribeHeaders(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

/**
 * The message for nodemailer. The recipient is passed as one address, not parsed as a list; line breaks in
 * headers are removed before nodemailer folds them.
 */
export function composeMessage(mail: OutgoingMail, from: string): SendMailOptions {
  const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
  return {
    from,
    to: { name: '', address: oneLine(mail.recipient) },
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    messageId: mail.messageId,
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    ...(mail.replyTo && {
      replyTo: { name: oneLine(mail.replyTo.name), address: oneLine(mail.replyTo.address) },
    }),
    ...(mail.files && {
      attachments: mail.files.map(({ name, type, bytes }) => ({
        filename: oneLine(name),
        contentType: type,
        content: bytes,
      })),
    }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Host, port, encryption and login of SMTP_URL, as nodemailer wants them. */
function serverOf(url: string) {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    ...(username === ''
      ? {}
      : { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
  };
}

/**
 * Connects, greets and logs in; sends nothing.
 * @throws what nodemailer throws, with `code` EAUTH when the login is refused
 */
export async function greetMailServer(url: string, timeoutMs: number): Promise<void> {
  const { createTransport } = await import('nodemailer');
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transport = createTransport({ ...serverOf(url), ...limits });
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

/** Sends over SMTP. Nodemailer is loaded with the first mail. */
export function smtpTransport(url: string, from: string): MailTransport {
  const opening = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({ pool: true, maxConnections: CONNECTIONS, ...serverOf(url), ...timeouts });
  };
  let transport: ReturnType<typeof opening> | undefined;
  return {
    async send(mail) {
      transport ??= opening();
      await (await transport).sendMail(composeMessage(mail, from));
    },
    purge: async () => undefined,
    close: () => void transport?.then((open) => open.close()),
  };
}

/** Names of a mail's files: "000012.eml", "000012.html", "000012.txt". */
export const mailFile = (id: number, extension: 'eml' | 'html' | 'txt'): string =>
  `${String(id).padStart(6, '0')}.${extension}`;

const fileOfMail = /^\d{6,}\.(?:eml|html|txt)$/;

/** null for a file that another process has deleted meanwhile. */
async function writtenAt(file: string): Promise<Date | null> {
  try {
    return (await stat(file)).mtime;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes mails to a folder instead of sending them. */
export function fileTransport(folder: string, from: string): MailTransport {
  const put = (name: string, content: string | Buffer) =>
    writeAtomically(join(folder, name), Buffer.from(content));
  return {
    async send(mail) {
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message } = await composer.sendMail(composeMessage(mail, from));
      await put(mailFile(mail.id, 'html'), mail.html);
      await put(mailFile(mail.id, 'txt'), mail.text);
      await put(mailFile(mail.id, 'eml'), message as Buffer);
    },
    async purge(before) {
      await mkdir(folder, { recursive: true });
      for (const name of (await readdir(folder)).filter((one) => fileOfMail.test(one))) {
        const file = join(folder, name);
        const written = await writtenAt(file);
        if (written !== null && written < before) await rm(file, { force: true });
      }
    },
    close: () => undefined,
  };
}
