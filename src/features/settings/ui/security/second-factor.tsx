import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { errorSentence } from '#client/data/call-error.ts';
import { routeKey, routeQuery } from '#client/data/queries.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Badge } from '#client/ui/badge.tsx';
import { Button } from '#client/ui/button.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { settingsContract } from '../../contract.ts';
import { securityContract } from '../../security-contract.ts';
import { securityTexts as texts } from '../../security-texts.ts';
import { type Change, FactorDialog } from './factor-dialog.tsx';
import { PasskeyList } from './passkey-list.tsx';

/** What is asked for at login beside the password, and how to change it. */
export function SecondFactor() {
  const client = useQueryClient();
  const { data, error } = useQuery({ ...routeQuery(securityContract.factors), staleTime: 0 });
  const [change, setChange] = useState<Change | null>(null);
  const canMake = browserSupportsWebAuthn();
  const asksMore = data !== undefined && (data.app || data.passkeys.length > 0);
  const refresh = () => {
    for (const route of [securityContract.factors, settingsContract.sessions]) {
      void client.invalidateQueries({ queryKey: routeKey(route) });
    }
  };
  return (
    <div className="mt-8 border-t border-line pt-6">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="mt-1 text-sm text-ink-muted">{texts.lead}</p>
      {error && (
        <Alert variant="error" className="mt-4">
          {errorSentence(error, texts.notFetched)}
        </Alert>
      )}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      {data && (
        <div className="mt-2 flex flex-col divide-y divide-line">
          <Part
            title={texts.app.title}
            badge={
              <Badge variant={data.app ? 'positive' : 'neutral'}>
                {data.app ? texts.app.on : texts.app.off}
              </Badge>
            }
            text={data.app ? texts.app.textOn : texts.app.textOff}
          >
            <Button
              size="sm"
              variant="secondary"
              onClick={() => setChange({ kind: data.app ? 'app-off' : 'app-on' })}
            >
              {data.app ? texts.app.turnOff : texts.app.turnOn}
            </Button>
          </Part>
          <div>
            <Part
              title={texts.passkeys.title}
              text={canMake ? texts.passkeys.text : texts.passkeys.unsupported}
            >
              {canMake && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => setChange({ kind: 'passkey-on' })}
                >
                  {texts.passkeys.add}
                </Button>
              )}
            </Part>
            <PasskeyList
              passkeys={data.passkeys}
              onRemove={({ id }) => setChange({ kind: 'passkey-off', id })}
            />
          </div>
          {asksMore && (
            <Part title={texts.recovery.title} text={texts.recovery.left(data.recoveryCodes)}>
              <Button size="sm" variant="secondary" onClick={() => setChange({ kind: 'codes' })}>
                {texts.recovery.renew}
              </Button>
            </Part>
          )}
        </div>
      )}
      {data && change && (
        <FactorDialog
          change={change}
          asks={{ app: data.app, passkey: data.passkeys.length > 0 }}
          onChanged={refresh}
          onClose={() => setChange(null)}
        />
      )}
    </div>
  );
}

interface PartProps {
  title: string;
  badge?: ReactNode;
  text: string;
  children: ReactNode;
}

function Part({ title, badge, text, children }: PartProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-3">
          <h4 className="font-medium">{title}</h4>
          {badge}
        </div>
        <p className="mt-1 text-sm text-ink-muted">{text}</p>
      </div>
      {children}
    </div>
  );
}
