import { SMTPServer } from 'smtp-server';

export interface TestSmtp {
  url: string;
  port: number;
  /** Raw messages in the order they were taken. */
  received: Buffer[];
  close(): Promise<void>;
}

interface SmtpBehaviour {
  port?: number;
  /** Answered to RCPT TO: 550 refuses for good, 451 for now. */
  refuseReceiver?: number;
}

/** A mail server on loopback that keeps what it is given. */
export async function startSmtp({
  port = 0,
  refuseReceiver,
}: SmtpBehaviour = {}): Promise<TestSmtp> {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'klarsikt' && password === 'hemligt') done(null, { user: username });
      else done(new Error('Fel lösenord'));
    },
    onRcptTo: ({ address }, _session, done) => {
      if (refuseReceiver === undefined) return done();
      done(Object.assign(new Error(`No such user ${address}`), { responseCode: refuseReceiver }));
    },
    onData: (stream, _session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        received.push(Buffer.concat(parts));
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
