/** Help of `npm run staff`. */
export const staffUsage = `Použitie: npm run staff -- PRÍKAZ

  orders list [--state STAV] [--limit N]    posledné objednávky (predvolene 20)
  orders show ČÍSLO                         všetko o jednej objednávke
  orders prepare ČÍSLO                      odteraz ju zákazník nemôže zrušiť
  orders new-link ČÍSLO                     zruší doteraz poslané odkazy a pošle zákazníkovi nový
  orders ship ČÍSLO --carrier DOPRAVCA --tracking KÓD [--url ADRESA] [--only SKU:KUSY]… [--despite-withdrawal]
                                            odošle všetko, čo zostáva, alebo len uvedené kusy
  orders ready ČÍSLO [--despite-withdrawal]
                                            pripravená v predajni: pre objednávky na vyzdvihnutie, namiesto „ship“
  orders deliver ČÍSLO                      doručená alebo vyzdvihnutá; kto o to požiadal, dostane pozvánku na recenziu
  orders cancel ČÍSLO --reason TEXT         zruší, vráti na sklad a vráti peniaze; zákazník číta dôvod
  orders return ČÍSLO [--no-restock] [--reason TEXT]
                                            tovar sa vrátil (--no-restock: nedá sa znova predať)
  orders refund ČÍSLO [--amount EURO] --reason TEXT [--key KĽÚČ]
                                            vráti všetko alebo sumu EURO; s rovnakým KĽÚČOM len raz

  withdrawals list [--all] [--limit N]      odstúpenia, pri ktorých ešte nedorazil tovar (--all: všetky), s dňom vrátenia platby
  withdrawals show ČÍSLO                    jedno odstúpenie: produkty, koľko vrátiť a dokedy
  withdrawals received ČÍSLO [--reason POZNÁMKA]
                                            tovar sa vrátil; peniaze sa vracajú cez „orders refund“

  refunds list                              vrátenia platieb na ručné vybavenie: prevody a tie, ktoré sa nepodarili
  refunds done ČÍSLO REFERENCIA [--iban ÚČET]
                                            prevod s vrátenou platbou odišiel (REFERENCIA: CRO alebo TRN);
                                            --iban ÚČET: odišiel tam (bez neho: na účet, z ktorého peniaze prišli)
  refunds retry ČÍSLO                       znova požiada bránu o vrátenie, ktoré sa nepodarilo

  reviews list                              recenzie na kontrolu
  reviews publish ČÍSLO                     zverejní recenziu
  reviews refuse ČÍSLO --reason TEXT        zamietne ju; autor číta dôvod
  reviews refuse-photo ČÍSLO FOTKA          odstráni jednu fotku (1–4); zvyšok možno zverejniť

  recall VÝROBOK --text SÚBOR [--lot ŠARŽA] [--variant SKU] [--dry-run]
                                            stiahnutie: napíše kupujúcim, oznámi na stránke a v objednávkach,
                                            bez --lot ukončí predaj; opakovane píše len tým, čo chýbajú
  recalls list, show ČÍSLO                  stiahnutia a koho zastihli
  recalls end ČÍSLO --reason TEXT [--sell]  ukončí ho: oznámenie zmizne; s --sell sa odobraté kusy znova predávajú
  comments list                             komentáre k návodom na prečítanie, najstaršie prvé
  comments publish ČÍSLO, refuse ČÍSLO      zverejní komentár, alebo ho nezverejní či stiahne (--reason TEXT zostane v zázname)
  questions list                            otázky bez odpovede a odpovede kupujúcich na prečítanie
  questions answer ČÍSLO --text TEXT        odpovie, zverejní a napíše pýtajúcemu; znova: opraví
  questions refuse ČÍSLO                    nezverejní ju, alebo ju stiahne (--reason TEXT zostane v zázname)
  questions publish-answer ČÍSLO            zverejní odpoveď kupujúceho
  questions refuse-answer ČÍSLO             nezverejní ju, alebo ju stiahne (--reason TEXT zostane v zázname)

  analytics [--days N]                      návštevy za posledných N dní (ak chýba: 30), bez osôb

  newsletter export                         odberatelia so súhlasom: text, dátum, pôvod (CSV)
  newsletter send SÚBOR.md [--test E-MAIL]  pošle list v Markdown všetkým odberateľom, alebo len na skúšku

  bank import SÚBOR                         prečíta výpis camt.053 a spáruje prevody
  bank list                                 pripísané platby, ktoré nesedia, na preverenie
  bank accept N [--order ČÍSLO]             pripísaná platba platí ako úhrada (napríklad prevod s daňovou úľavou, z ktorého banka zrazila daň)
  bank close N --reason TEXT                pripísaná platba už nečaká: banka ju vrátila alebo sa obchodu netýka

  mail list [--all]                         e-maily, ktoré ešte neodišli (--all: všetky)
  mail retry [ČÍSLO]                        hneď znova skúsi neodoslané, alebo len jeden

  customers end-logins E-MAIL | --all       ukončí prihlásenia jedného účtu alebo všetkých (--reason TEXT zostane v denníku)
  customers close E-MAIL, reopen E-MAIL     zatvorí účet každému prihláseniu alebo ho znova otvorí

  redirects list                            adresy, ktoré vedú inam alebo už neexistujú
  redirects add ODKIAĽ [KAM] [--status 301|302|410]
                                            presmeruje adresu na stránku; bez KAM: zrušená (410)
  redirects remove ODKIAĽ                   odstráni presmerovanie
  redirects import SÚBOR                    pridá tie zo súboru: riadok na presmerovanie, „ODKIAĽ KAM [STAV]“, všetky alebo žiadne

  secrets list                              kľúče obchodu: odkedy sa používajú (nikdy samotné kľúče)
  secrets replace NÁZOV [--days N]          nový kľúč; čo podpísal starý, platí ešte N dní (0: končí hneď)

  people list                               ľudia správy obchodu a ich roly
  people invite EMAIL --role ROLA [--name MENO]  pozve osobu e-mailom (roly: owner, manager, catalogue, content, support, warehouse, accounting, reader)

  log verify [--head ODTLAČOK]              skontroluje denník zmien od začiatku do konca
  log export [--format jsonl|csv]           vypíše ho celý

--as EMAIL                                  osoba správy obchodu, ktorú denník uvedie; inak používateľ systému

Stavy: received, awaiting_payment, paid, in_preparation, partly_shipped, shipped, delivered, cancelled, returned.
Obchod môže zostať otvorený: pracuje sa s tou istou databázou a e-maily a vrátené platby odosielajú jeho vlastné procesy.
Návratové kódy: 0 všetko v poriadku, 1 zamietnuté, 2 nesprávny príkaz.
`;

