import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/server';
import type { z } from 'zod';
import { common, failWith } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { dropCodesWithoutFactor } from '#server/factors/factors.ts';
import {
  dropPasskey,
  listPasskeys,
  type PasskeyRow,
  readRegistration,
  registrationOptions,
  storePasskey,
} from '#server/factors/passkeys.ts';
import {
  countRecoveryCodes,
  newRecoveryCodes,
  storeRecoveryCodes,
} from '#server/factors/recovery-codes.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import type { SignedIn } from '#server/session/sessions.ts';
import { hashToken } from '#server/session/tokens.ts';
import { settingsMailTexts as mails } from '../mail-texts.ts';
import {
  type PasskeyItem,
  type Proof,
  type securityContract,
  securityErrors,
} from '../security-contract.ts';
import { proveOwner } from './prove-owner.ts';
import { tellAndEndOthers } from './tell-and-end-others.ts';

const fail = failWith(securityErrors);

const ID_LENGTH = 16;
const idOf = ({ credentialId }: PasskeyRow) => hashToken(credentialId).slice(0, ID_LENGTH);

/** An account's passkeys as its owner sees them. */
export async function shownPasskeys(deps: Dependencies, userId: string): Promise<PasskeyItem[]> {
  const made = await listPasskeys(deps.database.db, userId);
  return made.map((passkey) => ({
    id: idOf(passkey),
    name: passkey.name,
    createdAt: passkey.createdAt.toISOString(),
    lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  }));
}

/** Begins to make a passkey. */
export async function beginPasskey(
  deps: Dependencies,
  { user }: SignedIn,
  proof: Proof,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  await proveOwner(deps, user, proof);
  const options = await registrationOptions(deps, user);
  if (options === null) throw fail('settings.too_many_passkeys');
  return options;
}

/** Adds what the authenticator made. Returns recovery codes; null where there were some. */
export async function addPasskey(
  deps: Dependencies,
  session: SignedIn,
  { name, passkey }: z.output<typeof securityContract.addPasskey.body>,
): Promise<string[] | null> {
  const { id: userId } = session.user;
  const answer = { ...passkey, clientExtensionResults: {} };
  const made = await readRegistration(deps, userId, answer);
  if (made === null) throw fail('settings.wrong_passkey');
  const { codes, hashes } = await newRecoveryCodes(deps);
  const done = await inTransaction(deps.database.db, async (tx) => {
    if (!(await storePasskey(deps, tx, { ...made, userId, name }))) {
      throw fail('settings.wrong_passkey');
    }
    const isFirst = (await countRecoveryCodes(tx, userId)) === 0;
    if (isFirst) await storeRecoveryCodes(tx, userId, hashes);
    const notice = { ...mails.passkeyAdded, text: mails.passkeyAdded.text(name) };
    return { isFirst, mailId: await tellAndEndOthers(deps, tx, session, notice) };
  });
  await sendSoon(deps, done.mailId);
  return done.isFirst ? codes : null;
}

/** Removes a passkey by its id in the list. */
export async function endPasskey(
  deps: Dependencies,
  session: SignedIn,
  id: string,
  proof: Proof,
): Promise<void> {
  const { id: userId } = session.user;
  const made = await listPasskeys(deps.database.db, userId);
  const passkey = made.find((each) => idOf(each) === id);
  if (!passkey) throw common('not_found');
  await proveOwner(deps, session.user, proof);
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    await dropPasskey(tx, passkey);
    await dropCodesWithoutFactor(tx, userId);
    const notice = { ...mails.passkeyRemoved, text: mails.passkeyRemoved.text(passkey.name) };
    return tellAndEndOthers(deps, tx, session, notice);
  });
  await sendSoon(deps, mailId);
}
