import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { toMessage } from './message.ts';
import type { MailAddress, Mailer } from './port.ts';

interface OutboxSettings {
  folder: string;
  from: MailAddress;
  /**
   * Links that begin with this are passed to `onWritten`: logged, they work without a mail server.
   */
  appUrl: string;
  onWritten(written: { id: string; file: string; links: string[] }): void;
}

/** Writes each mail as a file that mail programs open. The same mail again is the same file. */
export function createOutboxFolder({ folder, from, appUrl, onWritten }: OutboxSettings): Mailer {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail(toMessage(mail, from));
      const file = `${mail.writtenAt.toISOString().replace(/[:.]/g, '-')}-${mail.id}.eml`;
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = join(folder, `.${file}.${process.pid}`);
      await writeFile(draft, message, { mode: 0o600, flush: true });
      await rename(draft, join(folder, file));
      onWritten({ id: mail.id, file, links: linksInto(appUrl, mail.text) });
    },
  };
}

function linksInto(appUrl: string, text: string): string[] {
  const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
  return links.filter((link) => link.startsWith(`${appUrl}/`));
}
