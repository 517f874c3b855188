/** Whether a text has the form of a CAP and begins like an existing one: no province has 49, 68, 69, 77 to 79 or 99. */
export const isCap = (text: string): boolean => /^(?!49|6[89]|7[789]|99)\d{5}$/.test(text);
