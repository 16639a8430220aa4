import { Link } from 'react-router';
import { useToken } from '#client/session/use-token.ts';
import { Button } from '#client/ui/button.tsx';
import { Sheet } from '#client/ui/sheet.tsx';
import { shellTexts } from '../texts.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';

interface MenuLink {
  to: string;
  label: string;
}

const { menu, theme, header, footer } = shellTexts;
const links = footer.groups.slice(0, 2).flatMap((group): readonly MenuLink[] => group.links);

/**
 * The links that the header has no room for on a phone; with enlarged text also login and sign-up.
 */
export function PublicMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet side="right" open={open} onClose={onClose} title={menu.title}>
      <nav aria-label={menu.label}>
        <ul className="flex flex-col">
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                onClick={onClose}
                className="flex min-h-12 items-center rounded-md px-3 font-medium hover:bg-hover"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <AccountLinks onClose={onClose} />
      <div className="mt-6 flex items-center justify-between border-t border-line pt-4 pl-3 sm:hidden">
        {theme.label}
        <div className="-mr-2">
          <ThemeToggle />
        </div>
      </div>
    </Sheet>
  );
}

function AccountLinks({ onClose }: { onClose: () => void }) {
  const token = useToken();
  const ways = token
    ? [{ to: '/dashboard', label: header.dashboard }]
    : [
        { to: '/signup', label: header.start },
        { to: '/login', label: header.login },
      ];
  return (
    <div className="mt-4 flex flex-col gap-3">
      {ways.map(({ to, label }, index) => (
        <Button key={to} asChild variant={index === 0 ? 'primary' : 'secondary'}>
          <Link to={to} onClick={onClose}>
            {label}
          </Link>
        </Button>
      ))}
    </div>
  );
}
