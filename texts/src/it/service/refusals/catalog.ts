import type {
  catalogRefusals,
  contentRefusals,
  reviewsRefusals,
  shippingRefusals,
} from '@casamaestra/contract/catalog/catalog.refusals.ts';
import type { blogRefusals } from '@casamaestra/contract/blog/blog.refusals.ts';
import type { enquiriesRefusals } from '@casamaestra/contract/enquiries/enquiries.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const featureProblems = {
  not_json: () => 'non è JSON valido',
  no_object: () => 'serve un oggetto JSON',
  values: (feature: string) => `i valori di «${feature}» non sono validi`,
};

export const catalog: RefusalTexts<typeof catalogRefusals> = {
  features_unreadable: ({ problem, feature }) =>
    `Il parametro «features» non è leggibile: ${featureProblems[problem](feature)}. Scrivilo così: {"colore":["Rosso","Blu"]}.`,
  product_required: 'Manca il prodotto: aggiungi «slug».',
  product_unknown: ({ slug }) =>
    `Il prodotto «${slug}» non c’è o non è più in vendita: prova a cercarlo per nome.`,
  family_required: 'Manca la famiglia: aggiungi «family_code».',
  family_unknown: ({ family }) => `Non c’è nessuna famiglia di prodotti «${family}».`,
  count_out_of_range: ({ field, most }) => `«${field}» dev’essere un numero intero da 1 a ${most}.`,
  skus_no_list: '«skus» dev’essere un elenco di SKU.',
  notice_date_invalid: ({ most_days }) =>
    `«activation_time» dev’essere una data, al massimo tra ${most_days} giorni.`,
};

export const content: RefusalTexts<typeof contentRefusals> = {
  promo_tab_unknown: 'Questa scheda promozionale non c’è.',
  list_field_unknown: ({ name, known }) =>
    `Il campo «${name}» non esiste: si possono chiedere ${known.join(', ')}.`,
  list_fields_no_list: 'Il parametro «fields» dev’essere un elenco JSON: ["name","text"].',
  list_operator_unknown: ({ operator, known }) =>
    `L’operatore «${operator}» non esiste: usa ${known.join(', ')}.`,
  list_filters_not_json:
    'Il parametro «filters» dev’essere JSON: [["status","=","Published"]] oppure {"b2c":1}.',
  list_count_invalid: ({ value }) => `«${value}» non è un numero intero da 0 in su.`,
};

export const reviews: RefusalTexts<typeof reviewsRefusals> = {
  article_unknown: 'Questo articolo non c’è.',
  article_gone: 'Questo articolo non c’è più.',
  review_unknown: 'Questa recensione non c’è più.',
  own_review_vote: 'Non puoi votare la tua recensione.',
  reviews_exceeded: 'Hai scritto molte recensioni in poco tempo: riprova tra un’ora.',
  photos_too_many: ({ most }) => `Al massimo ${most} foto: togline qualcuna.`,
  photos_too_large: ({ most_megabytes: most }) =>
    `Le foto insieme superano ${most} MB: togline una, o rimpiccioliscile.`,
  photo_heic: ({ position }) =>
    `La foto ${position} è in HEIC, il formato dell’iPhone: aprila, salvala come JPEG e inviala di nuovo.`,
  photo_unreadable: ({ position }) =>
    `La foto ${position} non si legge: servono JPEG, PNG o WebP interi, fino a 60 megapixel.`,
  question_unknown: 'Questa domanda non c’è più.',
  buyers_only: 'Risponde chi ha comprato qui questo prodotto e lo ha ricevuto: nel tuo account non risulta.',
  purchase_unknown:
    'Con questo numero d’ordine e questa e-mail non risulta questo prodotto consegnato: controlla la mail di conferma, o scrivi dopo la consegna.',
};

export const shipping: RefusalTexts<typeof shippingRefusals> = {
  amount_invalid: ({ field }) => `«${field}» dev’essere un importo in euro.`,
};

export const enquiries: RefusalTexts<typeof enquiriesRefusals> = {
  files_too_many: ({ most }) => `Al massimo ${most} file: togline qualcuno.`,
  files_too_large: ({ most_megabytes: most }) =>
    `I file insieme superano ${most} MB: togline uno, o rimpicciolisci le foto.`,
  file_unreadable: ({ name }) =>
    `Il file «${name}» non si legge: servono foto (JPEG, PNG, WebP) o PDF interi.`,
};

export const blog: RefusalTexts<typeof blogRefusals> = {
  post_unknown: 'Questo articolo del blog non c’è più.',
};
