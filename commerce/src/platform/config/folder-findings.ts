import { accessSync, constants, statSync } from 'node:fs';
import { error, type Finding } from './finding.ts';
import type { Settings } from './settings.ts';

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Folders outside of the shop's own: made by whoever runs the server, for a program that takes files from there. */
export function folderFindings({ invoiceExportDir: path }: Pick<Settings, 'invoiceExportDir'>): Finding[] {
  if (path === undefined) return [];
  if (!isFolder(path))
    return [error({ code: 'invoice_folder_missing', facts: { path } }, 'INVOICE_EXPORT_DIR')];
  return mayWrite(path)
    ? []
    : [error({ code: 'invoice_folder_closed', facts: { path } }, 'INVOICE_EXPORT_DIR')];
}
