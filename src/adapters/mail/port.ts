export interface MailAddress {
  /** Empty where only the address is known. */
  name: string;
  address: string;
}

/** One message in plain text to one receiver. */
export interface Mail {
  /** Names the message for good: sent twice, it has the same Message-ID and is known as the same. */
  id: string;
  to: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  writtenAt: Date;
}

/** Hands mails over to whoever delivers them. */
export interface Mailer {
  /**
   * Resolves when the mail has been taken over. Throws MailRefusedError where this mail will never be
   * taken, MailDelayedError where a later attempt may succeed. Neither tells whom it was to.
   */
  send(mail: Mail): Promise<void>;
}

export class MailDelayedError extends Error {
  override name = 'MailDelayedError';
}

export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
