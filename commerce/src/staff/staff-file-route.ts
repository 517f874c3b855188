import type { StaffOperation } from '@casamaestra/contract/staff/staff-operation.ts';
import { callerOf } from '../contract-http/caller.ts';
import type { WebRoute } from '../contract-http/web-route.ts';
import { identifyStaff } from './sessions/identify-staff.usecase.ts';
import type { StaffDependencies } from './staff-dependencies.ts';
import { isPermitted } from './staff-endpoint.ts';
import type { StaffIdentity } from './staff-identity.ts';

/** Nothing outside keeps it: who signs out sees it no more. */
const always = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' };
const none = (status: number) => new Response(null, { status, headers: always });

interface StaffFile {
  readonly bytes: Buffer;
  readonly type: string;
  /** It is saved under this name, never shown as a page; undefined: a picture alone. */
  readonly savedAs?: string;
}

interface StaffFiles {
  readonly name: string;
  /** Beginning of the address, with a slash at its end. */
  readonly path: string;
  /** Who may call this may see the files, */
  readonly operation: StaffOperation;
  /** unless this says otherwise. */
  readonly sees: (who: StaffIdentity) => boolean;
  /** The file of the rest of an address; null: there is none. */
  readonly read: (rest: string, who: StaffIdentity) => Promise<StaffFile | null>;
}

/** Letters beyond ASCII by RFC 8187. */
const savedAsHeader = (name: string): string =>
  `attachment; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`;

/** Files for staff alone, answered to who is signed in and may see them; known by their cookie. */
export function staffFileRoute(
  deps: StaffDependencies,
  { name, path, operation, sees, read }: StaffFiles,
): WebRoute {
  return {
    name,
    methods: ['GET'],
    path,
    async handle(request) {
      const header = (of: string) => request.headers.get(of) ?? undefined;
      const who = await identifyStaff(deps, callerOf({ header, requestId: '' }, [], deps.config.languages));
      if (who === null || who.mustEnrol) return none(401);
      if (!isPermitted(operation, who, deps.clock.now()).ok || !sees(who)) return none(403);
      const file = await read(new URL(request.url).pathname.slice(path.length), who);
      if (file === null) return none(404);
      const saved = file.savedAs === undefined ? {} : { 'content-disposition': savedAsHeader(file.savedAs) };
      return new Response(new Uint8Array(file.bytes), {
        headers: {
          ...always,
          ...saved,
          'content-type': file.type,
          'content-security-policy': "default-src 'none'",
        },
      });
    },
  };
}
