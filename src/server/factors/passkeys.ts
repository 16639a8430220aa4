import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, desc, eq } from 'drizzle-orm';
import { brand } from '../../brand.ts';
import type { Executor } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { type ChallengePurpose, makeChallenge, spendChallenge } from './passkey-challenges.ts';
import { passkeys } from './table.ts';

/** More than anyone has devices. */
const MOST_PER_ACCOUNT = 20;

/** EdDSA, ES256 and RS256, by their numbers in COSE: all that authenticators make today. */
const supportedAlgorithmIDs = [-8, -7, -257];

type Needed = Pick<Dependencies, 'clock' | 'config' | 'database'>;

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Whom browsers bind passkeys to: the configured address, whatever the call says. */
function relyingParty({ appUrl }: { appUrl: string }) {
  const { origin, hostname } = new URL(appUrl);
  return { expectedOrigin: origin, expectedRPID: hostname };
}

/** The 16 bytes of an account's id, by which an authenticator tells whose passkey it is. */
const handleOf = (userId: string) => Buffer.from(userId.replaceAll('-', ''), 'hex');

function userOfHandle(handle: string | undefined): string | null {
  const hex = Buffer.from(handle ?? '', 'base64url').toString('hex');
  if (hex.length !== 32) return null;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const described = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports.split(',').filter(Boolean),
});

/** An account's passkeys, the newest first. */
export function listPasskeys(on: Executor, userId: string): Promise<PasskeyRow[]> {
  return on
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), passkeys.credentialId);
}

/** What a browser needs to make a passkey; null where the account has as many as it may. */
export async function registrationOptions(
  deps: Needed,
  user: { id: string; email: string; name: string },
): Promise<PublicKeyCredentialCreationOptionsJSON | null> {
  const { db } = deps.database;
  const made = await listPasskeys(db, user.id);
  if (made.length >= MOST_PER_ACCOUNT) return null;
  const challenge = await makeChallenge(deps, { purpose: 'register', userId: user.id });
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(deps.config).expectedRPID,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(handleOf(user.id)),
    challenge: new Uint8Array(challenge),
    attestationType: 'none',
    supportedAlgorithmIDs,
    excludeCredentials: made.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

/** A passkey as its authenticator made it; null where it answers no challenge of this account. */
export async function readRegistration(
  deps: Needed,
  userId: string,
  response: RegistrationResponseJSON,
): Promise<Pick<PasskeyRow, 'counter' | 'credentialId' | 'publicKey' | 'transports'> | null> {
  const asked = { purpose: 'register', userId } as const;
  const challenge = await spendChallenge(deps, asked, response.response.clientDataJSON);
  if (challenge === null) return null;
  const found = await orNull(
    verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      ...relyingParty(deps.config),
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }),
  );
  if (!found?.verified) return null;
  const { credential } = found.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: (credential.transports ?? []).join(','),
  };
}

/** Stores a passkey; false where the account has it already. */
export async function storePasskey(
  { clock }: Pick<Needed, 'clock'>,
  tx: Executor,
  passkey: Omit<PasskeyRow, 'createdAt' | 'lastUsedAt'>,
): Promise<boolean> {
  const stored = await tx
    .insert(passkeys)
    .values({ ...passkey, createdAt: clock() })
    .onConflictDoNothing()
    .returning({ userId: passkeys.userId });
  return stored.length === 1;
}

export async function dropPasskey(
  tx: Executor,
  { userId, credentialId }: Pick<PasskeyRow, 'credentialId' | 'userId'>,
): Promise<void> {
  await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.credentialId, credentialId)));
}

/** What a browser needs to use a passkey: one of `only`'s, or whichever the user chooses. */
export async function assertionOptions(
  deps: Needed,
  asked: { purpose: ChallengePurpose; userId: string | null },
  only: string | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const challenge = await makeChallenge(deps, asked);
  const made = only === null ? [] : await listPasskeys(deps.database.db, only);
  return generateAuthenticationOptions({
    rpID: relyingParty(deps.config).expectedRPID,
    challenge: new Uint8Array(challenge),
    allowCredentials: made.map(described),
    userVerification: 'required',
  });
}

/**
 * Whose passkey has signed a challenge of ours, once; null where none has. The passkey is one with
 * which its owner showed themselves to the device (by finger, face or PIN).
 */
export async function readAssertion(
  deps: Needed,
  asked: { purpose: ChallengePurpose; userId: string | null },
  response: AuthenticationResponseJSON,
): Promise<string | null> {
  const { db } = deps.database;
  const challenge = await spendChallenge(deps, asked, response.response.clientDataJSON);
  const userId = userOfHandle(response.response.userHandle);
  if (challenge === null || userId === null) return null;
  if (asked.userId !== null && asked.userId !== userId) return null;
  const isIt = and(eq(passkeys.userId, userId), eq(passkeys.credentialId, response.id));
  const [passkey] = await db.select().from(passkeys).where(isIt);
  if (!passkey) return null;
  const { credentialId, publicKey, counter } = passkey;
  const found = await orNull(
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      ...relyingParty(deps.config),
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
      },
      requireUserVerification: true,
    }),
  );
  if (!found?.verified) return null;
  const counted = await db
    .update(passkeys)
    .set({ counter: found.authenticationInfo.newCounter, lastUsedAt: deps.clock() })
    // Of two at once with one count, the second comes from a copy.
    .where(and(isIt, eq(passkeys.counter, counter)))
    .returning({ userId: passkeys.userId });
  return counted.length === 1 ? userId : null;
}

/** The library throws for each way in which an answer can be wrong. */
async function orNull<T>(verified: Promise<T>): Promise<T | null> {
  try {
    return await verified;
  } catch {
    return null;
  }
}
