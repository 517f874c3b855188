import type { backOfficeRefusals } from '@casamaestra/contract/staff/staff.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';
import { said } from '../../../service/said-codes.ts';

/** Refusals that staff read in the back office. */
/** What is wrong with a letter of the newsletter. */
const letterFaults = {
  no_subject: 'Manca l’oggetto (in un file: «subject:» in testa, o un titolo «# …»).',
  no_text: 'La lettera è vuota.',
  too_long: 'La lettera è troppo lunga: al massimo 60.000 caratteri.',
  link_abroad: 'Un pulsante non porta a un indirizzo https o del negozio («/shop»).',
  sent_already:
    'Questa lettera è già partita nell’ultimo mese: chi l’ha letta non la vuole due volte. Cambia il testo, se è un’altra.',
};

/** What a product lacks whose sale is to begin by itself. */
const planLacks: Readonly<Record<string, string>> = {
  picture: 'la foto',
  description: 'la descrizione',
  price: 'il prezzo di una variante',
  energy_label: 'l’etichetta o la scheda energetica',
  variant: 'una variante in vendita',
};

export const backOffice: RefusalTexts<typeof backOfficeRefusals> = {
  staff_call_of_pages_only: 'Questa chiamata si fa solo dalle pagine della gestione.',
  staff_sign_in_required: 'La sessione è finita: accedi di nuovo. Quello che hai scritto resta.',
  staff_enrolment_needed: 'Prima aggiungi una passkey o un’app di autenticazione.',
  staff_sign_in_failed: 'Accesso non riuscito: controlla i dati o prova in un altro modo.',
  staff_link_used:
    'Questo collegamento è scaduto o è già stato usato: chiedine uno nuovo a chi gestisce le persone.',
  staff_token_refused:
    'Questo token non vale: è scritto male, è terminato o scaduto, oppure chi l’ha creato non lavora più qui.',
  staff_token_scope: 'Il token non ha questo permesso. Nella schermata Collegamenti vedi quali ha.',
  staff_token_known: 'C’è già un token in vigore con questo nome.',
  staff_token_unknown: 'Questo token non esiste.',
  staff_token_date: 'Scegli una data che deve ancora venire.',
  staff_tokens_full: ({ most }) => `Sono già in vigore molti token: terminane uno. Il massimo è ${most}.`,
  staff_token_beyond: 'Non puoi dare a un programma un permesso che non hai.',
  staff_webhook_address:
    'Scrivi un indirizzo intero che comincia con https://, senza nome utente e password.',
  staff_webhook_private:
    'Questo indirizzo è di una rete privata: serve uno raggiungibile da Internet, oppure chi gestisce il server lo permette con PRIVATE_TARGETS.',
  staff_webhook_unknown: 'Questo indirizzo non c’è più.',
  staff_webhooks_full: ({ most }) => `Hai già molti indirizzi: togline uno. Il massimo è ${most}.`,
  staff_catalogue_unreadable: 'Questo file non è un catalogo di Danea Easyfatt.',
  staff_delivery_unknown: 'Questo messaggio non c’è più.',
  staff_erpnext_unknown: 'Salva prima il collegamento con ERPNext.',
  staff_erpnext_run_unknown: 'Questa lettura non c’è più, o è già finita.',
  staff_erpnext_document_unknown: 'Questo documento non c’è più.',
  staff_erpnext_busy: 'ERPNext viene letto proprio adesso: aspetta che finisca.',
  staff_erpnext_nothing_in: 'Scegli prima che cosa arriva da ERPNext.',
  staff_erpnext_key_missing: 'Scrivi chiave e segreto, come li mostra ERPNext nella scheda dell’utente.',
  staff_erpnext_field_missing: 'Serve per quello che hai acceso: compila questo campo.',
  staff_erpnext_vat_templates:
    'Scrivi una riga per aliquota, per esempio: 22 = IVA 22% - CM. Ogni aliquota una volta sola.',
  staff_handheld_not_permitted:
    'Come palmare entra solo chi prepara gli ordini: entra senza «Palmare del magazzino».',
  staff_not_on_handheld:
    'Questa sessione è da palmare e serve solo per il lavoro del magazzino. Per questo esci ed entra senza «Palmare del magazzino».',
  staff_not_permitted: 'Il tuo ruolo non lo permette: chiedi a chi gestisce le persone.',
  staff_confirmation_needed: 'Conferma prima che sei tu, con la passkey o il codice dell’app.',
  staff_confirmation_failed: 'Conferma non riuscita: riprova con la passkey o con un codice nuovo dell’app.',
  staff_code_wrong:
    'Il codice non corrisponde: controlla l’ora del telefono e scrivi quello che l’app mostra adesso.',
  staff_passkeys_full: ({ most }) => `Puoi avere al massimo ${most} passkey: togline una che non usi.`,
  staff_passkey_unreadable: 'La passkey non è stata creata: riprova.',
  staff_factor_unknown: 'Questo modo di accedere non c’è più.',
  staff_factor_last: 'È l’unico modo che hai per accedere: prima aggiungine un altro.',
  staff_session_unknown: 'Questa sessione è già finita.',
  staff_person_unknown: 'Questa persona non c’è.',
  staff_person_known: ({ email }) => `C’è già una persona con l’indirizzo ${email}.`,
  staff_person_disabled: 'Questa persona è disattivata: riattivala, poi mandale il link.',
  staff_person_not_come: 'Questa persona non è ancora entrata: mandale di nuovo l’invito.',
  staff_change_unknown: 'Questa modifica non esiste.',
  staff_change_final: 'Questa modifica non si può annullare: fai la modifica contraria dalla sua schermata.',
  staff_change_undone: ({ who }) => `Questa modifica è già stata annullata da ${who}.`,
  staff_change_too_old: 'Sono passati più di 30 giorni: questa modifica non si può più annullare.',
  staff_owner_last: 'Deve restare almeno un titolare attivo.',
  changed_meanwhile: ({ who, field, now }) =>
    `Nel frattempo ${who} ha cambiato «${field}»: ora è «${now}». Quello che hai scritto resta.`,
  staff_other_person_needed: 'Deve approvare un’altra persona: non chi l’ha chiesto.',
  staff_approval_unknown: 'Questa richiesta non aspetta più: è già stata decisa.',
  staff_approval_decided: ({ who }) => `Ha già deciso ${who}, un attimo prima: la storia dice come.`,
  staff_decided_meanwhile: ({ who }) =>
    `Nel frattempo ha già deciso ${who}. L’elenco è aggiornato: se vuoi altro, decidi di nuovo.`,
  staff_rewritten_meanwhile: 'Nel frattempo chi l’ha scritta l’ha cambiata: rileggila, poi decidi di nuovo.',
  staff_guards_wait: ({ who }) => `${who} ha già chiesto un cambio dei limiti: prima va deciso quello.`,
  staff_guards_undo_loosens:
    'Così un limite tornerebbe più largo: chiedilo in Impostazioni, Limiti; lo approva un’altra persona.',
  staff_approval_early: ({ minutes }) => `Da solo puoi approvarla tra ${minutes} minuti.`,
  staff_entry_changed: ({ who, fields, now, mine, version }) =>
    `Nel frattempo ${who} ha cambiato «${fields.join('», «')}» (versione ${version}): ora è «${now.join('», «')}», tu hai scritto «${mine.join('», «')}». Quello che hai scritto resta.`,
  staff_entry_unknown: 'Questo contenuto non c’è.',
  staff_entry_known: 'C’è già un contenuto con questo nome: aprilo dall’elenco.',
  staff_entry_picture: ({ picture }) =>
    `Il negozio non ha un’immagine «${picture}»: caricala con npm run content -- import, o togli il nome dal testo.`,
  staff_entry_wrong: ({ findings }) =>
    findings.length === 0
      ? 'Il testo è da correggere.'
      : `Da correggere: ${findings.map((one) => one.replace(/\.$/, '')).join(' · ')}.`,
  staff_view_unknown: 'Questa vista non c’è più.',
  staff_views_full: ({ most }) => `Hai già ${most} viste di questo elenco: toglierne una fa posto.`,
  staff_list_too_long: ({ most }) =>
    `Sono più di ${most} righe: restringi i filtri, per esempio con le date.`,
  staff_statement_unreadable: 'Questo file non è un estratto conto camt.053.',
  staff_statement_of_other_account: ({ iban }) => `È l’estratto di un altro conto: ${iban}.`,
  staff_iban_wrong: 'Questo IBAN non torna: controlla le cifre, forse ne manca una.',
  staff_refund_account_needed:
    'Non si sa da quale conto erano arrivati i soldi: scrivi l’IBAN a cui li mandi. Lo approva un’altra persona.',
  staff_refund_account_waits: 'Il conto di questo rimborso aspetta una seconda persona: prima decide lei.',
  staff_credit_decided: ({ who }) => `A questo accredito ha già pensato ${who}.`,
  staff_credit_unknown: 'Questo accredito non aspetta più.',
  staff_credit_not_accepted: 'L’accredito non può pagare quest’ordine: controlla importo e stato.',
  staff_customer_unknown: 'Questo cliente non c’è, o non c’è più.',
  staff_customer_email_taken: 'Questo indirizzo ha già un account: non se ne possono unire due.',
  staff_customer_closed: 'L’account è bloccato: riaprilo, poi manda il link.',
  staff_customer_link_lately:
    'Gli abbiamo già mandato dei link da poco, e valgono ancora: chiedigli di guardare anche nella posta indesiderata.',
  staff_data_request_waiting: 'La stessa richiesta aspetta già: deve prima essere decisa.',
  staff_copy_not_ready:
    'La copia non c’è: la prende chi l’ha chiesta, entro 7 giorni dall’approvazione. Puoi chiederla di nuovo.',
  staff_product_unknown: 'Questo prodotto non c’è più.',
  staff_category_unknown: 'Scegli una categoria dell’elenco.',
  staff_brand_unknown: 'Scegli una marca dell’elenco.',
  staff_operator_unknown: 'Scegli un operatore dell’elenco, o aggiungilo in Struttura.',
  staff_family_unknown: 'Scegli un tipo di prodotto dell’elenco.',
  staff_feature_foreign: ({ feature }) =>
    `Il tipo di questo prodotto non ha la caratteristica «${feature}»: scegline una sua, o aggiungila al tipo in Struttura.`,
  staff_value_number: 'Scrivi un numero, per esempio 12,5.',
  staff_value_unit: ({ unit, known }) =>
    known === ''
      ? `Qui va un numero senza unità: togli «${unit}».`
      : `«${unit}» non si converte in ${known}: scrivi il valore in ${known}.`,
  staff_value_below_zero: 'Questo valore non può essere sotto lo zero.',
  staff_value_yes_no: 'Scegli sì o no.',
  staff_value_one: 'Questa caratteristica ha un valore solo.',
  staff_value_text: 'Questa caratteristica si dice a parole.',
  staff_measure_wrong: ({ most }) => `Una misura è sopra lo zero e al massimo ${most} cm.`,
  staff_age_wrong: ({ most }) => `L’età è in anni interi, da 0 a ${most}.`,
  staff_accessory_unknown: ({ code }) => `Nel negozio non c’è un prodotto con il codice «${code}».`,
  staff_accessory_itself: 'Un prodotto non può essere accessorio di se stesso: toglilo dall’elenco.',
  staff_picture_unknown: 'Una delle immagini non è tra quelle caricate.',
  staff_product_texts_only: 'Il tuo ruolo cambia solo nomi, descrizioni e testi delle immagini.',
  staff_product_maker_missing:
    'Prima di pubblicarlo indica il produttore: la legge lo chiede (Reg. UE 2023/988).',
  staff_product_dates_backwards: 'La fine della vendita deve venire dopo l’inizio.',
  staff_product_dates_over:
    'Questo prodotto era in vendita fino a una data passata: toglila o spostala in avanti.',
  staff_product_plan_incomplete: ({ lacks }) =>
    `Quando la vendita comincia da sola nessuno guarda: prima completa la scheda. Manca: ${said(lacks, planLacks)}.`,
  staff_withdrawal_refunded:
    'Il rimborso di questo recesso è già partito: la merce resta segnata come tornata.',
  staff_document_unreadable:
    'Non è un PDF né un’immagine che si possa leggere: aprilo, salvalo di nuovo e riprova.',
  staff_energy_class: ({ scale }) =>
    `La scala ${scale} non ha questa classe: scegli l’altra scala o un’altra classe.`,
  staff_energy_number: 'Il numero EPREL è fatto di sole cifre.',
  staff_product_address_wrong:
    'Questo indirizzo non va: lettere minuscole, cifre e trattini, per esempio det/trapano; niente parti vuote e niente pagine del negozio.',
  staff_product_address_taken: 'Questo indirizzo porta già a un altro prodotto.',
  staff_variant_unknown: 'Questa variante non c’è più.',
  staff_price_zero: 'Un prezzo non può essere zero.',
  staff_price_dates: 'La fine dell’offerta deve venire dopo l’inizio.',
  staff_price_above_list: 'Il prezzo scontato deve essere più basso del prezzo di listino.',
  staff_price_to_confirm: ({ percent, price }) =>
    `È il ${percent} % in meno di oggi: per confermare scrivi di nuovo il prezzo più basso, ${price}.`,
  staff_price_below_cost: ({ price }) =>
    `Il prezzo ${price} non copre il costo con l’IVA: per confermare scrivilo di nuovo.`,
  staff_price_below_cost_other: 'Questo prezzo è sotto il costo: deve salvarlo una persona che vede i costi.',
  staff_bulk_below_cost: ({ count }) =>
    `Prezzi sotto il costo: ${count}. Controllali, poi scrivi il numero per confermare.`,
  staff_price_limit: ({ percent, most }) =>
    `Con il tuo ruolo puoi cambiare un prezzo al massimo del ${most} %: questo cambia del ${percent} %.`,
  staff_price_unlike_siblings: ({ price, least, most }) =>
    `${price} è lontano dai prezzi delle altre varianti, da ${least} a ${most}: per confermare scrivilo di nuovo.`,
  staff_prices_too_many: ({ most }) =>
    `Qui si cambiano al massimo ${most} prezzi alla volta: per di più usa Modifica in blocco.`,
  staff_price_promotions_only: 'Il tuo ruolo cambia solo i prezzi delle promozioni.',
  staff_payment_unknown: 'Questo pagamento non c’è.',
  staff_payment_without_gateway: 'Un bonifico non ha un gateway da interrogare: lo trovi in Banca.',
  staff_invoice_unknown: 'Questa fattura non c’è.',
  staff_invoice_not_asked: 'Chi ha ordinato non ha chiesto la fattura: l’ordine sta nei corrispettivi.',
  staff_invoice_not_paid: 'Questo ordine non è pagato, o è già stato rimborsato per intero.',
  staff_invoice_known: ({ number }) => `C’è già: è la numero ${number}.`,
  staff_invoice_no_vat:
    'Una riga è senza IVA e l’ordine non dice perché (Natura): questa fattura la fa il commercialista.',
  staff_transport_unknown: 'Questo documento di trasporto non c’è.',
  staff_weee_not_asked: 'Chi ha comprato non ha chiesto il ritiro dell’usato.',
  staff_weee_handed_over: ({ document }) =>
    `I pezzi sono già partiti per il centro di raccolta con il documento ${document}: quello che dice resta.`,
  staff_weee_not_stored: ({ number }) =>
    `Dell’ordine ${number} non c’è niente in deposito: aggiorna l’elenco e scegli di nuovo.`,
  staff_invoice_no_transport:
    'Questo ordine non ha un documento di trasporto: emettilo dalla stampa dell’ordine, o scrivi quello che hai.',
  staff_transport_nothing:
    'Di questi ordini non è ancora partito niente: il documento di trasporto si fa per un pacco.',
  staff_invoice_transport_day: 'La data del documento di trasporto non può essere dopo oggi.',
  staff_refund_without_invoice: 'Questo rimborso non ha una fattura da correggere, o non è ancora partito.',
  staff_invoice_state: 'Da questo stato non si passa a quello che hai scelto.',
  staff_invoice_code_missing: 'Scrivi il codice dello scarto: 5 cifre, per esempio 00305.',
  staff_invoices_none: 'In questo mese non ci sono fatture da scaricare.',
  staff_invoices_none_to_send: 'Non c’è nessuna fattura da inviare.',
  staff_invoice_folder_none:
    'Nessuna cartella è impostata (INVOICE_EXPORT_DIR): scarica lo ZIP, o falla impostare da chi gestisce il server.',
  staff_invoice_folder_failed: ({ folder, why }) =>
    `Nella cartella ${folder} non si scrive (${why}): nessuna fattura risulta inviata. Avvisa chi gestisce il server, o scarica lo ZIP.`,
  staff_invoice_folder_other: ({ folder, file }) =>
    `Nella cartella ${folder} c’è già un altro file di nome ${file}: spostalo e riprova. Nessuna fattura risulta inviata.`,
  staff_receipts_too_many: ({ most, megabytes }) =>
    `Al massimo ${most} ricevute e ${megabytes} MB per volta: dividile.`,
  staff_takings_not_over: 'Si chiudono solo i giorni già passati: questo non è ancora finito.',
  staff_takings_locked: ({ through }) => `I corrispettivi sono già chiusi fino al ${through}.`,
  staff_bulk_too_many: ({ most }) => `Una regola cambia al massimo ${most} varianti: restringi il filtro.`,
  staff_bulk_nothing: 'Con questa regola nessun prezzo cambia.',
  staff_bulk_faults: ({ count }) =>
    `Prezzi che non possono diventare così: ${count}. Guarda le righe segnate, poi cambia la regola o il filtro.`,
  staff_bulk_changed:
    'Nel frattempo qualche prezzo è cambiato: guarda di nuovo l’anteprima. Non è stato cambiato nulla.',
  staff_bulk_nothing_other: 'Nessuno dei prodotti scelti cambia così.',
  staff_bulk_products_changed:
    'Nel frattempo qualche prodotto è cambiato: guarda di nuovo l’anteprima. Non è stato cambiato nulla.',
  staff_period_without_days:
    'Un ribasso in calendario ha almeno un inizio o una fine: scrivi una delle due date.',
  staff_period_over: 'La fine è già passata: scrivi una data che deve ancora venire.',
  staff_bulk_to_confirm: ({ count }) =>
    `Prezzi che cambiano oltre il limite: ${count}. Per confermare scrivi questo numero.`,
  staff_import_unreadable:
    'Questo file non si legge come tabella: salvalo come CSV (UTF-8) e caricalo di nuovo.',
  staff_import_excel: 'È una cartella di lavoro: aprila e salvala come CSV, poi carica il CSV.',
  staff_import_columns_twice: ({ column }) =>
    `Due colonne si chiamano «${column}»: rinominane una e carica di nuovo il file.`,
  staff_import_empty:
    'Nel file non ci sono righe: la prima deve avere i nomi delle colonne, le altre i prodotti.',
  staff_import_too_long: ({ most, megabytes }) =>
    `Un listino può avere al massimo ${most} righe e ${megabytes} MB: dividilo in più file.`,
  staff_import_unknown: 'Questa importazione non c’è più.',
  staff_import_begun: 'Questa importazione è già cominciata: per rifarla carica di nuovo il file.',
  staff_import_file_gone: 'Il file non c’è più: si tiene 30 giorni. Caricalo di nuovo.',
  staff_import_key_missing: 'Indica quale colonna è lo SKU o il GTIN: senza non si trovano i prodotti.',
  staff_import_field_twice: ({ columns }) =>
    `Queste colonne hanno lo stesso campo: ${columns.join(', ')}. Lasciane una.`,
  staff_import_nothing_mapped: 'Indica almeno una colonna da cambiare, per esempio il prezzo.',
  staff_import_field_not_permitted: ({ column }) =>
    `Il tuo ruolo non cambia il campo della colonna «${column}»: non leggerla, o chiedi a chi può.`,
  staff_import_busy: ({ who, file }) => `${who} sta importando «${file}»: si fa un’importazione alla volta.`,
  staff_import_changed:
    'Nel frattempo qualche dato è cambiato: ecco la prova di adesso. Non è stato scritto niente.',
  staff_import_nothing: 'Non c’è niente da cambiare: il negozio dice già quello che dice il file.',
  staff_import_not_so: 'Nel frattempo l’importazione è cambiata: guarda a che punto è.',
  staff_stock_recalled:
    'Questo articolo è richiamato: nessun pezzo può tornare in vendita finché il richiamo non è concluso.',
  staff_stock_pieces:
    'Controlla i pezzi: il totale non può scendere sotto zero, e il numero non può essere zero.',
  staff_stock_reason: 'Scrivi il motivo della correzione.',
  staff_synonyms_known: 'Questo gruppo di sinonimi c’è già.',
  staff_synonyms_unknown: 'Qualcuno ha cambiato o tolto questo gruppo nel frattempo: ricarica la pagina.',
  staff_pin_query: 'Scrivi almeno una parola che la ricerca considera.',
  staff_pin_product: ({ code }) => `Nessun prodotto ha il codice ${code}.`,
  staff_coupon_known: 'C’è già un buono con questo codice: scegline un altro.',
  staff_coupon_unknown: 'Questo buono non c’è più.',
  staff_coupon_value: 'Scrivi quanto vale il buono.',
  staff_coupon_free:
    'Con questo valore qualche prodotto costerebbe zero: la percentuale deve stare sotto 100, lo sconto in euro sotto la spesa minima.',
  staff_coupon_dates: 'La fine deve venire dopo l’inizio.',
  staff_coupon_uses: ({ uses }) =>
    `Il buono è già stato usato ${uses} volte: il limite non può essere più basso.`,
  staff_coupon_goods: ({ names }) => `Non trovo: ${names.join(', ')}.`,
  staff_coupon_used: 'Il buono è già stato usato o cambiato: puoi terminarlo, non cancellarlo.',
  staff_rule_unknown: 'Questa regola di consegna non c’è più.',
  staff_rule_known: 'C’è già una regola con questo nome: scegline un altro.',
  staff_sku_known: ({ sku }) => `Lo SKU ${sku} c’è già: scegline un altro.`,
  staff_sku_letters: ({ sku }) => `Nello SKU ${sku} usa solo lettere, cifre, punto, trattino e barra.`,
  staff_gtin_wrong: ({ gtin }) => `Il GTIN ${gtin} non è giusto: controlla l’ultima cifra.`,
  staff_gtin_known: ({ gtin }) => `Il GTIN ${gtin} è già di un altro articolo.`,
  staff_variants_full: ({ most }) => `Un prodotto ha al massimo ${most} varianti: dividilo in due prodotti.`,
  staff_variants_none:
    'Almeno una variante deve restare in vendita. Per non vendere più niente, ritira il prodotto dalla sua scheda.',
  staff_options_alike: ({ label }) => `La caratteristica ${label} c’è due volte: cambia un nome.`,
  staff_product_was_public:
    'Questo prodotto è già stato in vendita: non si può cancellare. Ritiralo dalla sua scheda, e non lo vedrà più nessuno.',
  staff_product_named:
    'Un ordine, una recensione, una domanda o un buono sconto nomina questo prodotto: non si può cancellare. Lascialo ritirato.',
  staff_picture_undescribed: 'Scrivi che cosa mostra l’immagine: lo legge chi non la vede.',
  staff_bulk_margin: 'Il margine deve essere meno del 100 %.',
  staff_bulk_costs_unseen: 'Il tuo ruolo non vede i costi: chiedi a chi li vede.',
  staff_variants_alike: ({ sku }) =>
    `La variante ${sku} ha gli stessi valori di un’altra, o le manca un valore.`,
  staff_picture_unreadable:
    'Questo file non è un’immagine JPEG, PNG o WebP intera: salvala di nuovo e riprova.',
  staff_picture_heic: 'Le foto HEIC dell’iPhone non si possono usare: salvala come JPEG e riprova.',
  staff_credit_parts: ({ amount, parts }) =>
    `Le parti fanno ${parts}, l’accredito è di ${amount}: correggile.`,
  staff_refund_closed: 'Questo rimborso non aspetta più: ricarica l’elenco.',
  staff_shipment_unknown: 'Questa spedizione non c’è.',
  staff_shipments_none: 'Non c’è niente da consegnare a questo corriere.',
  staff_carrier_template_unknown: 'Questo modello non c’è più.',
  staff_carrier_template_known: 'Questo corriere ha già un modello con questo nome: scegline un altro.',
  staff_carrier_file_empty:
    'Nessuna spedizione ha tutto quello che il modello chiede: completa i dati segnalati e riprova.',
  staff_rule_limits: 'Il limite più alto deve stare sopra quello più basso.',
  staff_rule_postcodes: ({ names }) =>
    `Questi CAP si sovrappongono ad altri scritti qui: ${names.join(', ')}. Lasciane uno solo.`,
  staff_rule_country: ({ names }) => `Il negozio non consegna in questi Paesi: ${names.join(', ')}.`,
  staff_rule_last: 'È l’ultima regola attiva: senza, nessuno potrebbe ordinare.',
  staff_rule_order: 'Nell’ordine ci deve essere ogni regola, una volta sola: ricarica la pagina.',
  staff_rule_used:
    'Qualche ordine è già partito con questa regola, o qualcuno l’ha cambiata: puoi spegnerla, non cancellarla.',
  staff_rule_goods: ({ names }) => `Questi articoli non sono in vendita: ${names.join(', ')}.`,
  staff_rule_province: 'Questa provincia non c’è: scrivi la sigla, per esempio BO.',
  staff_mail_kind_unknown: 'Questo tipo di mail non c’è.',
  staff_mail_not_waiting: 'Questa mail non aspetta più: è già partita.',
  staff_vat_unknown: 'Questa aliquota oggi non vale: scegline una in vigore.',
  staff_vat_day: 'Scegli un giorno dopo oggi: quello che è già venduto tiene la sua aliquota.',
  staff_vat_planned: 'C’è già una nuova aliquota in programma: annulla prima quella.',
  staff_country_twice: 'Un Paese c’è due volte: lasciane uno.',
  staff_country_used: ({ names }) =>
    `Queste regole di consegna attive nominano un Paese che toglieresti: ${names.join(', ')}.`,
  staff_structure_unknown: 'Non c’è più: qualcuno l’ha tolto o unito a un altro. Ricarica la pagina.',
  staff_structure_known: ({ name }) => `«${name}» c’è già: scegli un altro nome, oppure unisci i due.`,
  staff_structure_letters: 'Il nome deve avere almeno una lettera o una cifra.',
  staff_structure_used:
    'È ancora in uso: ha prodotti (anche ritirati), categorie o buoni sconto. Spostali o uniscilo a un altro.',
  staff_category_below_itself: 'Una categoria non può stare dentro sé stessa: scegli un altro posto.',
  staff_category_deep: ({ most }) =>
    `L’albero arriva al massimo a ${most} livelli: scegli un posto più in alto.`,
  staff_feature_unit: ({ unit }) =>
    `Ci sono prodotti con valori in ${unit}: con un’altra unità sarebbero sbagliati. Cambia prima i valori.`,
  staff_redirect_wrong: ({ findings }) => ['Questo rinvio non si può salvare.', ...findings].join(' '),
  staff_redirects_changed:
    'Nel frattempo qualche rinvio è cambiato: guarda di nuovo che cosa scriverebbe il file. Non è stato scritto niente.',
  staff_redirects_nothing: 'Non c’è niente da scrivere: il negozio dice già quello che dice il file.',
  staff_redirect_unknown: 'Questo indirizzo non porta più da nessuna parte: ricarica la pagina.',
  staff_redirect_circle:
    'Non si può più annullare: oggi l’indirizzo è una pagina del negozio, o farebbe un giro senza fine.',
  newsletter_letter_wrong: ({ fault }) => letterFaults[fault],
  staff_pins_full: ({ most }) => `Le ricerche con prodotti in evidenza sono già ${most}: togline una.`,
};
