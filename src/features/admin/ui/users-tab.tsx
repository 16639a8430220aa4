import { callRoute } from '#client/data/call-route.ts';
import { useUser } from '#client/session/use-session.ts';
import { Badge } from '#client/ui/badge.tsx';
import { formatInstantDay } from '#engine/text/format.ts';
import { isFreePlan } from '#features/billing/plans.ts';
import { billingTexts } from '#features/billing/texts.ts';
import { adminContract } from '../contract.ts';
import type { ListedUser } from '../rows.ts';
import { adminTexts as texts } from '../texts.ts';
import { DeleteUser } from './delete-user.tsx';
import { RowFacts, RowText } from './paged-list.tsx';
import { SearchList } from './search-list.tsx';

/** Användare: every account, and a way to delete one that is no administrator's. */
export function UsersTab() {
  return (
    <SearchList
      label={texts.tabs.users}
      name="users"
      searchLabel={texts.list.searchUsers}
      load={(query, signal) => callRoute(adminContract.users, { query, signal })}
    >
      {(user) => <UserRow user={user} />}
    </SearchList>
  );
}

function UserRow({ user }: { user: ListedUser }) {
  const { id } = useUser();
  const { plan, role, emailVerified } = user;
  const canBeDeleted = role !== 'admin' && user.id !== id;
  return (
    <>
      <RowText title={user.name} lines={[user.email, `${user.companyName} · ${user.orgNumber}`]} />
      <RowFacts
        badges={
          <>
            <Badge variant={isFreePlan(plan) ? 'neutral' : 'accent'}>
              {billingTexts.planLabel[plan]}
            </Badge>
            <Badge variant={role === 'admin' ? 'info' : 'neutral'}>{texts.roles[role]}</Badge>
            <Badge variant={emailVerified ? 'positive' : 'warning'}>
              {emailVerified ? texts.verified : texts.notVerified}
            </Badge>
          </>
        }
        day={texts.since(formatInstantDay(user.createdAt))}
      />
      <div className="ml-auto flex sm:w-28 sm:justify-end">
        {canBeDeleted && <DeleteUser user={user} />}
      </div>
    </>
  );
}
