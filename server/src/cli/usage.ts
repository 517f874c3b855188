/** Help of `npm run catalogue`. */
export const usage = `Uso: npm run catalogue -- COMANDO

  import FILE [opzioni]     carica un catalogo CSV, JSON Lines o Google Merchant XML (anche .gz)
    --map MAPPA.json        traduce le colonne di un file altrui (docs/catalogue-files.md)
    --replace               alla fine toglie dal negozio i prodotti che il file non contiene
    --dry-run               non scrive nulla: conta che cosa cambierebbe e che cosa si perderebbe
    --yes                   non chiede conferma quando il file svuota o toglie qualcosa
    --pictures CARTELLA     cartella delle immagini (se manca: quella del file)
    --errors FILE           elenco delle righe scartate, .csv o .jsonl (se manca: FILE.errors.csv)
    --encoding NOME         utf-8 (se manca) oppure windows-1252
    --decimal SEGNO         point o comma: che cosa separa i decimali (se manca: lo dicono le colonne)

  prices FILE               cambia i prezzi per SKU: sku;prezzo;prezzo_scontato;sconto_dal;sconto_al
  stock FILE                imposta le giacenze per SKU: sku;giacenza
  stock set SKU PEZZI       imposta la giacenza di uno SKU; stock add SKU PEZZI la aumenta

  generate N [--seed S]     scrive N prodotti verosimili in JSON Lines sull’uscita standard

  export [--format F]       scrive il catalogo sull’uscita standard: jsonl (se manca), csv o xml
    --site INDIRIZZO        indirizzo pubblico del negozio, per i collegamenti dell’XML (se manca: PUBLIC_URL)

  selling FILE              carica consegne, Paesi, aliquote IVA e codici sconto (docs/selling-file.md);
                            le parti che mancano nel file restano come sono
  selling --export          scrive quelli in vigore

Il negozio può restare aperto durante l’importazione.
Codici di uscita: 0 tutto bene, 1 qualche riga scartata, 2 non eseguito.
`;
