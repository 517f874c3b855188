import { setTimeout as pause } from 'node:timers/promises';

/** What pages named and visitors then asked for, of any node. */
export interface AssetReadings {
  readonly asked: number;
  /** Names of files that some answer lacked. */
  readonly failed: readonly string[];
  /** Builds whose pages were seen, by their entry scripts. */
  readonly builds: number;
}

const named = /\/assets\/[\w.-]+\.(?:js|css)/g;

/**
 * Visitors who get a page from one address and its scripts and styles from the other, as a page that was sent before a node was
 * exchanged is: one page after another, until they are stopped.
 */
export function startAskingAssets(urls: readonly string[], pages: readonly string[]) {
  const failed: string[] = [];
  const entries = new Set<string>();
  let asked = 0;
  let stopped = false;
  const asking = (async () => {
    for (let turn = 0; !stopped; turn += 1) {
      const urlOf = (offset: number) => urls[(turn + offset) % urls.length] ?? '';
      const page = await fetch(`${urlOf(0)}${pages[turn % pages.length]}`).then(
        (answer) => answer.text(),
        () => '',
      );
      const files = [...new Set(page.match(named))];
      for (const entry of files.filter((file) => file.includes('/entry.client-'))) entries.add(entry);
      await Promise.all(
        files.map(async (file) => {
          asked += 1;
          const status = await fetch(`${urlOf(1)}${file}`).then(
            async (answer) => ((await answer.arrayBuffer()).byteLength > 0 ? answer.status : 0),
            (error: Error) => String(error.cause ?? error.message),
          );
          if (status !== 200) failed.push(`${status} ${file}`);
        }),
      );
      await pause(100);
    }
  })();
  return async (): Promise<AssetReadings> => {
    stopped = true;
    await asking;
    return { asked, failed, builds: entries.size };
  };
}
