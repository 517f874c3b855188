/** Texts of refunds that wait for another person. */
export const refunds = {
  none: 'Niente da approvare',
  noneText: 'I rimborsi che chiedono una seconda persona compaiono qui.',
  asked: (who: string, at: string) => `chiesto da ${who}, ${at}`,
  own: 'L’hai chiesto tu: lo approva un’altra persona.',
  aloneFrom: (at: string) => `Sei da solo nel negozio: puoi approvarlo ${at}.`,
  approve: 'Approva',
  refuse: 'Rifiuta',
};
