import { toString as drawQr } from 'qrcode';
import { failWith } from '#contract/errors.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { asksForMore, dropCodesWithoutFactor, factorsOf } from '#server/factors/factors.ts';
import {
  countRecoveryCodes,
  newRecoveryCodes,
  storeRecoveryCodes,
} from '#server/factors/recovery-codes.ts';
import { beginTotp, confirmTotp, dropTotp, totpAddress } from '#server/factors/totp.ts';
import { sendSoon } from '#server/mail/outbox.ts';
import type { SignedIn } from '#server/session/sessions.ts';
import { settingsMailTexts as mails } from '../mail-texts.ts';
import { type Proof, securityErrors } from '../security-contract.ts';
import { limitCodes, proveOwner } from './prove-owner.ts';
import { tellAndEndOthers } from './tell-and-end-others.ts';

const fail = failWith(securityErrors);

/** Begins to set an authenticator app up: its key, typed and as a picture. */
export async function beginApp(
  deps: Dependencies,
  { user }: SignedIn,
  proof: Proof,
): Promise<{ key: string; picture: string }> {
  await proveOwner(deps, user, proof);
  const key = await beginTotp(deps, deps.database.db, user.id);
  if (key === null) throw fail('settings.totp_on');
  const picture = await drawQr(totpAddress(user.email, key), { type: 'svg', margin: 2 });
  return { key, picture };
}

/** Turns the app on by a code of it. Returns the recovery codes; null where there were some. */
export async function confirmApp(
  deps: Dependencies,
  session: SignedIn,
  code: string,
): Promise<string[] | null> {
  const { id } = session.user;
  const { codes, hashes } = await newRecoveryCodes(deps);
  const done = await limitCodes(deps, id, () =>
    inTransaction(deps.database.db, async (tx) => {
      if (!(await confirmTotp(deps, tx, id, code))) return null;
      const isFirst = (await countRecoveryCodes(tx, id)) === 0;
      if (isFirst) await storeRecoveryCodes(tx, id, hashes);
      return { isFirst, mailId: await tellAndEndOthers(deps, tx, session, mails.appOn) };
    }),
  );
  await sendSoon(deps, done.mailId);
  return done.isFirst ? codes : null;
}

/** Turns the app off. */
export async function endApp(deps: Dependencies, session: SignedIn, proof: Proof): Promise<void> {
  const { id } = session.user;
  await proveOwner(deps, session.user, proof);
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    await dropTotp(tx, id);
    await dropCodesWithoutFactor(tx, id);
    return tellAndEndOthers(deps, tx, session, mails.appOff);
  });
  await sendSoon(deps, mailId);
}

/** Makes ten recovery codes in place of those there were. */
export async function renewRecoveryCodes(
  deps: Dependencies,
  session: SignedIn,
  proof: Proof,
): Promise<string[]> {
  const { id } = session.user;
  await proveOwner(deps, session.user, proof);
  if (!asksForMore(await factorsOf(deps.database.db, id))) throw fail('settings.no_factor');
  const { codes, hashes } = await newRecoveryCodes(deps);
  const mailId = await inTransaction(deps.database.db, async (tx) => {
    await storeRecoveryCodes(tx, id, hashes);
    return tellAndEndOthers(deps, tx, session, mails.codesRenewed);
  });
  await sendSoon(deps, mailId);
  return codes;
}
