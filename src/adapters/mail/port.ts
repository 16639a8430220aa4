export interface MailAddress {
  /** Empty where only the address is known. */
  name: string;
  address: string;
}

export interface MailAttachment {
  name: string;
  /** A media type. */
  type: string;
  base64: string;
}

/** One message to one recipient. */
export interface Mail {
  /** Determines the Message-ID, so that a mail sent twice is recognised as the same. */
  id: string;
  to: string;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  /** The same in HTML, for programs that show it. */
  html?: string;
  attachments?: readonly MailAttachment[];
  /** Where one press ends what this is one of: POST, whatever its body (RFC 8058). */
  unsubscribeUrl?: string;
  writtenAt: Date;
}

export interface Mailer {
  /**
   * Resolves when the mail is accepted. Throws MailRefusedError where it will never be,
   * MailDelayedError where a later attempt may succeed. Neither names the recipient.
   */
  send(mail: Mail): Promise<void>;
}

export class MailDelayedError extends Error {
  override name = 'MailDelayedError';
}

export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}
