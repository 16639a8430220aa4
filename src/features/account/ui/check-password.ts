import { callRoute } from '#client/data/call-route.ts';
import { passwordCheckContract } from '../password-check-contract.ts';
import type { SignupDetails } from '../signup-details.ts';

/** Nobody waits longer: the sign-up itself judges the password again. */
const LONGEST_MS = 5000;

/** What is wrong with the password; null where nothing is, or nobody can tell now. */
export async function passwordProblem(details: SignupDetails): Promise<string | null> {
  const { password, name, companyName, email } = details;
  try {
    const answer = await callRoute(passwordCheckContract.checkPassword, {
      body: { password, name, companyName, email },
      signal: AbortSignal.timeout(LONGEST_MS),
    });
    return answer.problem;
  } catch {
    return null;
  }
}
