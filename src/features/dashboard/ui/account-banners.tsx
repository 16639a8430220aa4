import { ArrowRight, Building2, MailWarning } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { Banner } from '#client/ui/banner.tsx';
import { optionalPart } from '#client/ui/optional-part.ts';
import type { User } from '#contract/session.ts';
import { ENOUGH_PROFILE_FIELDS, filledProfileFields } from '../model.ts';
import { dashboardTexts as texts } from '../texts.ts';

const ResendLink = optionalPart(() => import('#features/verification/ui/resend-link.tsx'));

/** Says that the address of the account is not confirmed. */
export function AddressBanner({ user }: { user: User }) {
  if (user.emailVerified) return null;
  return (
    <Banner
      variant="warning"
      mark={<MailWarning aria-hidden />}
      title={texts.unverified.title}
      action={
        <Suspense fallback={<div className="h-9 w-36" />}>
          <ResendLink user={user} />
        </Suspense>
      }
    >
      {texts.unverified.text}
    </Banner>
  );
}

/** Says that little is known of the company, and leads to where it is filled in. */
export function ProfileBanner({ user }: { user: User }) {
  const filled = filledProfileFields(user);
  if (filled >= ENOUGH_PROFILE_FIELDS) return null;
  return (
    <Link to="/settings" className="group rounded-lg">
      <Banner
        variant="plain"
        mark={<Building2 aria-hidden />}
        className="transition-colors group-hover:border-line-control"
        action={
          <span className="inline-flex items-center gap-1.5 font-medium text-accent-ink">
            {texts.profile.call}
            <ArrowRight aria-hidden className="size-4" />
          </span>
        }
      >
        {texts.profile.text(filled)}
      </Banner>
    </Link>
  );
}
