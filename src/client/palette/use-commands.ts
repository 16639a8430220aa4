import {
  FileUp,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  Mail,
  Moon,
  Play,
  Shield,
  Sparkles,
  Sun,
} from 'lucide-react';
import { useNavigate } from 'react-router';
import { accountTexts } from '#features/account/texts.ts';
import { siteTexts } from '#features/site/texts.ts';
import { navLinks } from '../navigation/nav-links.ts';
import { useLogout } from '../session/use-logout.ts';
import { useUser } from '../session/use-session.ts';
import { useTheme } from '../theme/use-theme.ts';
import { atStep } from '../wizard/use-step.ts';
import { paletteTexts as texts } from './texts.ts';

export interface Command {
  id: string;
  kind: 'page' | 'action';
  label: string;
  keywords: string;
  icon: LucideIcon;
  run: () => unknown;
}

const SALES = '/forsaljning';

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
  const dark = theme === 'dark';
  return [
    {
      id: 'analyse',
      kind: 'action',
      label: texts.analyse,
      keywords: texts.analyseWords,
      icon: Play,
      run: () => navigate(SALES),
    },
    {
      id: 'upload',
      kind: 'action',
      label: texts.upload,
      keywords: texts.uploadWords,
      icon: FileUp,
      run: () => navigate(SALES, { state: atStep('upload') }),
    },
    ...navLinks.map(({ to, label, icon }) => page(to, label, icon)),
    page('/subscribe', texts.plan, Sparkles, texts.planWords),
    page('/help-center', texts.help, LifeBuoy, texts.helpWords),
    page('/contact', texts.contact, Mail, texts.contactWords),
    ...(role === 'admin' ? [page('/admin', texts.admin, Shield, texts.adminWords)] : []),
    {
      id: 'theme',
      kind: 'action',
      label: dark ? siteTexts.theme.toLight : siteTexts.theme.toDark,
      keywords: texts.themeWords,
      icon: dark ? Sun : Moon,
      run: toggleTheme,
    },
    {
      id: 'logout',
      kind: 'action',
      label: accountTexts.logout.button,
      keywords: texts.logoutWords,
      icon: LogOut,
      run: () => logout.mutate(),
    },
  ];
}
