import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/** The mails in the outbox folder of a data folder, oldest first. */
export async function readMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.')).sort();
  return Promise.all(
    whole.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}

/** The newest mail to an address with this subject, once `count` of them have come. */
export function mailTo(
  dataDir: string,
  address: string,
  subject: string,
  count = 1,
): Promise<Email> {
  return vi.waitFor(
    async () => {
      const mails = (await readMails(dataDir)).filter(
        (mail) => mail.subject === subject && mail.to?.[0]?.address === address,
      );
      const newest = mails.at(-1);
      if (mails.length < count || !newest) throw new Error(`no mail "${subject}" to ${address}`);
      return newest;
    },
    { timeout: PATIENCE_MS, interval: 50 },
  );
}

/** The first link of a mail's text that holds `part`. */
export function linkOf(mail: Email, part: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((url) => url.includes(part));
  if (link === undefined) throw new Error(`the mail holds no link with ${part}`);
  return link;
}

/** The token of the link of a mail: what stands after `=`. */
export const tokenOf = (mail: Email, part: string): string =>
  linkOf(mail, part).replace(/^.*=/, '');
