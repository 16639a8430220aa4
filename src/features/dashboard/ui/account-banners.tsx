import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { Alert } from '#client/ui/alert.tsx';
import type { User } from '#features/account/contract.ts';
import { ENOUGH_PROFILE_FIELDS, filledProfileFields } from '../model.ts';
import { dashboardTexts as texts } from '../texts.ts';

/** What the account itself lacks: a confirmed address, a filled profile. */
export function AccountBanners({ user }: { user: User }) {
  const filled = filledProfileFields(user);
  return (
    <>
      {!user.emailVerified && (
        <Alert variant="warning" title={texts.unverified.title}>
          {texts.unverified.text} {texts.unverified.soon}
        </Alert>
      )}
      {filled < ENOUGH_PROFILE_FIELDS && (
        <Link
          to="/settings"
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg border border-info-line bg-info-soft px-4 py-3 text-sm transition-colors hover:border-info"
        >
          <span>{texts.profile.text(filled)}</span>
          <span className="inline-flex items-center gap-1.5 font-medium text-info">
            {texts.profile.call}
            <ArrowRight aria-hidden className="size-4" />
          </span>
        </Link>
      )}
    </>
  );
}
