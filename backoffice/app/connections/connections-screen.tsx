import { texts } from '../platform/texts.ts';
import { ScreenHead } from '../shell/screen-head.tsx';
import css from './connections.module.css';
import { CompareCatalogue } from './compare-catalogue.tsx';
import { ErpnextSummary } from './erpnext/erpnext-summary.tsx';
import { OrderFiles } from './order-files.tsx';
import { Tokens } from './tokens.tsx';
import { Webhooks } from './webhooks.tsx';

/** Programs of the owner that talk with the shop. */
export function ConnectionsScreen() {
  return (
    <>
      <ScreenHead title={texts().shell.screens.connections} />
      <div className={css.parts}>
        <Tokens />
        <Webhooks />
        <ErpnextSummary />
        <OrderFiles />
        <CompareCatalogue />
      </div>
    </>
  );
}
