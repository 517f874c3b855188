import type { backOfficeRefusals } from '@casamaestra/contract/staff/staff.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';
import { said } from '../../../service/said-codes.ts';

/** Refusals that staff read in the back office. */
/** What is wrong with a letter of the newsletter. */
const letterFaults = {
  no_subject: 'Chýba predmet (v súbore: „subject:“ na začiatku alebo nadpis „# …“).',
  no_text: 'List je prázdny.',
  too_long: 'List je príliš dlhý: najviac 60 000 znakov.',
  link_abroad: 'Tlačidlo nevedie na adresu https ani na adresu obchodu („/shop“).',
  sent_already:
    'Tento list odišiel počas posledného mesiaca: kto ho čítal, nechce ho dvakrát. Ak je to iný list, zmeňte text.',
};

/** What a product lacks whose sale is to begin by itself. */
const planLacks: Readonly<Record<string, string>> = {
  picture: 'obrázok',
  description: 'popis',
  price: 'cena variantu',
  energy_label: 'energetický štítok alebo list',
  variant: 'variant v predaji',
};

export const backOffice: RefusalTexts<typeof backOfficeRefusals> = {
  staff_call_of_pages_only: 'Toto volanie sa robí iba zo stránok správy obchodu.',
  staff_sign_in_required: 'Relácia sa skončila: prihláste sa znova. Čo ste napísali, zostáva.',
  staff_enrolment_needed: 'Najprv pridajte prístupový kľúč alebo overovaciu aplikáciu.',
  staff_sign_in_failed: 'Prihlásenie sa nepodarilo: skontrolujte údaje alebo skúste iný spôsob.',
  staff_link_used: 'Tento odkaz vypršal alebo už bol použitý: požiadajte o nový toho, kto spravuje ľudí.',
  staff_token_refused:
    'Tento token neplatí: je zle zapísaný, bol ukončený, vypršal, alebo jeho autor tu už nepracuje.',
  staff_token_scope: 'Token nemá toto povolenie. Na obrazovke Prepojenia vidíte, ktoré má.',
  staff_token_known: 'Token s týmto názvom už platí.',
  staff_token_unknown: 'Taký token neexistuje.',
  staff_token_date: 'Vyberte dátum, ktorý ešte len príde.',
  staff_tokens_full: ({ most }) => `Platí už veľa tokenov: jeden ukončite. Najviac ich môže byť ${most}.`,
  staff_token_beyond: 'Programu nemôžete dať povolenie, ktoré sami nemáte.',
  staff_webhook_address: 'Napíšte celú adresu, ktorá sa začína https://, bez mena a hesla.',
  staff_webhook_private:
    'Táto adresa je v súkromnej sieti: musí byť dostupná z internetu, alebo ju správca servera povolí v PRIVATE_TARGETS.',
  staff_webhook_unknown: 'Táto adresa tu už nie je.',
  staff_webhooks_full: ({ most }) => `Máte už veľa adries: jednu odstráňte. Najviac ich môže byť ${most}.`,
  staff_catalogue_unreadable: 'Tento súbor nie je katalóg Danea Easyfatt.',
  staff_delivery_unknown: 'Táto správa tu už nie je.',
  staff_erpnext_unknown: 'Najprv uložte prepojenie s ERPNext.',
  staff_erpnext_run_unknown: 'Toto čítanie už neexistuje alebo sa skončilo.',
  staff_erpnext_document_unknown: 'Tento doklad už neexistuje.',
  staff_erpnext_busy: 'ERPNext sa práve číta: počkajte, kým sa to skončí.',
  staff_erpnext_nothing_in: 'Najprv vyberte, čo prichádza z ERPNext.',
  staff_erpnext_key_missing: 'Zadajte kľúč a tajomstvo tak, ako ich ERPNext ukazuje pri používateľovi.',
  staff_erpnext_field_missing: 'Potrebuje to niečo, čo ste zapli: vyplňte toto pole.',
  staff_erpnext_vat_templates:
    'Napíšte jeden riadok na sadzbu, napríklad: 22 = IVA 22% - CM. Každú sadzbu raz.',
  staff_handheld_not_permitted:
    'Ako skladový terminál sa prihlási iba ten, kto pripravuje objednávky: prihláste sa bez voľby „Skladový terminál“.',
  staff_not_on_handheld:
    'Táto relácia je na skladovom termináli a slúži iba na prácu v sklade. Na toto sa odhláste a prihláste bez voľby „Skladový terminál“.',
  staff_not_permitted: 'Vaša rola to nedovoľuje: obráťte sa na toho, kto spravuje ľudí.',
  staff_confirmation_needed: 'Najprv potvrďte, že ste to vy, prístupovým kľúčom alebo kódom z aplikácie.',
  staff_confirmation_failed:
    'Potvrdenie sa nepodarilo: skúste znova prístupový kľúč alebo nový kód z aplikácie.',
  staff_code_wrong:
    'Kód sa nezhoduje: skontrolujte čas v telefóne a zadajte kód, ktorý aplikácia ukazuje teraz.',
  staff_passkeys_full: ({ most }) =>
    `Môžete mať najviac ${most} prístupových kľúčov: odstráňte ten, ktorý nepoužívate.`,
  staff_passkey_unreadable: 'Prístupový kľúč nevznikol: skúste to znova.',
  staff_factor_unknown: 'Tento spôsob prihlásenia už neexistuje.',
  staff_factor_last: 'Je to váš jediný spôsob prihlásenia: najprv pridajte iný.',
  staff_session_unknown: 'Táto relácia sa už skončila.',
  staff_person_unknown: 'Táto osoba neexistuje.',
  staff_person_known: ({ email }) => `Osoba s adresou ${email} už existuje.`,
  staff_person_disabled: 'Táto osoba je deaktivovaná: aktivuj ju a potom jej pošli odkaz.',
  staff_person_not_come: 'Táto osoba sa ešte neprihlásila: pošli jej pozvánku znova.',
  staff_change_unknown: 'Táto zmena neexistuje.',
  staff_change_final: 'Táto zmena sa nedá vrátiť: urob opačnú zmenu na jej obrazovke.',
  staff_change_undone: ({ who }) => `Túto zmenu už vrátil(a) ${who}.`,
  staff_change_too_old: 'Uplynulo viac ako 30 dní: táto zmena sa už nedá vrátiť.',
  staff_owner_last: 'Musí zostať aspoň jeden aktívny majiteľ.',
  changed_meanwhile: ({ who, field, now }) =>
    `Medzitým ${who} zmenil(a) „${field}“: teraz je „${now}“. Čo ste napísali, zostáva.`,
  staff_other_person_needed: 'Schváliť to musí iná osoba: nie tá, ktorá o to požiadala.',
  staff_approval_unknown: 'Táto žiadosť už nečaká: bolo o nej rozhodnuté.',
  staff_approval_decided: ({ who }) => `Už rozhodol(a) ${who}: ako, je v histórii.`,
  staff_decided_meanwhile: ({ who }) =>
    `Medzitým už rozhodol(a) ${who}. Zoznam je aktuálny: ak chcete inak, rozhodnite znova.`,
  staff_rewritten_meanwhile: 'Autor to medzitým zmenil: prečítajte si to znova a potom rozhodnite.',
  staff_guards_wait: ({ who }) => `${who} už požiadal(a) o zmenu limitov: najprv treba rozhodnúť o nej.`,
  staff_guards_undo_loosens:
    'Limit by bol opäť voľnejší: požiadajte o to v Nastaveniach, Limity; schváli to iná osoba.',
  staff_approval_early: ({ minutes }) => `Bez druhej osoby ju môžete schváliť o ${minutes} min.`,
  staff_entry_changed: ({ who, fields, now, mine, version }) =>
    `Medzitým ${who} zmenil(a) „${fields.join('“, „')}“ (verzia ${version}): teraz je „${now.join('“, „')}“, ty máš „${mine.join('“, „')}“. Čo ste napísali, zostáva.`,
  staff_entry_unknown: 'Taký obsah neexistuje.',
  staff_entry_known: 'Obsah s týmto názvom už existuje: otvorte ho zo zoznamu.',
  staff_entry_picture: ({ picture }) =>
    `Obchod nemá obrázok „${picture}“: nahraj ho cez npm run content -- import, alebo odstráň jeho názov z textu.`,
  staff_entry_wrong: ({ findings }) =>
    findings.length === 0
      ? 'Text treba opraviť.'
      : `Treba opraviť: ${findings.map((one) => one.replace(/\.$/, '')).join(' · ')}.`,
  staff_view_unknown: 'Tento pohľad už neexistuje.',
  staff_views_full: ({ most }) => `Pre tento zoznam máte už ${most} pohľadov: najprv jeden odstráňte.`,
  staff_list_too_long: ({ most }) => `Riadkov je viac ako ${most}: zúžte filtre, napríklad podľa dátumu.`,
  staff_statement_unreadable: 'Tento súbor nie je výpis camt.053.',
  staff_statement_of_other_account: ({ iban }) => `Toto je výpis z iného účtu: ${iban}.`,
  staff_iban_wrong: 'Tento IBAN nesedí: skontroluj číslice, možno jedna chýba.',
  staff_refund_account_needed:
    'Nevie sa, z ktorého účtu peniaze prišli: napíš IBAN, na ktorý ich posielaš. Schváli ho iná osoba.',
  staff_refund_account_waits: 'Účet tejto vrátenej platby čaká na druhú osobu: najprv rozhodne ona.',
  staff_credit_decided: ({ who }) => `Túto platbu už vybavil(a) ${who}.`,
  staff_credit_unknown: 'Táto platba už nečaká.',
  staff_credit_not_accepted: 'Platba nemôže uhradiť túto objednávku: skontrolujte sumu a stav.',
  staff_customer_unknown: 'Tento zákazník tu nie je, alebo už nie je.',
  staff_customer_email_taken: 'Táto adresa už má účet: dva sa spojiť nedajú.',
  staff_customer_closed: 'Účet je zablokovaný: najprv ho otvor, potom pošli odkaz.',
  staff_customer_link_lately:
    'Odkazy sme poslali len nedávno a ešte platia: požiadaj, nech sa pozrie aj do nevyžiadanej pošty.',
  staff_data_request_waiting: 'Rovnaká žiadosť už čaká: najprv o nej treba rozhodnúť.',
  staff_copy_not_ready:
    'Kópia tu nie je: prevezme si ju ten, kto o ňu požiadal, do 7 dní od schválenia. Môžete o ňu požiadať znova.',
  staff_product_unknown: 'Tento produkt už neexistuje.',
  staff_category_unknown: 'Vyber kategóriu zo zoznamu.',
  staff_brand_unknown: 'Vyber značku zo zoznamu.',
  staff_operator_unknown: 'Vyber prevádzkovateľa zo zoznamu alebo ho pridaj v Štruktúre.',
  staff_family_unknown: 'Vyber typ výrobku zo zoznamu.',
  staff_feature_foreign: ({ feature }) =>
    `Typ tohto výrobku nemá vlastnosť „${feature}“: vyber jeho vlastnosť alebo ju pridaj typu v Štruktúre.`,
  staff_value_number: 'Napíš číslo, napríklad 12,5.',
  staff_value_unit: ({ unit, known }) =>
    known === ''
      ? `Sem patrí číslo bez jednotky: odstráň „${unit}“.`
      : `„${unit}“ sa nedá prepočítať na ${known}: napíš hodnotu v ${known}.`,
  staff_value_below_zero: 'Táto hodnota nemôže byť pod nulou.',
  staff_value_yes_no: 'Vyber áno alebo nie.',
  staff_value_one: 'Táto vlastnosť má len jednu hodnotu.',
  staff_value_text: 'Táto vlastnosť sa hovorí slovami.',
  staff_measure_wrong: ({ most }) => `Rozmer je väčší ako nula a najviac ${most} cm.`,
  staff_age_wrong: ({ most }) => `Vek je v celých rokoch, od 0 do ${most}.`,
  staff_accessory_unknown: ({ code }) => `V obchode nie je výrobok s kódom „${code}“.`,
  staff_accessory_itself: 'Výrobok nemôže byť doplnkom sám sebe: odstráň ho zo zoznamu.',
  staff_picture_unknown: 'Jeden z obrázkov nie je medzi uloženými.',
  staff_product_texts_only: 'Tvoja rola mení len názvy, opisy a texty obrázkov.',
  staff_product_maker_missing: 'Pred zverejnením uveď výrobcu: vyžaduje to zákon (nar. EÚ 2023/988).',
  staff_product_dates_backwards: 'Predaj musí skončiť až po začiatku.',
  staff_product_dates_over:
    'Tento výrobok bol v predaji do dátumu, ktorý už prešiel: odstráň ho alebo posuň.',
  staff_product_plan_incomplete: ({ lacks }) =>
    `Keď sa predaj začne sám, nikto sa nepozerá: najprv doplň stránku. Chýba: ${said(lacks, planLacks)}.`,
  staff_withdrawal_refunded:
    'Vrátenie peňazí za toto odstúpenie už odišlo: tovar zostáva označený ako vrátený.',
  staff_document_unreadable: 'Nie je to čitateľné PDF ani obrázok: otvor ho, znova ulož a skús ešte raz.',
  staff_energy_class: ({ scale }) =>
    `Stupnica ${scale} túto triedu nemá: vyber inú stupnicu alebo inú triedu.`,
  staff_energy_number: 'Číslo EPREL tvoria len číslice.',
  staff_product_address_wrong:
    'Táto adresa nefunguje: malé písmená, číslice a pomlčky, napríklad det/vrtacka; žiadne prázdne časti a žiadne stránky obchodu.',
  staff_product_address_taken: 'Táto adresa už vedie k inému produktu.',
  staff_variant_unknown: 'Tento variant už neexistuje.',
  staff_price_zero: 'Cena nemôže byť nula.',
  staff_price_dates: 'Akcia sa musí skončiť neskôr, než začne.',
  staff_price_above_list: 'Znížená cena musí byť nižšia než cenníková.',
  staff_price_to_confirm: ({ percent, price }) =>
    `Je to o ${percent} % menej než dnes: na potvrdenie napíš znova najnižšiu cenu, ${price}.`,
  staff_price_below_cost: ({ price }) =>
    `Cena ${price} nepokrýva náklady s DPH: na potvrdenie ju napíš znova.`,
  staff_price_below_cost_other: 'Táto cena je pod nákladmi: musí ju uložiť osoba, ktorá vidí náklady.',
  staff_bulk_below_cost: ({ count }) =>
    `Ceny pod nákladmi: ${count}. Skontroluj ich a na potvrdenie napíš ich počet.`,
  staff_price_limit: ({ percent, most }) =>
    `Tvoja rola mení cenu najviac o ${most} %: toto je zmena o ${percent} %.`,
  staff_price_unlike_siblings: ({ price, least, most }) =>
    `${price} je ďaleko od cien ostatných variantov, ${least} až ${most}: na potvrdenie ju napíš znova.`,
  staff_prices_too_many: ({ most }) =>
    `Naraz sa tu mení najviac ${most} cien: pre viac použi hromadnú úpravu.`,
  staff_price_promotions_only: 'Tvoja rola mení len akciové ceny.',
  staff_payment_unknown: 'Táto platba neexistuje.',
  staff_payment_without_gateway: 'Prevod nemá bránu, ktorej sa dá opýtať: pozri Banku.',
  staff_invoice_unknown: 'Táto faktúra neexistuje.',
  staff_invoice_not_asked: 'Kupujúci nežiadal faktúru: objednávka je v denných tržbách.',
  staff_invoice_not_paid: 'Táto objednávka nie je zaplatená alebo bola celá vrátená.',
  staff_invoice_known: ({ number }) => `Už existuje: má číslo ${number}.`,
  staff_invoice_no_vat:
    'Riadok je bez DPH a objednávka nehovorí prečo (Natura): túto faktúru vystaví účtovník.',
  staff_transport_unknown: 'Takýto dodací list neexistuje.',
  staff_weee_not_asked: 'Zákazník nežiadal o odber starého spotrebiča.',
  staff_weee_handed_over: ({ document }) =>
    `Spotrebiče už odišli do zberného miesta s dokladom ${document}: čo uvádza, zostáva.`,
  staff_weee_not_stored: ({ number }) =>
    `Z objednávky ${number} nie je nič v sklade: obnovte zoznam a vyberte znova.`,
  staff_invoice_no_transport:
    'Táto objednávka nemá dodací list: vystavte ho pri tlači objednávok alebo napíšte ten, ktorý máte.',
  staff_transport_nothing: 'Z týchto objednávok ešte nič neodišlo: dodací list je k balíku.',
  staff_invoice_transport_day: 'Dodací list nemôže byť z dňa po dnešku.',
  staff_refund_without_invoice: 'Toto vrátenie nemá faktúru na opravu alebo ešte neodišlo.',
  staff_invoice_state: 'Z tohto stavu sa do zvoleného prejsť nedá.',
  staff_invoice_code_missing: 'Napíš kód odmietnutia: 5 číslic, napríklad 00305.',
  staff_invoices_none: 'V tomto mesiaci nie sú faktúry na stiahnutie.',
  staff_invoices_none_to_send: 'Žiadna faktúra nečaká na odoslanie.',
  staff_invoice_folder_none:
    'Nie je nastavený žiadny priečinok (INVOICE_EXPORT_DIR): stiahni ZIP alebo ho daj nastaviť správcovi servera.',
  staff_invoice_folder_failed: ({ folder, why }) =>
    `Do priečinka ${folder} sa nedá zapisovať (${why}): žiadna faktúra nie je označená ako odoslaná. Povedz to správcovi servera alebo stiahni ZIP.`,
  staff_invoice_folder_other: ({ folder, file }) =>
    `V priečinku ${folder} už je iný súbor s názvom ${file}: presuň ho a skús znova. Žiadna faktúra nie je označená ako odoslaná.`,
  staff_receipts_too_many: ({ most, megabytes }) =>
    `Najviac ${most} potvrdení a ${megabytes} MB naraz: rozdeľ ich.`,
  staff_takings_not_over: 'Uzatvárajú sa len dni, ktoré už prešli: tento ešte neskončil.',
  staff_takings_locked: ({ through }) => `Tržby sú už uzavreté do ${through}.`,
  staff_bulk_too_many: ({ most }) => `Pravidlo zmení najviac ${most} variantov: zúž filter.`,
  staff_bulk_nothing: 'S týmto pravidlom sa nezmení žiadna cena.',
  staff_bulk_faults: ({ count }) =>
    `Počet cien, ktoré takto nemôžu vyzerať: ${count}. Pozri označené riadky a zmeň pravidlo alebo filter.`,
  staff_bulk_changed: 'Niektoré ceny sa medzitým zmenili: pozri náhľad znova. Nič sa nezmenilo.',
  staff_bulk_nothing_other: 'Žiadny z vybraných výrobkov sa takto nezmení.',
  staff_bulk_products_changed: 'Niektoré výrobky sa medzitým zmenili: pozri náhľad znova. Nič sa nezmenilo.',
  staff_period_without_days: 'Zľava v kalendári má aspoň začiatok alebo koniec: napíš jeden z dátumov.',
  staff_period_over: 'Koniec už uplynul: napíš dátum, ktorý ešte len príde.',
  staff_bulk_to_confirm: ({ count }) =>
    `Počet cien, ktoré sa zmenia nad limit: ${count}. Na potvrdenie napíš toto číslo.`,
  staff_import_unreadable:
    'Tento súbor sa nedá prečítať ako tabuľka: ulož ho ako CSV (UTF-8) a nahraj ho znova.',
  staff_import_excel: 'Je to zošit: otvor ho, ulož ako CSV a nahraj CSV.',
  staff_import_columns_twice: ({ column }) =>
    `Dva stĺpce sa volajú „${column}“: jeden premenuj a nahraj súbor znova.`,
  staff_import_empty: 'V súbore nie sú riadky: prvý má názvy stĺpcov, ostatné produkty.',
  staff_import_too_long: ({ most, megabytes }) =>
    `Cenník môže mať najviac ${most} riadkov a ${megabytes} MB: rozdeľ ho na viac súborov.`,
  staff_import_unknown: 'Tento import už neexistuje.',
  staff_import_begun: 'Tento import sa už začal: ak ho chceš zopakovať, nahraj súbor znova.',
  staff_import_file_gone: 'Súbor už nie je: uchováva sa 30 dní. Nahraj ho znova.',
  staff_import_key_missing: 'Uveď, ktorý stĺpec je SKU alebo GTIN: bez toho sa produkty nenájdu.',
  staff_import_field_twice: ({ columns }) =>
    `Tieto stĺpce majú to isté pole: ${columns.join(', ')}. Nechaj jeden.`,
  staff_import_nothing_mapped: 'Vyber aspoň jeden stĺpec, ktorý sa má zmeniť, napríklad cenu.',
  staff_import_field_not_permitted: ({ column }) =>
    `Tvoja rola nemení pole stĺpca „${column}“: nečítaj ho alebo požiadaj toho, kto môže.`,
  staff_import_busy: ({ who, file }) => `${who} práve importuje „${file}“: naraz beží jeden import.`,
  staff_import_changed: 'Niektoré údaje sa medzitým zmenili: tu je skúška teraz. Nič sa nezapísalo.',
  staff_import_nothing: 'Niet čo meniť: obchod už hovorí to, čo súbor.',
  staff_import_not_so: 'Import sa medzitým zmenil: pozri, ako ďaleko je.',
  staff_stock_recalled:
    'Tento artikel je stiahnutý: kým sa stiahnutie neskončí, žiadny kus nemôže ísť do predaja.',
  staff_stock_pieces: 'Skontroluj kusy: súčet nemôže klesnúť pod nulu a počet nemôže byť nula.',
  staff_stock_reason: 'Napíš dôvod opravy.',
  staff_synonyms_known: 'Táto skupina synoným už existuje.',
  staff_synonyms_unknown: 'Niekto medzitým skupinu zmenil alebo odstránil: načítaj stránku znova.',
  staff_pin_query: 'Napíš aspoň jedno slovo, ktoré vyhľadávanie zohľadňuje.',
  staff_pin_product: ({ code }) => `Žiadny produkt nemá kód ${code}.`,
  staff_coupon_known: 'Kupón s týmto kódom už existuje: zvoľ iný.',
  staff_coupon_unknown: 'Tento kupón už neexistuje.',
  staff_coupon_value: 'Napíš hodnotu kupónu.',
  staff_coupon_free:
    'S touto hodnotou by niektorý produkt nestál nič: percento musí byť pod 100, zľava v eurách pod minimálnym nákupom.',
  staff_coupon_dates: 'Koniec musí byť po začiatku.',
  staff_coupon_uses: ({ uses }) => `Kupón bol už použitý ${uses}-krát: limit nemôže byť nižší.`,
  staff_coupon_goods: ({ names }) => `Nenašlo sa: ${names.join(', ')}.`,
  staff_coupon_used: 'Kupón bol už použitý alebo zmenený: môžeš ho ukončiť, nie zmazať.',
  staff_rule_unknown: 'Toto pravidlo doručenia už neexistuje.',
  staff_rule_known: 'Pravidlo s týmto názvom už existuje: zvoľ iný.',
  staff_sku_known: ({ sku }) => `SKU ${sku} už existuje: zvoľ iné.`,
  staff_sku_letters: ({ sku }) => `V SKU ${sku} použi iba písmená, číslice, bodku, pomlčku a lomku.`,
  staff_gtin_wrong: ({ gtin }) => `GTIN ${gtin} nie je správny: skontroluj poslednú číslicu.`,
  staff_gtin_known: ({ gtin }) => `GTIN ${gtin} už patrí inému tovaru.`,
  staff_variants_full: ({ most }) => `Výrobok má najviac ${most} variantov: rozdeľ ho na dva výrobky.`,
  staff_variants_none:
    'Aspoň jeden variant musí zostať v predaji. Ak ho už nechceš predávať, stiahni výrobok na jeho stránke.',
  staff_options_alike: ({ label }) => `Vlastnosť ${label} je tam dvakrát: zmeň názov.`,
  staff_product_was_public:
    'Tento výrobok už bol v predaji: nedá sa vymazať. Stiahni ho na jeho stránke a nikto ho už neuvidí.',
  staff_product_named:
    'Tento výrobok spomína objednávka, recenzia, otázka alebo kupón: nedá sa vymazať. Nechaj ho stiahnutý.',
  staff_picture_undescribed: 'Napíš, čo je na obrázku: prečíta si to ten, kto ho nevidí.',
  staff_bulk_margin: 'Marža musí byť menej ako 100 %.',
  staff_bulk_costs_unseen: 'Tvoja rola nevidí náklady: požiadaj niekoho, kto ich vidí.',
  staff_variants_alike: ({ sku }) => `Variant ${sku} má rovnaké hodnoty ako iný, alebo mu hodnota chýba.`,
  staff_picture_unreadable:
    'Tento súbor nie je celý obrázok JPEG, PNG ani WebP: ulož ho znova a skús to ešte raz.',
  staff_picture_heic: 'Fotky HEIC z iPhonu sa nedajú použiť: ulož ju ako JPEG a skús to znova.',
  staff_credit_parts: ({ amount, parts }) => `Časti dávajú ${parts}, úhrada je ${amount}: oprav ich.`,
  staff_refund_closed: 'Táto refundácia už nečaká: načítaj zoznam znova.',
  staff_shipment_unknown: 'Taká zásielka nie je.',
  staff_shipments_none: 'Pre tohto dopravcu nič nečaká.',
  staff_carrier_template_unknown: 'Táto šablóna už neexistuje.',
  staff_carrier_template_known: 'Tento dopravca už má šablónu s týmto názvom: zvoľ iný.',
  staff_carrier_file_empty:
    'Žiadna zásielka nemá všetko, čo šablóna vyžaduje: doplň označené údaje a skús znova.',
  staff_rule_limits: 'Horná hranica musí byť nad dolnou.',
  staff_rule_postcodes: ({ names }) =>
    `Tieto PSČ sa prekrývajú s inými: ${names.join(', ')}. Nechaj iba jedno.`,
  staff_rule_country: ({ names }) => `Obchod do týchto krajín nedoručuje: ${names.join(', ')}.`,
  staff_rule_last: 'Je to posledné zapnuté pravidlo: bez neho by nikto nemohol objednať.',
  staff_rule_order: 'V poradí musí byť každé pravidlo práve raz: obnov stránku.',
  staff_rule_used:
    'Podľa tohto pravidla už išla objednávka alebo ho niekto zmenil: môžeš ho vypnúť, nie zmazať.',
  staff_rule_goods: ({ names }) => `Tieto výrobky sa nepredávajú: ${names.join(', ')}.`,
  staff_rule_province: 'Taká provincia neexistuje: napíš jej skratku, napríklad BO.',
  staff_mail_kind_unknown: 'Taký druh mailu neexistuje.',
  staff_mail_not_waiting: 'Tento mail už nečaká: bol odoslaný.',
  staff_vat_unknown: 'Táto sadzba dnes neplatí: zvoľ platnú.',
  staff_vat_day: 'Zvoľ deň po dnešku: čo je predané, má svoju sadzbu.',
  staff_vat_planned: 'Iná sadzba je už naplánovaná: najprv zruš tú.',
  staff_country_twice: 'Krajina je tam dvakrát: nechaj jednu.',
  staff_country_used: ({ names }) =>
    `Zapnuté pravidlá doručenia uvádzajú krajinu, ktorú by si odstránil: ${names.join(', ')}.`,
  staff_structure_unknown: 'Už tu nie je: niekto to odstránil alebo zlúčil. Načítaj stránku znova.',
  staff_structure_known: ({ name }) => `„${name}“ už existuje: zvoľ iný názov alebo ich zlúč.`,
  staff_structure_letters: 'Názov musí mať aspoň jedno písmeno alebo číslicu.',
  staff_structure_used:
    'Ešte sa používa: má produkty (aj stiahnuté), kategórie alebo kupóny. Presuň ich alebo to zlúč s iným.',
  staff_category_below_itself: 'Kategória nemôže byť sama v sebe: zvoľ iné miesto.',
  staff_category_deep: ({ most }) => `Strom má najviac ${most} úrovní: zvoľ miesto vyššie.`,
  staff_feature_unit: ({ unit }) =>
    `Produkty majú hodnoty v ${unit}: s inou jednotkou by boli nesprávne. Najprv zmeň hodnoty.`,
  staff_redirect_wrong: ({ findings }) => ['Toto presmerovanie sa nedá uložiť.', ...findings].join(' '),
  staff_redirects_changed:
    'Niektoré presmerovania sa medzitým zmenili: pozrite si znova, čo by súbor zapísal. Nič sa nezapísalo.',
  staff_redirects_nothing: 'Nie je čo zapísať: obchod už hovorí to, čo súbor.',
  staff_redirect_unknown: 'Táto adresa už nikam nevedie: načítaj stránku znova.',
  staff_redirect_circle: 'Už sa to nedá vrátiť: dnes je adresa stránkou obchodu alebo by viedla do kruhu.',
  newsletter_letter_wrong: ({ fault }) => letterFaults[fault],
  staff_pins_full: ({ most }) => `Vyhľadávaní s produktmi na začiatku je už ${most}: jedno odstráň.`,
};
