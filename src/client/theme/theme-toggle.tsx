import { Moon, Sun } from 'lucide-react';
import { siteTexts } from '#features/site/texts.ts';
import { Button } from '../ui/button.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { useTheme } from './use-theme.ts';

export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  const text = dark ? siteTexts.theme.toLight : siteTexts.theme.toDark;
  const Icon = dark ? Sun : Moon;
  return (
    <Tooltip text={text}>
      <Button
        variant="ghost"
        size="icon"
        aria-label={text}
        onClick={toggleTheme}
        icon={<Icon aria-hidden className="size-5" />}
      />
    </Tooltip>
  );
}