/** Help of `npm run catalogue`. */
export const catalogueUsage = `Použitie: npm run catalogue -- PRÍKAZ

  import SÚBOR [voľby]      načíta katalóg CSV, JSON Lines alebo Google Merchant XML (aj .gz)
    --map MAPOVANIE.json    preloží stĺpce cudzieho súboru (docs/catalogue-files.md)
    --replace               nakoniec odstráni z obchodu produkty, ktoré v súbore nie sú
    --dry-run               nič nezapíše: spočíta, čo by sa zmenilo a čo by sa stratilo
    --yes                   nepýta sa, keď súbor niečo vyprázdni alebo odstráni
    --pictures PRIEČINOK    priečinok s obrázkami (predvolene ten, v ktorom je súbor)
    --errors SÚBOR          zoznam odmietnutých riadkov, .csv alebo .jsonl (predvolene SÚBOR.errors.csv)
    --encoding NÁZOV        utf-8 (predvolene) alebo windows-1252
    --decimal ZNAK          point alebo comma: čo oddeľuje desatinné miesta (predvolene podľa stĺpcov)

  prices SÚBOR              zmení ceny podľa SKU: sku;price;sale_price;sale_from;sale_to
  stock SÚBOR               nastaví zásoby podľa SKU: sku;stock
  stock set SKU KUSY        nastaví zásobu jedného SKU; stock add SKU KUSY ju zvýši

  generate N [--seed S]     zapíše N pravdepodobných produktov ako JSON Lines na štandardný výstup

  export [--format F]       zapíše katalóg na štandardný výstup: jsonl (predvolene), csv alebo xml
    --site ADRESA           verejná adresa obchodu pre odkazy v XML (predvolene PUBLIC_URL)

  check                     vypíše výrobky bez výrobcu či zodpovednej osoby (nariadenie (EÚ) 2023/988);
                            návratový kód 1, ak nejaké sú

  settings SÚBOR            načíta doručenia, krajiny, sadzby DPH a zľavové kódy (docs/commerce-settings.md);
                            časti, ktoré v súbore chýbajú, zostanú, ako sú
  settings --export         zapíše tie, ktoré platia

Obchod môže počas importu zostať otvorený.
Návratové kódy: 0 všetko v poriadku, 1 niektoré riadky odmietnuté, 2 nevykonané.
`;
