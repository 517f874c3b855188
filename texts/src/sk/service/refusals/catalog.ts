import type {
  catalogRefusals,
  contentRefusals,
  reviewsRefusals,
  shippingRefusals,
} from '@casamaestra/contract/catalog/catalog.refusals.ts';
import { slovakForm } from '../../../format/plural.ts';
import type { blogRefusals } from '@casamaestra/contract/blog/blog.refusals.ts';
import type { enquiriesRefusals } from '@casamaestra/contract/enquiries/enquiries.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

const featureProblems = {
  not_json: () => 'nie je to platný JSON',
  no_object: () => 'treba objekt JSON',
  values: (feature: string) => `hodnoty „${feature}“ nie sú platné`,
};

export const catalog: RefusalTexts<typeof catalogRefusals> = {
  features_unreadable: ({ problem, feature }) =>
    `Parameter „features“ sa nedá prečítať: ${featureProblems[problem](feature)}. Napíšte ho takto: {"colore":["Rosso","Blu"]}.`,
  product_required: 'Chýba produkt: pridajte „slug“.',
  product_unknown: ({ slug }) =>
    `Produkt „${slug}“ neexistuje alebo sa už nepredáva: skúste ho vyhľadať podľa názvu.`,
  family_required: 'Chýba skupina: pridajte „family_code“.',
  family_unknown: ({ family }) => `Skupina produktov „${family}“ neexistuje.`,
  count_out_of_range: ({ field, most }) => `„${field}“ musí byť celé číslo od 1 do ${most}.`,
  skus_no_list: '„skus“ musí byť zoznam kódov SKU.',
  notice_date_invalid: ({ most_days }) =>
    `„activation_time“ musí byť dátum, najviac o ${most_days} ${slovakForm(most_days, 'deň', 'dni', 'dní')}.`,
};

export const content: RefusalTexts<typeof contentRefusals> = {
  promo_tab_unknown: 'Táto propagačná karta neexistuje.',
  list_field_unknown: ({ name, known }) => `Pole „${name}“ neexistuje: môžete žiadať o ${known.join(', ')}.`,
  list_fields_no_list: 'Parameter „fields“ musí byť zoznam JSON: ["name","text"].',
  list_operator_unknown: ({ operator, known }) =>
    `Operátor „${operator}“ neexistuje: použite ${known.join(', ')}.`,
  list_filters_not_json: 'Parameter „filters“ musí byť JSON: [["status","=","Published"]] alebo {"b2c":1}.',
  list_count_invalid: ({ value }) => `„${value}“ nie je celé číslo od 0 vyššie.`,
};

export const reviews: RefusalTexts<typeof reviewsRefusals> = {
  article_unknown: 'Tento tovar neexistuje.',
  article_gone: 'Tento tovar už nie je v ponuke.',
  review_unknown: 'Táto recenzia už neexistuje.',
  own_review_vote: 'Za vlastnú recenziu hlasovať nemôžete.',
  reviews_exceeded: 'Za krátky čas ste napísali veľa recenzií: skúste to znova o hodinu.',
  photos_too_many: ({ most }) => `Najviac ${most} fotky: niektoré odstráňte.`,
  photos_too_large: ({ most_megabytes: most }) =>
    `Fotky spolu presahujú ${most} MB: jednu odstráňte alebo ich zmenšite.`,
  photo_heic: ({ position }) =>
    `Fotka č. ${position} je vo formáte HEIC z iPhonu: otvorte ju, uložte ako JPEG a pošlite znova.`,
  photo_unreadable: ({ position }) =>
    `Fotka č. ${position} sa nedá prečítať: musí to byť celý súbor JPEG, PNG alebo WebP do 60 megapixelov.`,
  question_unknown: 'Táto otázka už neexistuje.',
  buyers_only: 'Odpovedajú tí, ktorí tu výrobok kúpili a dostali: vo vašom účte taký nákup nie je.',
  purchase_unknown:
    'S týmto číslom objednávky a e-mailom sme nenašli doručený tento výrobok: pozrite si potvrdzujúci e-mail alebo napíšte po doručení.',
};

export const shipping: RefusalTexts<typeof shippingRefusals> = {
  amount_invalid: ({ field }) => `„${field}“ musí byť suma v eurách.`,
};

export const enquiries: RefusalTexts<typeof enquiriesRefusals> = {
  files_too_many: ({ most }) => `Najviac ${most} súborov: niektoré odstráňte.`,
  files_too_large: ({ most_megabytes: most }) =>
    `Súbory spolu presahujú ${most} MB: jeden odstráňte alebo fotky zmenšite.`,
  file_unreadable: ({ name }) =>
    `Súbor „${name}“ sa nedá prečítať: potrebujeme fotky (JPEG, PNG, WebP) alebo celé PDF.`,
};

export const blog: RefusalTexts<typeof blogRefusals> = {
  post_unknown: 'Tento článok už neexistuje.',
};
