import { z } from 'zod';

/** Bytes as browsers put them into JSON. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/, 'Passnyckelns svar går inte att läsa');

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
};

/** What a browser answers when a passkey was used. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    authenticatorData: bytes(8000),
    signature: bytes(8000),
    userHandle: bytes(100).default(''),
  }),
});

/** What a browser answers when a passkey was made. */
export const passkeyRegistration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8000),
    attestationObject: bytes(40_000),
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(10)
      .default([]),
  }),
});

const isObject = (value: unknown) => typeof value === 'object' && value !== null;

/** Options that are handed to the browser as they are. */
export const passkeyOptions = <Options>() => z.object({ options: z.custom<Options>(isObject) });
