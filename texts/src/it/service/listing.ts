import type { listingNotices } from '@casamaestra/contract/catalog/listing.notices.ts';
import type { NoticeTexts } from '../../service/refusal-texts.ts';

const ranges = { price: 'prezzo', saving: 'risparmio', discount: 'sconto' };

/** Notices about a listing request, by code. */
export const listing: NoticeTexts<typeof listingNotices> = {
  order_unknown: ({ order }) => `Non conosciamo l’ordine «${order}»: i prodotti sono in ordine di rilevanza.`,
  range_swapped: ({ range }) => `Il ${ranges[range]} minimo era più alto del massimo: li abbiamo scambiati.`,
  family_unknown: ({ family }) => `Non c’è nessuna famiglia di prodotti «${family}».`,
  category_unknown: ({ category }) =>
    `La categoria «${category}» non c’è: guarda tutti i reparti o prova con la ricerca.`,
  wishlist_empty: 'La tua lista dei desideri è vuota: tocca il cuore di un prodotto per salvarlo.',
  no_number: ({ value }) => `«${value}» non è un numero: questo filtro non è stato applicato.`,
  page_no_number: ({ value }) => `«${value}» non è un numero di pagina: ecco la prima.`,
  page_beyond_last: ({ page, last }) => `La pagina ${page} non esiste: l’ultima è la ${last}.`,
  page_size_no_number: ({ value, used }) =>
    `«${value}» non è un numero di prodotti: ne mostriamo ${used} per pagina.`,
  page_size_limited: ({ most }) => `Al massimo ${most} prodotti per pagina.`,
  term_cut: ({ most }) => `La ricerca era molto lunga: abbiamo usato i primi ${most} caratteri.`,
  term_only_signs: 'Scrivi almeno una parola: con i soli simboli non possiamo cercare.',
  term_too_short: ({ term }) =>
    `«${term}» è troppo corto per una ricerca: scrivi una parola intera, per esempio «trapano».`,
  term_too_common: ({ term }) =>
    `«${term}» non basta per una ricerca: aggiungi il nome di quello che cerchi.`,
  correction_offered: ({ term }) => `Forse cercavi «${term}»?`,
  feature_unknown: ({ feature }) =>
    `La caratteristica «${feature}» non esiste nel nostro catalogo: togli questo filtro per vedere i prodotti.`,
  feature_value_unknown: 'Nessun prodotto ha il valore che hai scelto: togli il filtro e riprova.',
  promotion_empty: ({ promotion }) =>
    `Nessun prodotto fa parte della promozione «${promotion}»: forse è finita.`,
  nothing_featured: 'Qui non ci sono ancora prodotti in evidenza: guarda tutti i reparti.',
  filters_too_narrow: 'Nessun prodotto risponde a tutti i filtri insieme: prova a toglierne uno.',
};
