/** An error as Frappe answers it: its class in `exc_type`, its sentence among the messages for the desk. */
export class FrappeError extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.type = type;
  }

  get body(): string {
    return JSON.stringify({
      exception: `frappe.exceptions.${this.type}: ${this.message}`,
      exc_type: this.type,
      exc: JSON.stringify(['Traceback (most recent call last) …']),
      _server_messages: JSON.stringify([JSON.stringify({ message: this.message, indicator: 'red' })]),
    });
  }
}
