import {
  confirmRefund,
  refundsByHand,
  retryRefund,
} from '@casamaestra/commerce/payments/refunds/manual-refunds.usecase.ts';
import { euros, onlyArgument, row, UsageProblem, wantedText, wholeNumber } from './staff-command.ts';
import type { StaffCommand } from './staff-command.ts';

const REFERENCE_CHARACTERS = 120;

/** Italian texts for automatic reasons; other reasons are the words of the person who gave them. */
const reasons: Readonly<Record<string, string>> = {
  order_cancelled: 'arrivato a ordine annullato',
  paid_twice: 'pagato due volte',
  mismatch: 'importo o valuta diversi',
};

function refused(id: number): number {
  process.stderr.write(`Il rimborso ${id} non c’è o è già concluso.\n`);
  return 1;
}

/** `npm run staff -- refunds …`: refunds for a person to do, that is transfers and those gateways refused. */
export const refundsCommands: Readonly<Record<string, StaffCommand>> = {
  async list({ deps, print }) {
    const waiting = await refundsByHand(deps);
    if (waiting.length > 0)
      print(row('numero', 'ordine', 'importo', 'pagamento', 'a chi', 'IBAN', 'perché', 'errore'));
    for (const refund of waiting) {
      const { id, orderNumber, amountCents, method, reason, failureMessage, payee, iban } = refund;
      const why = reasons[reason] ?? reason;
      const account = iban ?? (method === 'transfer' ? 'da chiedere al cliente' : '');
      const cells = [String(id), orderNumber, euros(amountCents), method, payee, account, why];
      print(row(...cells, failureMessage ?? ''));
    }
    if (waiting.length === 0) print('Nessun rimborso da fare a mano.');
    return 0;
  },
  async done({ deps, rest, print }) {
    const [number, reference, extra] = rest;
    if (number === undefined) throw new UsageProblem('Manca il numero del rimborso.');
    if (reference === undefined) throw new UsageProblem('Manca il riferimento del bonifico (CRO o TRN).');
    if (extra !== undefined) throw new UsageProblem(`Argomento di troppo: ${extra}.`);
    const id = wholeNumber(number, 'Rimborso');
    const done = await confirmRefund(deps, id, wantedText(reference, 'reference', REFERENCE_CHARACTERS));
    if (done) print(`Rimborso ${id}: fatto.`);
    return done ? 0 : refused(id);
  },
  async retry(call) {
    const id = wholeNumber(onlyArgument(call, 'il numero del rimborso'), 'Rimborso');
    const again = await retryRefund(call.deps, id);
    if (again) call.print(`Rimborso ${id}: il gateway viene chiamato di nuovo.`);
    return again ? 0 : refused(id);
  },
};
