import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** What may be other than a well-behaved authenticator on the right page would have it. */
export interface Deviation {
  origin?: string;
  rpId?: string;
  /** Its owner did not show themselves to it. */
  unverified?: boolean;
  /** What it says of how often it was used; one more than before unless given. */
  counter?: number;
  /** Whose passkey it says this is, as base64url. */
  userHandle?: string;
}

interface Options {
  challenge: string;
}

/** An authenticator in software, with one passkey, on the page of the product. */
export function makeAuthenticator(page: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let userHandle = '';
  let used = 0;
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // A COSE key: EC2, ES256, P-256, and the point.
  const coseKey = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);

  const clientData = (type: string, { challenge }: Options, { origin }: Deviation) =>
    Buffer.from(
      JSON.stringify({ type, challenge, origin: origin ?? page.origin, crossOrigin: false }),
    );
  const head = (flags: number, counter: number, { rpId, unverified }: Deviation) =>
    Buffer.concat([
      sha256(rpId ?? page.rpId),
      Buffer.from([PRESENT | flags | (unverified ? 0 : VERIFIED)]),
      uint32(counter),
    ]);
  const credential = {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
  };

  return {
    credential,
    /** Makes the passkey that a page asks for. */
    register(options: Options & { user: { id: string } }, deviation: Deviation = {}) {
      userHandle = options.user.id;
      const authData = Buffer.concat([
        head(WITH_KEY, 0, deviation),
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey,
      ]);
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([authData.length]),
        authData,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', options, deviation).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Uses the passkey. */
    answer(options: Options, deviation: Deviation = {}) {
      used = deviation.counter ?? used + 1;
      const authData = head(0, used, deviation);
      const data = clientData('webauthn.get', options, deviation);
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: deviation.userHandle ?? userHandle,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof makeAuthenticator>;
