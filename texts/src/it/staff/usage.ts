/** Help of `npm run staff`. */
export const staffUsage = `Uso: npm run staff -- COMANDO

  orders list [--state STATO] [--limit N]   gli ultimi ordini (se manca: 20)
  orders show NUMERO                        tutto di un ordine
  orders prepare NUMERO                     da ora il cliente non può più annullarlo
  orders new-link NUMERO                    revoca i link già mandati e ne manda uno nuovo al cliente
  orders ship NUMERO --carrier CORRIERE --tracking CODICE [--url INDIRIZZO] [--only SKU:PEZZI]… [--despite-withdrawal]
                                            spedisce tutto quello che resta, o solo i pezzi indicati
  orders ready NUMERO [--despite-withdrawal]
                                            pronto in negozio: per gli ordini da ritirare, al posto di «ship»
  orders deliver NUMERO                     consegnato, o ritirato; chi l’ha chiesto riceve l’invito a recensire
  orders cancel NUMERO --reason TESTO       annulla, rimette a scaffale e rimborsa; il cliente legge il motivo
  orders return NUMERO [--no-restock] [--reason TESTO]
                                            la merce è tornata (--no-restock: non si può rivendere)
  orders refund NUMERO [--amount EURO] --reason TESTO [--key CHIAVE]
                                            rimborsa tutto, o EURO; con la stessa CHIAVE una volta sola

  withdrawals list [--all] [--limit N]      i recessi con merce da ricevere (--all: tutti), con il giorno del rimborso
  withdrawals show NUMERO                   un recesso: prodotti, quanto rimborsare ed entro quando
  withdrawals received NUMERO [--reason NOTA]
                                            la merce è tornata; il rimborso si fa con «orders refund»

  refunds list                              i rimborsi da fare a mano: bonifici, e quelli non riusciti
  refunds done NUMERO RIFERIMENTO [--iban CONTO]
                                            il bonifico di rimborso è partito (RIFERIMENTO: CRO o TRN);
                                            --iban CONTO: andato lì (se manca: al conto da cui era arrivato)
  refunds retry NUMERO                      chiede di nuovo al gateway un rimborso non riuscito

  reviews list                              le recensioni da controllare
  reviews publish NUMERO                    pubblica una recensione
  reviews refuse NUMERO --reason TESTO      la rifiuta; chi l’ha scritta legge il motivo
  reviews refuse-photo NUMERO FOTO          toglie una foto (1–4); il resto si può ancora pubblicare

  recall PRODOTTO --text FILE [--lot LOTTO] [--variant SKU] [--dry-run]
                                            richiamo di sicurezza: scrive a chi l’ha comprato, avvisa su scheda e ordini,
                                            senza --lot ferma la vendita; ripetuto, scrive solo a chi manca
  recalls list, show NUMERO                 i richiami, e chi è stato raggiunto
  recalls end NUMERO --reason TESTO [--sell] lo chiude: l’avviso sparisce; con --sell tornano in vendita i pezzi tolti
  comments list                             i commenti alle guide da leggere, dal più vecchio
  comments publish NUMERO, refuse NUMERO    pubblica un commento, oppure non lo pubblica o lo toglie (--reason TESTO resta nel registro)
  questions list                            le domande senza risposta, e le risposte di chi ha comprato da leggere
  questions answer NUMERO --text TESTO      risponde, pubblica e scrive a chi ha chiesto; ripetuto, corregge
  questions refuse NUMERO                   non la pubblica, o la toglie (--reason TESTO resta nel registro)
  questions publish-answer NUMERO           pubblica la risposta di chi ha comprato
  questions refuse-answer NUMERO            non la pubblica, o la toglie (--reason TESTO resta nel registro)

  analytics [--days N]                      le visite degli ultimi N giorni (se manca: 30), senza persone

  newsletter export                         gli iscritti con il consenso: testo, data, provenienza (CSV)
  newsletter send FILE.md [--test E-MAIL]   manda una lettera in Markdown a tutti gli iscritti, o solo una prova

  bank import FILE                          legge un estratto conto camt.053 e abbina i bonifici
  bank list                                 accrediti che non tornano, da guardare
  bank accept N [--order NUMERO]            l’accredito vale come pagamento (per esempio un bonifico parlante, a cui la banca ha trattenuto la ritenuta)
  bank close N --reason TESTO               l’accredito non aspetta più: restituito dalla banca, o non riguarda il negozio

  mail list [--all]                         le e-mail non ancora partite (--all: tutte)
  mail retry [NUMERO]                       riprova subito quelle non partite, o una sola

  customers end-logins E-MAIL | --all       chiude gli accessi di un account, o di tutti (--reason TESTO resta nel registro)
  customers close E-MAIL, reopen E-MAIL     chiude un account a ogni accesso, o lo riapre

  redirects list                            gli indirizzi che portano altrove, o che non ci sono più
  redirects add DA [A] [--status 301|302|410]
                                            rimanda un indirizzo a una pagina; senza A: non c’è più (410)
  redirects remove DA                       toglie un rinvio
  redirects import FILE                     aggiunge quelli di un file: una riga per rinvio, «DA A [STATO]», tutti o nessuno

  secrets list                              le chiavi del negozio: da quando si usano (mai le chiavi stesse)
  secrets replace NOME [--days N]           nuova chiave; ciò che la vecchia ha firmato vale ancora N giorni (0: fine subito)

  people list                               le persone della gestione, con i loro ruoli
  people invite EMAIL --role RUOLO [--name NOME]  invita una persona per e-mail (ruoli: owner, manager, catalogue, content, support, warehouse, accounting, reader)

  log verify [--head HASH]                  controlla il registro delle modifiche, dall’inizio alla fine
  log export [--format jsonl|csv]           lo scrive tutto

--as EMAIL                                  per quale persona della gestione si scrive nel registro; senza, l’utente del sistema

Stati: received, awaiting_payment, paid, in_preparation, partly_shipped, shipped, delivered, cancelled, returned.
Il negozio può restare aperto: lavora sulla stessa base dati, e sono i suoi lavori a spedire e-mail e rimborsi.
Codici di uscita: 0 tutto bene, 1 rifiutato, 2 comando sbagliato.
`;

/** Help of `npm run catalogue`. */
export const catalogueUsage = `Uso: npm run catalogue -- COMANDO

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

  check                     elenca i prodotti senza produttore o persona responsabile (Reg. (UE) 2023/988);
                            codice di uscita 1 se ce ne sono

  settings FILE             carica consegne, Paesi, aliquote IVA e codici sconto (docs/commerce-settings.md);
                            le parti che mancano nel file restano come sono
  settings --export         scrive quelli in vigore

Il negozio può restare aperto durante l’importazione.
Codici di uscita: 0 tutto bene, 1 qualche riga scartata, 2 non eseguito.
`;
