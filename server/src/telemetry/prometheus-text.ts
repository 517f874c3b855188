/** One line of the Prometheus text format. */
export interface Sample {
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** A series with its help and kind; a histogram's samples keep the endings of their names. */
export interface Family {
  readonly name: string;
  readonly help: string;
  readonly kind: string;
  readonly samples: (Sample & { readonly ending: string })[];
}

const aSample = /^([a-zA-Z_:][\w:]*)(?:\{([^}]*)\})? (\S+)/;
const aLabel = /(\w+)="((?:[^"\\]|\\.)*)"/g;
const endings = ['', '_bucket', '_sum', '_count'];

const labelsOf = (text = ''): Record<string, string> =>
  Object.fromEntries([...text.matchAll(aLabel)].map(([, name = '', value = '']) => [name, value]));

const numberOf = (text: string): number => (text === '+Inf' ? Number.POSITIVE_INFINITY : Number(text));

/** Reads what /metrics answers, so that both ways tell the same series under the same names. */
export function readPrometheusText(text: string): Family[] {
  const families = new Map<string, Family>();
  const help = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, word, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) ?(.*)$/.exec(line) ?? [];
    if (word === 'HELP') help.set(name, rest);
    if (word === 'TYPE') families.set(name, { name, kind: rest, help: help.get(name) ?? '', samples: [] });
    const [, sample, labels, value] = aSample.exec(line) ?? [];
    if (sample === undefined || value === undefined) continue;
    for (const ending of endings) {
      const family = sample.endsWith(ending)
        ? families.get(sample.slice(0, sample.length - ending.length))
        : undefined;
      if (family === undefined) continue;
      family.samples.push({ ending, labels: labelsOf(labels), value: numberOf(value) });
      break;
    }
  }
  return [...families.values()];
}
