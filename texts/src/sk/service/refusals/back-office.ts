import type { backOfficeRefusals } from '@casamaestra/contract/staff/staff.refusals.ts';
import type { RefusalTexts } from '../../../service/refusal-texts.ts';

/** Refusals that staff read in the back office. */
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
  staff_webhook_private: 'Táto adresa je v súkromnej sieti: musí byť dostupná z internetu.',
  staff_webhook_unknown: 'Táto adresa tu už nie je.',
  staff_webhooks_full: ({ most }) => `Máte už veľa adries: jednu odstráňte. Najviac ich môže byť ${most}.`,
  staff_catalogue_unreadable: 'Tento súbor nie je katalóg Danea Easyfatt.',
  staff_delivery_unknown: 'Táto správa tu už nie je.',
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
  staff_change_unknown: 'Táto zmena neexistuje.',
  staff_change_final: 'Táto zmena sa nedá vrátiť: urob opačnú zmenu na jej obrazovke.',
  staff_change_undone: ({ who }) => `Túto zmenu už vrátil(a) ${who}.`,
  staff_change_too_old: 'Uplynulo viac ako 30 dní: táto zmena sa už nedá vrátiť.',
  staff_owner_last: 'Musí zostať aspoň jeden aktívny majiteľ.',
  changed_meanwhile: ({ who, field, now }) =>
    `Medzitým ${who} zmenil(a) „${field}“: teraz je „${now}“. Čo ste napísali, zostáva.`,
  staff_other_person_needed: 'Schváliť to musí iná osoba: nie tá, ktorá o to požiadala.',
  staff_approval_unknown: 'Táto žiadosť už nečaká: bolo o nej rozhodnuté.',
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
  staff_credit_unknown: 'Táto platba už nečaká.',
  staff_credit_not_accepted: 'Platba nemôže uhradiť túto objednávku: skontrolujte sumu a stav.',
  staff_customer_unknown: 'Tento zákazník tu nie je, alebo už nie je.',
  staff_data_request_waiting: 'Rovnaká žiadosť už čaká: najprv o nej treba rozhodnúť.',
  staff_copy_not_ready:
    'Kópia tu nie je: prevezme si ju ten, kto o ňu požiadal, do 7 dní od schválenia. Môžete o ňu požiadať znova.',
  staff_product_unknown: 'Tento produkt už neexistuje.',
  staff_category_unknown: 'Vyber kategóriu zo zoznamu.',
  staff_picture_unknown: 'Jeden z obrázkov nie je medzi uloženými.',
  staff_product_texts_only: 'Tvoja rola mení len názvy, opisy a texty obrázkov.',
  staff_product_maker_missing: 'Pred zverejnením uveď výrobcu: vyžaduje to zákon (nar. EÚ 2023/988).',
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
  staff_price_limit: ({ percent }) => `Tvoja rola mení cenu najviac o 30 %: toto je zmena o ${percent} %.`,
  staff_price_promotions_only: 'Tvoja rola mení len akciové ceny.',
  staff_payment_unknown: 'Táto platba neexistuje.',
  staff_payment_without_gateway: 'Prevod nemá bránu, ktorej sa dá opýtať: pozri Banku.',
  staff_invoice_unknown: 'Táto faktúra neexistuje.',
  staff_invoice_not_asked: 'Kupujúci nežiadal faktúru: objednávka je v denných tržbách.',
  staff_invoice_not_paid: 'Táto objednávka nie je zaplatená alebo bola celá vrátená.',
  staff_invoice_known: ({ number }) => `Už existuje: má číslo ${number}.`,
  staff_invoice_no_vat:
    'Riadok je bez DPH a objednávka nehovorí prečo (Natura): túto faktúru vystaví účtovník.',
  staff_invoice_transport_day: 'Dodací list nemôže byť z dňa po dnešku.',
  staff_refund_without_invoice: 'Toto vrátenie nemá faktúru na opravu alebo ešte neodišlo.',
  staff_invoice_state: 'Z tohto stavu sa do zvoleného prejsť nedá.',
  staff_invoice_code_missing: 'Napíš kód odmietnutia: 5 číslic, napríklad 00305.',
  staff_invoices_none: 'V tomto mesiaci nie sú faktúry na stiahnutie.',
  staff_takings_not_over: 'Uzatvárajú sa len dni, ktoré už prešli: tento ešte neskončil.',
  staff_takings_locked: ({ through }) => `Tržby sú už uzavreté do ${through}.`,
  staff_bulk_too_many: ({ most }) => `Pravidlo zmení najviac ${most} variantov: zúž filter.`,
  staff_bulk_nothing: 'S týmto pravidlom sa nezmení žiadna cena.',
  staff_bulk_faults: ({ count }) =>
    `Počet cien, ktoré takto nemôžu vyzerať: ${count}. Pozri označené riadky a zmeň pravidlo alebo filter.`,
  staff_bulk_changed: 'Niektoré ceny sa medzitým zmenili: pozri náhľad znova. Nič sa nezmenilo.',
  staff_bulk_to_confirm: ({ count }) =>
    `Počet cien, ktoré sa zmenia o viac ako 30 %: ${count}. Na potvrdenie napíš toto číslo.`,
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
  staff_pins_full: ({ most }) => `Vyhľadávaní s produktmi na začiatku je už ${most}: jedno odstráň.`,
};
