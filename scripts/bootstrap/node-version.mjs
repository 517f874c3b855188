/** Ends the process with a clear message where Node is too old to go on. Plain syntax: an old Node reads this file. */
export function refuseOldNode() {
  const version = process.versions.node;
  if (Number(version.split('.')[0]) >= 20) return;
  console.error(
    [
      'Questo negozio chiede Node.js 20 o più recente; qui c’è la versione ' + version + '.',
      'This shop needs Node.js 20 or newer; this is version ' + version + '.',
      '  → https://nodejs.org/it/download',
    ].join('\n'),
  );
  process.exit(1);
}
