const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text has the form of a session's id; the database fails on any other. */
export const isSessionId = (text: string): boolean => uuid.test(text);
