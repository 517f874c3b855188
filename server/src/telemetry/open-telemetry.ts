import type { Config } from '@casamaestra/commerce/platform/config/read-config.ts';
import type { Log } from '@casamaestra/commerce/platform/log/create-log.ts';
import type { Telemetry } from './telemetry.ts';

/** The receiver that the settings name; undefined, and nothing loaded, when they name none. */
export async function openTelemetry(config: Config, log: Log): Promise<Telemetry | undefined> {
  if ((config.telemetryUrl ?? config.tracesUrl ?? config.metricsUrl) === undefined) return undefined;
  const { openExporters } = await import('./otel-exporters.ts');
  return openExporters(config, log);
}
