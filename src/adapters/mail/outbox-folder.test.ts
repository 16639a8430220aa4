import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FROM, type MailerUnderTest, mailerSuite, newMail } from './mail.suite.ts';
import { createOutboxFolder } from './outbox-folder.ts';

interface Written {
  id: string;
  file: string;
  links: string[];
}

async function withOutbox(
  work: (given: MailerUnderTest & { folder: string; written: Written[] }) => Promise<void>,
): Promise<void> {
  const parent = await mkdtemp(join(tmpdir(), 'klarsikt-outbox-'));
  const folder = join(parent, 'outbox');
  const written: Written[] = [];
  const mailer = createOutboxFolder({
    folder,
    from: FROM,
    appUrl: 'http://localhost:3000',
    onWritten: (mail) => void written.push(mail),
  });
  const handedOver = async () =>
    Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name))));
  try {
    await work({ mailer, handedOver, folder, written });
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
}

mailerSuite('the outbox folder', withOutbox);

describe('the outbox folder', () => {
  it('holds one file a mail, however often it is sent, for its owner only', () =>
    withOutbox(async ({ mailer, folder }) => {
      const mail = newMail();
      await Promise.all([mailer.send(mail), mailer.send(newMail())]);
      await mailer.send(mail);
      const names = await readdir(folder);
      expect(names).toHaveLength(2);
      expect(names).toContain(`2026-03-01T07-05-09-000Z-${mail.id}.eml`);
      for (const name of names) expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    }));

  it('tells the links into the product, and nothing else of what was written', () =>
    withOutbox(async ({ mailer, written }) => {
      await mailer.send(
        newMail({
          text: 'Hej Åsa, bekräfta: http://localhost:3000/verify?token=abc\nSe även https://exempel.se/asa och http://localhost:3000.evil.example/',
        }),
      );
      expect(written.map(({ links }) => links)).toEqual([
        ['http://localhost:3000/verify?token=abc'],
      ]);
      expect(JSON.stringify(written)).not.toMatch(/asa|Åsa/);
    }));
});
