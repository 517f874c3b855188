import { createStore } from './store.ts';

/** Whether the last call reached the service. */
export const connection = createStore(true);

export const noteConnection = (isThere: boolean): void => connection.set(isThere);
