/** A failed call, with Frappe's exception class. */
export class FrappeProblem extends Error {
  readonly status: number;
  readonly excType: string;

  constructor(status: number, excType: string, message: string) {
    super(message);
    this.status = status;
    this.excType = excType;
  }
}

export const validation = (message: string) => new FrappeProblem(417, 'ValidationError', message);
export const missing = (message: string) => new FrappeProblem(404, 'DoesNotExistError', message);
export const forbidden = () => new FrappeProblem(403, 'PermissionError', 'Not permitted');
export const wrongLogin = () => new FrappeProblem(401, 'AuthenticationError', 'Invalid login credentials');
export const typeError = (message: string) => new FrappeProblem(500, 'TypeError', message);

/** The body of an error: messages are JSON inside JSON and contain HTML. */
export function errorBody({ excType, message }: FrappeProblem): string {
  const shown = { message: `<b>${message}</b>`, title: 'Message', indicator: 'red', raise_exception: 1 };
  return JSON.stringify({
    exc_type: excType,
    exception: `frappe.exceptions.${excType}: ${message}`,
    _server_messages: JSON.stringify([JSON.stringify(shown)]),
  });
}
