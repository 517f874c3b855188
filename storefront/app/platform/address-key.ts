/** Where the browser keeps the delivery address; a page that only looks whether there is one needs no draft. */
export const addressKey = 'address';
