import {
  FileUp,
  Keyboard,
  LifeBuoy,
  ListChecks,
  LogOut,
  type LucideIcon,
  Mail,
  Moon,
  Play,
  Sparkles,
  Sun,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { useLogout } from '#client/session/use-logout.ts';
import { useUser } from '#client/session/use-session.ts';
import { atStep } from '#client/wizard/use-step.ts';
import { keyTexts } from '../keys/texts.ts';
import { adminLink, navLinks } from '../nav-links.ts';
import { keyList } from '../opened.ts';
import { shellTexts } from '../texts.ts';
import { useTheme } from '../theme/use-theme.ts';
import { paletteTexts as texts } from './texts.ts';

export interface Command {
  id: string;
  kind: 'page' | 'action' | 'found';
  /** What it is, where its kind does not say. */
  hint?: string;
  label: string;
  keywords: string;
  icon: LucideIcon;
  run: () => unknown;
}

const [SALES, COSTS] = ['/forsaljning', '/kostnader'];

/** Everything the palette can do for the signed-in user. */
export function useCommands(): Command[] {
  const navigate = useNavigate();
  const { role } = useUser();
  const { theme, toggleTheme } = useTheme();
  const logout = useLogout();
  const page = (to: string, label: string, icon: LucideIcon, keywords = ''): Command => ({
    id: to,
    kind: 'page',
    label,
    keywords,
    icon,
    run: () => navigate(to),
  });
  const action = (
    id: string,
    label: string,
    icon: LucideIcon,
    keywords: string,
    run: Command['run'],
  ): Command => ({ id, kind: 'action', label, keywords, icon, run });
  const dark = theme === 'dark';
  return [
    action('analyse', texts.analyse, Play, texts.analyseWords, () => navigate(SALES)),
    action('upload', texts.upload, FileUp, texts.uploadWords, () =>
      navigate(SALES, { state: atStep('upload') }),
    ),
    action('analyse-costs', texts.analyseCosts, Play, texts.analyseWords, () => navigate(COSTS)),
    action('upload-costs', texts.uploadCosts, FileUp, texts.uploadCostsWords, () =>
      navigate(COSTS, { state: atStep('upload') }),
    ),
    action('make-plan', texts.makePlan, ListChecks, texts.makePlanWords, () =>
      navigate('/atgarder'),
    ),
    ...navLinks.map(({ to, label, icon }) => page(to, label, icon)),
    page('/subscribe', texts.plan, Sparkles, texts.planWords),
    page('/help-center', texts.help, LifeBuoy, texts.helpWords),
    page('/contact', texts.contact, Mail, texts.contactWords),
    ...(role === 'admin'
      ? [page(adminLink.to, adminLink.label, adminLink.icon, texts.adminWords)]
      : []),
    action('keys', keyTexts.show, Keyboard, keyTexts.showWords, keyList.open),
    action(
      'theme',
      dark ? shellTexts.theme.toLight : shellTexts.theme.toDark,
      dark ? Sun : Moon,
      texts.themeWords,
      toggleTheme,
    ),
    action('logout', shellTexts.logout, LogOut, texts.logoutWords, () => logout.mutate()),
  ];
}
