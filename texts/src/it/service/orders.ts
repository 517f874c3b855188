import type { OrderTexts } from '../../service/order-texts-shape.ts';

export const orders: OrderTexts = {
  refunded: (amount) => `Rimborso di ${amount}`,
  expiredCard: 'Il pagamento non è arrivato in tempo.',
  expiredTransfer: 'Il bonifico non è arrivato, o non della cifra giusta, entro la scadenza.',
  expiredUnconfirmed: 'L’ordine non è stato confermato entro 24 ore dal collegamento nell’e-mail.',
  confirmed: 'Hai confermato l’ordine dal collegamento nell’e-mail.',
  cancelledByCustomer: 'Annullato su tua richiesta.',
  emailCorrected: 'Hai corretto l’email dell’ordine.',
  linksWithdrawn: 'I link dell’ordine sono stati revocati: quello nuovo è nell’e-mail.',
  withdrawn: (number, goods) => `Abbiamo ricevuto il tuo recesso ${number}: ${goods}.`,
  withdrawnItemsBack: (number) => `Abbiamo ricevuto i prodotti del recesso ${number}.`,
  withdrawnItemsNotBack: (number) =>
    `I prodotti del recesso ${number} non sono ancora arrivati: li avevamo segnati per errore.`,
  proForma: 'Riepilogo dell’ordine (pro-forma)',
};
