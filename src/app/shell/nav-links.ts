import {
  Banknote,
  ChartNoAxesCombined,
  Coins,
  Factory,
  FolderOpen,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MessagesSquare,
  Settings,
  Shield,
  Users,
} from 'lucide-react';
import { withoutLastSlashes } from '#contract/pages.ts';

export interface NavLinkItem {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Other addresses of the same page. */
  aliases?: readonly string[];
}

/** The signed-in navigation, in the order of the specification, with the files and what sales and costs leave. */
export const navLinks: readonly NavLinkItem[] = [
  { to: '/dashboard', label: 'Översikt', icon: LayoutDashboard, aliases: ['/checkout-success'] },
  { to: '/chat', label: 'AI-Chatt', icon: MessagesSquare },
  {
    to: '/forsaljning',
    label: 'Försäljning',
    icon: ChartNoAxesCombined,
    aliases: ['/sales', '/försäljning'],
  },
  { to: '/kostnader', label: 'Kostnader', icon: Coins, aliases: ['/costs'] },
  { to: '/pengarna', label: 'Pengarna', icon: Banknote },
  { to: '/atgarder', label: 'Åtgärder', icon: ListChecks, aliases: ['/actions', '/åtgärder'] },
  { to: '/kundanalys', label: 'Kundanalys', icon: Users, aliases: ['/customer-analysis'] },
  {
    to: '/branchinsikter',
    label: 'Branschinsikter',
    icon: Factory,
    aliases: ['/branschinsikter', '/industry-insights'],
  },
  { to: '/documents', label: 'Filer', icon: FolderOpen, aliases: ['/dokument'] },
  { to: '/settings', label: 'Inställningar', icon: Settings },
];

/** After the others, for those who may open it: the specification names no way there. */
export const adminLink: NavLinkItem = { to: '/admin', label: 'Administration', icon: Shield };

/** Whether a link leads to the page at `pathname`, under any of its addresses, ignoring case. */
export function leadsTo(link: NavLinkItem, pathname: string): boolean {
  const page = withoutLastSlashes(decodePath(pathname).toLowerCase());
  return [link.to, ...(link.aliases ?? [])].includes(page);
}

function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch (error) {
    if (error instanceof URIError) return pathname;
    throw error;
  }
}
