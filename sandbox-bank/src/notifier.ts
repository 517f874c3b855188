import { setTimeout as wait } from 'node:timers/promises';

/** One message of a gateway to the shop. */
export interface Notification {
  readonly gateway: 'axerve' | 'stripe';
  /** The paymentID or payment intent concerned. */
  readonly reference: string;
  /** Its contents, such as 'OK' or 'payment_intent.succeeded'. */
  readonly what: string;
  readonly genuine: boolean;
  readonly url: string;
  /** POST with this body; absent: GET. Made for each attempt, since signatures contain the time. */
  readonly body?: () => { readonly text: string; readonly headers: Readonly<Record<string, string>> };
}

/** One attempt to deliver a notification. Status 0: no answer. */
export interface Delivery {
  readonly gateway: string;
  readonly reference: string;
  readonly what: string;
  readonly genuine: boolean;
  readonly status: number;
}

/** How notifications are sent. */
export interface NotificationPolicy {
  /** Number of copies of each. */
  readonly copies: number;
  readonly delayMs: number;
  /** Hold all until `release`. */
  readonly hold: boolean;
  /** Send none. */
  readonly silent: boolean;
}

const usual: NotificationPolicy = { copies: 1, delayMs: 0, hold: false, silent: false };
/** Pauses between retries until the shop answers 2xx. */
const retryMs = [1_000, 5_000, 15_000, 60_000, 300_000];
const journalLength = 5_000;

/** Sends notifications, retries until they are accepted, and logs every attempt. */
export class Notifier {
  policy: NotificationPolicy = usual;
  private held: Notification[] = [];
  private journal: Delivery[] = [];
  private readonly closing = new AbortController();

  setPolicy(policy: Partial<NotificationPolicy>): void {
    this.policy = { ...usual, ...policy };
  }

  deliveries(): readonly Delivery[] {
    return this.journal;
  }

  /** Sends or holds a notification. Resolves when it was delivered or its first attempt failed. */
  async send(notification: Notification, copies = this.policy.copies): Promise<void> {
    if (this.policy.silent) return;
    if (this.policy.hold) {
      for (let copy = 0; copy < copies; copy += 1) this.held.push(notification);
      return;
    }
    if (this.policy.delayMs > 0 && !(await this.pause(this.policy.delayMs))) return;
    await Promise.all(Array.from({ length: copies }, () => this.deliver(notification)));
  }

  /** Sends the held notifications one by one, in order or reversed. Returns their number. */
  async release(reversed: boolean): Promise<number> {
    const waiting = reversed ? this.held.toReversed() : this.held;
    this.held = [];
    for (const notification of waiting) await this.deliver(notification);
    return waiting.length;
  }

  close(): void {
    this.closing.abort();
  }

  private async pause(ms: number): Promise<boolean> {
    return wait(ms, true, { signal: this.closing.signal, ref: false }).catch(() => false);
  }

  private async deliver(notification: Notification): Promise<void> {
    if (await this.attempt(notification)) return;
    void this.retry(notification);
  }

  private async retry(notification: Notification): Promise<void> {
    // Forged notifications are not retried.
    if (!notification.genuine) return;
    for (const ms of retryMs) {
      if (!(await this.pause(ms)) || (await this.attempt(notification))) return;
    }
  }

  private async attempt(notification: Notification): Promise<boolean> {
    const { gateway, reference, what, genuine, url } = notification;
    const made = notification.body?.();
    const signal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(20_000)]);
    let status = 0;
    try {
      const answer = await fetch(url, {
        redirect: 'manual',
        signal,
        ...(made === undefined ? {} : { method: 'POST', body: made.text, headers: { ...made.headers } }),
      });
      await answer.arrayBuffer();
      status = answer.status;
    } catch {
      // Shown in the delivery log: no response.
      status = 0;
    }
    this.journal.push({ gateway, reference, what, genuine, status });
    if (this.journal.length > journalLength) this.journal = this.journal.slice(-journalLength / 2);
    return status >= 200 && status < 300;
  }
}
