import { useMutation, useQueryClient } from '@tanstack/react-query';
import { routeKey } from '#client/data/queries.ts';
import type { ResponseOutput } from '#contract/route.ts';
import { mailingContract } from '../contract.ts';

/** A call that changes the mailing and answers with how it is then; `onDone` before that is shown. */
export function useMailingCall<V>(
  call: (value: V) => Promise<ResponseOutput<typeof mailingContract.read>>,
  onDone: (value: V) => void = () => {},
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: (overview, value) => {
      onDone(value);
      client.setQueryData(routeKey(mailingContract.read), overview);
    },
  });
}
