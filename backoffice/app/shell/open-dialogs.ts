import { createStore } from '../platform/store.ts';

export const openPalette = createStore(false);
export const openKeys = createStore(false);
