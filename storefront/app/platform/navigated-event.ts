/** Dispatched on `document` after a client navigation; menus then close. */
export const navigatedEvent = 'shop:navigated';
