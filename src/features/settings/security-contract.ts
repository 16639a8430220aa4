import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';
import { defineErrors } from '#contract/errors.ts';
import { defineContract } from '#contract/route.ts';
import {
  passkeyAssertion,
  passkeyOptions,
  passkeyRegistration,
} from '#features/account/passkey-answers.ts';
import { securityTexts as texts } from './security-texts.ts';

export const securityErrors = defineErrors({
  'settings.code_needed': { status: 400, text: texts.errors.codeNeeded },
  'settings.wrong_code': { status: 400, text: texts.errors.wrongCode },
  'settings.too_many_codes': {
    status: 429,
    text: 'För många felaktiga koder. Vänta en stund och försök igen.',
  },
  'settings.totp_on': { status: 409, text: 'Appen är redan inställd. Stäng av den först.' },
  'settings.wrong_passkey': {
    status: 400,
    text: 'Passnyckeln kunde inte användas. Försök igen.',
  },
  'settings.too_many_passkeys': {
    status: 409,
    text: 'Fler passnycklar går inte att lägga till. Ta bort någon som inte används först.',
  },
  'settings.no_factor': {
    status: 409,
    text: 'Reservkoder behövs först när du har en app eller en passnyckel.',
  },
});

const success = z.object({ success: z.literal(true) });
const typedCode = z.string().trim().max(40, 'Högst 40 tecken');

/** Proves that it is the owner who changes what is asked for at login. */
export const proof = z.object({
  currentPassword: z.string().min(1, texts.errors.empty).max(1024),
  /** Of the app, or a recovery code; where the account asks for one at login. */
  code: typedCode.optional(),
  /** Or one of the account's passkeys. */
  passkey: passkeyAssertion.optional(),
});
export type Proof = z.output<typeof proof>;

const passkeyItem = z.object({
  /** The beginning of the hash of the authenticator's id of it. */
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
});
export type PasskeyItem = z.infer<typeof passkeyItem>;

const newCodes = z.object({
  /** Shown once; null where those there are hold on. */
  recoveryCodes: z.array(z.string()).nullable(),
});

export const securityContract = defineContract({
  factors: {
    method: 'GET',
    path: '/api/account/factors',
    summary: 'What the account asks for at login beside the password',
    access: 'user',
    response: z.object({
      app: z.boolean(),
      /** Recovery codes that are not used. */
      recoveryCodes: z.number(),
      passkeys: z.array(passkeyItem),
    }),
  },
  beginApp: {
    method: 'POST',
    path: '/api/account/app',
    summary: 'Makes a key for an authenticator app, which a code must confirm',
    access: 'user',
    body: proof,
    response: z.object({
      /** To be typed into the app where the picture cannot be read. */
      key: z.string(),
      /** The picture that the app reads, as SVG. */
      picture: z.string(),
    }),
  },
  confirmApp: {
    method: 'POST',
    path: '/api/account/app/confirm',
    summary: 'Turns the app on by a code of it, and ends all other sessions',
    access: 'user',
    body: z.object({ code: typedCode.min(1, texts.errors.empty) }),
    response: newCodes,
  },
  endApp: {
    method: 'POST',
    path: '/api/account/app/off',
    summary: 'Turns the app off, and ends all other sessions',
    access: 'user',
    body: proof,
    response: success,
  },
  newRecoveryCodes: {
    method: 'POST',
    path: '/api/account/recovery-codes',
    summary: 'Makes ten recovery codes in place of those there were',
    access: 'user',
    body: proof,
    response: newCodes,
  },
  proofOptions: {
    method: 'POST',
    path: '/api/account/passkeys/proof-options',
    summary:
      'What a browser needs to prove by a passkey that it is the owner who changes something',
    access: 'user',
    response: passkeyOptions<PublicKeyCredentialRequestOptionsJSON>(),
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/account/passkeys/options',
    summary: 'What a browser needs to make a passkey',
    access: 'user',
    body: proof,
    response: passkeyOptions<PublicKeyCredentialCreationOptionsJSON>(),
  },
  addPasskey: {
    method: 'POST',
    path: '/api/account/passkeys',
    summary: 'Adds a passkey, and ends all other sessions',
    access: 'user',
    body: z.object({
      name: z.string().trim().min(1, texts.errors.empty).max(60, 'Högst 60 tecken'),
      passkey: passkeyRegistration,
    }),
    response: newCodes,
  },
  endPasskey: {
    method: 'POST',
    path: '/api/account/passkeys/:id/off',
    summary: 'Removes a passkey, and ends all other sessions',
    access: 'user',
    params: z.object({ id: z.string().max(100) }),
    body: proof,
    response: success,
  },
});
