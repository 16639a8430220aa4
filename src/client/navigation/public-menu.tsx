import { Link } from 'react-router';
import { siteTexts } from '#features/site/texts.ts';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import { Sheet } from '../ui/sheet.tsx';

interface MenuLink {
  to: string;
  label: string;
}

const { menu, theme, footer } = siteTexts;
const links = footer.groups.slice(0, 2).flatMap((group): readonly MenuLink[] => group.links);

/** What the bar has no room for on a phone. */
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
      <div className="mt-4 flex items-center justify-between border-t border-line pt-4 pl-3 sm:hidden">
        {theme.label}
        <ThemeToggle />
      </div>
    </Sheet>
  );
}
