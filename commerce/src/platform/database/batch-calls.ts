interface Waiting<Input, Output> {
  readonly input: Input;
  readonly settle: (output: Output) => void;
  readonly fail: (error: unknown) => void;
}

interface BatchOptions<Input, Output> {
  /** Handles a batch; returns one output for each input, in the same order. */
  readonly run: (inputs: readonly Input[]) => Promise<readonly Output[]>;
  /** The size of an input within a batch; default 1. */
  readonly sizeOf?: (input: Input) => number;
  /** Maximum size of a batch; it holds at least one input. */
  readonly most: number;
  /** Maximum number of concurrent batches. */
  readonly atOnce: number;
}

/**
 * Combines many calls into few statements: calls that arrive while batches are running are put into the next
 * one, so every call is answered by a statement that began after it.
 */
export function batchCalls<Input, Output>({
  run,
  sizeOf = () => 1,
  most,
  atOnce,
}: BatchOptions<Input, Output>): (input: Input) => Promise<Output> {
  let waiting: Waiting<Input, Output>[] = [];
  let running = 0;

  function take(): Waiting<Input, Output>[] {
    let size = 0;
    let end = 0;
    for (const { input } of waiting) {
      size += sizeOf(input);
      if (end > 0 && size > most) break;
      end += 1;
    }
    const batch = waiting.slice(0, end);
    waiting = waiting.slice(end);
    return batch;
  }

  async function answer(batch: readonly Waiting<Input, Output>[]): Promise<void> {
    try {
      const outputs = await run(batch.map(({ input }) => input));
      if (outputs.length !== batch.length) throw new Error('a batch was not answered whole');
      for (const [index, { settle }] of batch.entries()) settle(outputs[index] as Output);
    } catch (error) {
      for (const { fail } of batch) fail(error);
    }
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) await answer(take());
    running -= 1;
  }

  function start(): void {
    if (running === atOnce || waiting.length === 0) return;
    running += 1;
    void work();
  }

  return (input) =>
    new Promise<Output>((settle, fail) => {
      waiting.push({ input, settle, fail });
      // Calls of the same turn of the event loop share a query.
      setImmediate(start);
    });
}
