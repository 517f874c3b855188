import { customerCallTexts, customerParameterTexts } from './docs-texts-customers.ts';
import { sellingCallTexts, sellingParameterTexts } from './docs-texts-selling.ts';
import { paymentCallTexts, paymentParameterTexts } from './docs-texts-payments.ts';

/** What each call does, for the page of the calls. */
export const callTexts: Readonly<Record<string, string>> = {
  ...customerCallTexts,
  ...sellingCallTexts,
  ...paymentCallTexts,
  'catalog.listing': 'Prodotti di una categoria o di una ricerca, con filtri, conteggi e fascia di prezzo.',
  'catalog.product':
    'Un prodotto con tutti i suoi dati e le liste collegate; un indirizzo vecchio risponde «redirect_to».',
  'search.suggest': 'Prodotti, categorie e marche per le lettere scritte finora.',
  'catalog.familyFeatures': 'Caratteristiche di una famiglia di prodotti, con tipo e unità.',
  'catalog.bestSellers': 'Gli articoli più ordinati negli ultimi giorni.',
  'content.menu': 'Il menu delle categorie come elenco piatto: parent_menu dice l’albero.',
  'content.home': 'Immagini, riquadri e sezioni della pagina iniziale.',
  'content.promoSlider': 'Le schede promozionali pubblicate.',
  'content.promoSliderResource': 'Le schede promozionali come elenco, con campi, filtri e ordine a scelta.',
  'content.footer': 'Il piè di pagina in HTML.',
  'cart.quote': 'Quanto costa un carrello adesso: prezzi, giacenza, sconti, consegna, IVA e totale.',
  'cart.productsPrice': 'I prezzi in vigore di un elenco di SKU.',
  'shipping.rules': 'Consegne possibili per un Paese e una spesa; senza totalPrice l’elenco è vuoto.',
  'shipping.countries': 'I Paesi in cui consegniamo.',
  'shipping.regions': 'Le regioni italiane.',
  'shipping.provinces': 'Le province di una regione.',
  'shipping.zipcodes': 'Comuni e CAP di una provincia.',
  'checkout.placeOrder':
    'Fa un ordine in una volta sola; con la stessa idempotency_key la risposta è sempre lo stesso ordine.',
  'checkout.createQuotation':
    'Prepara un preventivo con carrello, contatti e indirizzi; prezzi, customer_id e client_id inviati non contano.',
  'checkout.applyCoupon': 'Aggiunge un buono a un preventivo; un codice vuoto li toglie tutti.',
  'checkout.paymentRequest':
    'Ordina un preventivo e avvia il pagamento; ripetuta, risponde sempre lo stesso ordine.',
  'checkout.getDocument': 'Un proprio preventivo come documento.',
  'checkout.directPayment': 'Non offerta: l’importo lo sceglierebbe chi chiama.',
  'checkout.submitSalesOrder':
    'Solo con la chiave dell’applicazione; gli ordini non sono mai bozze, quindi non c’è nulla da confermare.',
  'checkout.options': 'Metodi di pagamento, Paesi di consegna e se i pagamenti sono di prova.',
  'checkout.places': 'Comuni italiani per CAP o per nome, con provincia e CAP.',
  'content.webPage': 'Una pagina di testo per indirizzo; se non c’è, la risposta contiene «error».',
};

/** What each parameter means. */
export const parameterTexts: Readonly<Record<string, string>> = {
  ...customerParameterTexts,
  ...sellingParameterTexts,
  ...paymentParameterTexts,
  page: 'Pagina, da 1',
  per_page: 'Prodotti per pagina, al massimo 100',
  search_term: 'Parole cercate; «*» o vuoto: tutto',
  category: 'Etichette dal reparto in giù, separate da virgole, con trattini al posto degli spazi',
  features: 'Oggetto JSON: chiave, codice o etichetta → un valore o un elenco di valori',
  family_code: 'Codice della famiglia',
  family_name: 'Nome della famiglia',
  skus: 'SKU separati da punto e virgola',
  min_price: 'Prezzo minimo in euro',
  max_price: 'Prezzo massimo in euro',
  min_discount_value: 'Risparmio minimo in euro',
  max_discount_value: 'Risparmio massimo in euro',
  min_discount_percent: 'Sconto minimo in percentuale',
  max_discount_percent: 'Sconto massimo in percentuale',
  promo_code: 'Codice della promozione',
  is_in_stock: 'Solo prodotti disponibili',
  order_by: 'price-asc, price-desc, newest, best-seller, rating, discount, unit-price, name-asc',
  order_by_creation_at: 'asc o desc; vince su order_by',
  order_by_updated_at: 'asc o desc; vince su tutti gli altri ordini',
  is_random: 'Ordine casuale, se non ce n’è un altro',
  wishlist: 'Solo la lista dei desideri',
  home: 'Usa la ricerca della voce di menu «home»; se non c’è, i prodotti in evidenza',
  category_detail: 'Voce di menu di cui dare i dettagli',
  demo: 'Accettato e ignorato',
  without_facets: 'Senza filtri, conteggi e fascia di prezzo',
  exact: 'Cerca le parole così come sono scritte',
  slug: 'Indirizzo del prodotto, con o senza prefisso',
  features_channel_id: 'Accettato e ignorato',
  term: 'Lettere scritte finora',
  limit: 'Quanti al massimo',
  days_back: 'Giorni da guardare',
  top_limit: 'Quanti articoli al massimo',
  fields: 'Elenco JSON di campi; ["*"]: tutti',
  filters: 'Elenco JSON di [campo, operatore, valore] oppure oggetto JSON',
  limit_start: 'Righe da saltare',
  limit_page_length: 'Righe al massimo; 0: tutte',
  route: 'Indirizzo della pagina',
  totalPrice: 'Spesa in euro, IVA compresa',
  region: 'Nome della regione',
  province_code: 'Sigla della provincia',
  q: 'CAP o inizio del nome',
  lines: 'Righe: SKU, pezzi e, se si vuole, il prezzo visto per ultimo',
  country: 'Paese di consegna: due lettere (ISO 3166-1); per get_shipping_rules anche il nome',
  pincode: 'CAP di consegna',
  shipping_rule: 'Nome della consegna scelta',
  coupon_codes: 'Codici sconto, al massimo cinque',
  email: 'Indirizzo e-mail, per i codici limitati per cliente',
};

/** What each status says. */
export const statusTexts: Readonly<Record<string, string>> = {
  '200': 'Tutto bene',
  '400': 'La nuova password è troppo debole (ValidationError)',
  '401':
    'Manca la chiave dell’applicazione o l’accesso, o la password è sbagliata (AuthenticationError, InvalidKeyError)',
  '403': 'Il verbo non è quello giusto, o la chiamata non è permessa (PermissionError)',
  '404': 'Non c’è (DoesNotExistError)',
  '409': 'Esiste già (DuplicateEntryError)',
  '417': 'La richiesta non va (ValidationError, MandatoryError o RateLimitExceededError)',
  '503': 'Il negozio sta aprendo: riprova dopo Retry-After secondi (SessionStopped)',
};
