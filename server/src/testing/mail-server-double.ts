import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

/** What a mail server does: with a login, or with every recipient. */
type Login = 'accepts' | 'refuses' | 'knows nobody';

export interface MailServerDouble {
  readonly host: string;
  /** Commands it got, in upper case: EHLO, AUTH, MAIL… */
  readonly commands: readonly string[];
  close(): Promise<void>;
}

/** A mail server that greets and judges logins or recipients, or a socket that says nothing. */
export async function openMailServer(how: Login | 'silent'): Promise<MailServerDouble> {
  const commands: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (how === 'silent') return void socket.resume();
    socket.write('220 prova\r\n');
    socket.setEncoding('utf8').on('data', (text: string) => {
      const command = text.slice(0, 4).toUpperCase();
      commands.push(command);
      if (command === 'EHLO') socket.write('250-prova\r\n250 AUTH PLAIN\r\n');
      else if (command === 'AUTH')
        socket.write(how === 'refuses' ? '535 5.7.8 credenziali errate\r\n' : '235 bene\r\n');
      else if (command === 'RCPT' && how === 'knows nobody')
        socket.write(`550 5.1.1 ${/<.*>/.exec(text)?.[0] ?? ''}: nessuno qui si chiama così\r\n`);
      else if (command === 'QUIT') socket.end('221 ciao\r\n');
      else socket.write('250 bene\r\n');
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    commands,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}
