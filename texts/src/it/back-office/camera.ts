/** Texts of reading codes by the camera of the device. */
export const camera = {
  open: 'Leggi con la fotocamera',
  close: 'Chiudi la fotocamera',
  region: 'Fotocamera',
  opening: 'Apro la fotocamera…',
  hint: 'Metti il codice nel riquadro. Per un altro pezzo uguale, allontanalo un momento e inquadralo di nuovo.',
  beQuiet: 'Togli il suono',
  beLoud: 'Rimetti il suono',
  torchOn: 'Accendi la torcia',
  torchOff: 'Spegni la torcia',
  ends: {
    idle: 'La fotocamera si è spenta: per due minuti non ha letto codici.',
    hidden: 'La fotocamera si è spenta quando hai lasciato la pagina.',
  },
  faults: {
    refused:
      'La fotocamera non è permessa: tocca il simbolo accanto all’indirizzo della pagina, permetti la fotocamera e riprova. Intanto usa lo scanner o scrivi il codice.',
    busy: 'La fotocamera è occupata da un’altra app o da un’altra pagina: chiudila e riprova. Intanto usa lo scanner o scrivi il codice.',
    missing: 'Non trovo una fotocamera su questo apparecchio: usa lo scanner o scrivi il codice.',
    broken:
      'La fotocamera qui non riesce a leggere i codici: riprova, oppure usa lo scanner o scrivi il codice.',
  },
};
