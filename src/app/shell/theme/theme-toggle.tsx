import { Moon, Sun } from 'lucide-react';
import { Button } from '#client/ui/button.tsx';
import { Tooltip } from '#client/ui/tooltip.tsx';
import { shellTexts } from '../texts.ts';
import { useTheme } from './use-theme.ts';

export function ThemeToggle() {
  const { theme, toggleTheme } = useTheme();
  const dark = theme === 'dark';
  const text = dark ? shellTexts.theme.toLight : shellTexts.theme.toDark;
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
