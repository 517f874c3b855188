/**
 * Ends the process with a clear message when Node.js is too old. In old syntax, because old versions parse
 * this file.
 */
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
