import type { Config } from '../platform/config/read-config.ts';
import { askInTime, type Dependency, reasonOf, well, wrong } from './dependency.ts';

const answerMs = 6_000;

type Receiver = Pick<Config, 'telemetryUrl' | 'tracesUrl' | 'metricsUrl' | 'telemetryHeaders'>;

/** The receivers of OpenTelemetry, where some are set: whether they take what is empty. Without them the shop goes on. */
export async function telemetryDependencies({
  telemetryUrl,
  tracesUrl,
  metricsUrl,
  telemetryHeaders = {},
}: Receiver): Promise<readonly Dependency[]> {
  const whole = (own: string | undefined, path: string) =>
    own ?? (telemetryUrl === undefined ? undefined : `${telemetryUrl}${path}`);
  const receivers = [
    { url: whole(tracesUrl, '/v1/traces'), body: { resourceSpans: [] } },
    { url: whole(metricsUrl, '/v1/metrics'), body: { resourceMetrics: [] } },
  ];
  const told = receivers.flatMap(({ url, body }) =>
    url === undefined
      ? []
      : [
          askInTime('telemetry', async () => [await askReceiver(url, body, telemetryHeaders)], {
            level: 'warning',
          }),
        ],
  );
  return (await Promise.all(told)).flat();
}

async function askReceiver(
  url: string,
  body: object,
  headers: Readonly<Record<string, string>>,
): Promise<Dependency> {
  const { host, pathname } = new URL(url);
  const receiver = `${host}${pathname}`;
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(answerMs),
    });
    await answer.body?.cancel();
    if (answer.ok) return well('telemetry', { code: 'telemetry_well', facts: { receiver } });
    const facts = { receiver, why: `HTTP ${answer.status}` };
    return wrong('telemetry', { code: 'telemetry_refuses', facts }, 'warning');
  } catch (error) {
    return wrong(
      'telemetry',
      { code: 'telemetry_away', facts: { receiver, why: reasonOf(error) } },
      'warning',
    );
  }
}
