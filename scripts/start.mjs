import { refuseOldNode } from './bootstrap/node-version.mjs';

// npm start: installs and builds what is missing, then becomes the shop. --dev serves from the sources.
refuseOldNode();
const { openShop } = await import('./bootstrap/open-shop.mjs');
await openShop(process.argv.slice(2));
