import { use } from 'react';
import { ScriptMarkContext } from './script-mark.ts';

/** Runs a function at once, while the page is read: its text goes out, so it uses nothing from outside. */
export const EarlyScript = ({ run }: { run: () => void }) => (
  <script nonce={use(ScriptMarkContext)} dangerouslySetInnerHTML={{ __html: `(${run.toString()})()` }} />
);
