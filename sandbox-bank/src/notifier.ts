import { setTimeout as wait } from 'node:timers/promises';

/** One message of a gateway to the shop. */
export interface Notification {
  readonly gateway: 'axerve' | 'stripe';
  /** paymentID or payment intent it is about. */
  readonly reference: string;
  /** What it says, such as 'OK' or 'payment_intent.succeeded'. */
  readonly what: string;
  readonly genuine: boolean;
  readonly url: string;
  /** A POST with this body; a GET without. Made anew for each attempt: signatures have a time in them. */
  readonly body?: () => { readonly text: string; readonly headers: Readonly<Record<string, string>> };
}

/** One attempt to hand a notification over. Status 0: nobody answered. */
export interface Delivery {
  readonly gateway: string;
  readonly reference: string;
  readonly what: string;
  readonly genuine: boolean;
  readonly status: number;
}

/** How notifications leave the bank. */
export interface NotificationPolicy {
  /** How often each is sent. */
  readonly copies: number;
  readonly delayMs: number;
  /** Nothing leaves by itself: held until `release`. */
  readonly hold: boolean;
  /** Nothing leaves at all. */
  readonly silent: boolean;
}

const usual: NotificationPolicy = { copies: 1, delayMs: 0, hold: false, silent: false };
/** Again after these waits until the shop answers 2xx. */
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

  /** Sends, or holds, as the policy says. Resolves when it was handed over or its first attempt failed. */
  async send(notification: Notification, copies = this.policy.copies): Promise<void> {
    if (this.policy.silent) return;
    if (this.policy.hold) {
      for (let copy = 0; copy < copies; copy += 1) this.held.push(notification);
      return;
    }
    if (this.policy.delayMs > 0 && !(await this.pause(this.policy.delayMs))) return;
    await Promise.all(Array.from({ length: copies }, () => this.deliver(notification)));
  }

  /** Sends what was held, one after the other, in its order or the other way round. Answers how many. */
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
      // The delivery log shows it: no response.
      status = 0;
    }
    this.journal.push({ gateway, reference, what, genuine, status });
    if (this.journal.length > journalLength) this.journal = this.journal.slice(-journalLength / 2);
    return status >= 200 && status < 300;
  }
}
