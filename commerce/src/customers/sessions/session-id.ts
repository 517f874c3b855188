const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of a session id (UUID); the database raises an error for any other. */
export const isSessionId = (text: string): boolean => uuid.test(text);
