import { meOperation, type StaffMe } from '@casamaestra/contract/staff/sign-in.operations.ts';
import { createContext, use } from 'react';
import { reading } from '../platform/queries.ts';

export const meQuery = () => reading(meOperation, {});

export const MeContext = createContext<StaffMe | undefined>(undefined);

/** Who is signed in. @throws outside the back office */
export function useMe(): StaffMe {
  const me = use(MeContext);
  if (me === undefined) throw new Error('nobody is signed in here');
  return me;
}
