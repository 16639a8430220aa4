import { describe, expect, it } from 'vitest';
import { startSmtp } from '#support/smtp-server.ts';
import { FROM, type MailerUnderTest, mailerSuite, newMail } from './mail.suite.ts';
import { MailDelayedError, MailRefusedError } from './port.ts';
import { createSmtpMailer } from './smtp.ts';

async function withSmtp(
  work: (given: MailerUnderTest) => Promise<void>,
  behaviour: Parameters<typeof startSmtp>[0] = {},
): Promise<void> {
  const server = await startSmtp(behaviour);
  const mailer = createSmtpMailer({ url: server.url, from: FROM, requireTls: false });
  try {
    await work({ mailer, handedOver: async () => server.received });
  } finally {
    await server.close();
  }
}

mailerSuite('SMTP', withSmtp);

describe('SMTP', () => {
  it('gives up a mail whose receiver is refused for good, and names nobody', () =>
    withSmtp(
      async ({ mailer }) => {
        const failure = await mailer.send(newMail()).catch((error: Error) => error);
        expect(failure).toBeInstanceOf(MailRefusedError);
        expect(`${(failure as Error).stack}`).not.toContain('asa@');
      },
      { refuseReceiver: 550 },
    ));

  it('leaves for later what is refused for now', () =>
    withSmtp(
      async ({ mailer }) => {
        await expect(mailer.send(newMail())).rejects.toThrow(MailDelayedError);
      },
      { refuseReceiver: 451 },
    ));

  it('leaves for later what a wrong password or a server that is away stops', async () => {
    const server = await startSmtp();
    const url = server.url.replace('smtp://', 'smtp://klarsikt:fel@');
    const wrong = createSmtpMailer({ url, from: FROM, requireTls: false });
    await expect(wrong.send(newMail())).rejects.toThrow(MailDelayedError);
    const right = createSmtpMailer({
      url: url.replace(':fel@', ':hemligt@'),
      from: FROM,
      requireTls: false,
    });
    await right.send(newMail());
    await server.close();
    await expect(right.send(newMail())).rejects.toThrow(MailDelayedError);
    expect(server.received).toHaveLength(1);
  });

  it('sends nothing in the clear where that is not allowed, unless the address says so', async () => {
    const server = await startSmtp();
    const strict = createSmtpMailer({ url: server.url, from: FROM, requireTls: true });
    await expect(strict.send(newMail())).rejects.toThrow(MailDelayedError);
    expect(server.received).toEqual([]);
    const url = `${server.url}?requireTLS=false`;
    await createSmtpMailer({ url, from: FROM, requireTls: true }).send(newMail());
    expect(server.received).toHaveLength(1);
    await server.close();
  });
});
