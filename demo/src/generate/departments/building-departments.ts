/** Two spaces a level; a leaf is "label | nouns | family | lowest-highest price in euros". */
export const buildingDepartments = `
Vernici e colle
  Pitture per interni
    Idropitture lavabili | Idropittura lavabile | vernici | 12-119
    Idropitture traspiranti | Idropittura traspirante | vernici | 9-79
    Pitture antimuffa | Pittura antimuffa | vernici | 15-109
    Pitture decorative | Pittura decorativa | vernici | 19-149
  Pitture per esterni
    Pitture al quarzo | Pittura al quarzo | vernici | 19-139
    Pitture silossaniche | Pittura silossanica | vernici | 29-169
  Smalti
    Smalti all’acqua | Smalto all’acqua | vernici | 9-59
    Smalti a solvente | Smalto a solvente | vernici | 9-59
    Smalti per termosifoni | Smalto per termosifoni | vernici | 12-49
  Trattamenti per legno
    Impregnanti | Impregnante per legno | vernici | 12-79
    Vernici trasparenti | Vernice trasparente per legno | vernici | 12-69
    Oli e cere | Olio per legno, Cera per mobili | vernici | 8-45
  Primer e fissativi | Fissativo murale, Primer universale | vernici | 8-59
  Colle
    Colle per legno | Colla vinilica per legno | colle-e-sigillanti | 3-25
    Colle istantanee | Colla istantanea | colle-e-sigillanti | 3-15
    Colle di montaggio | Colla di montaggio | colle-e-sigillanti | 4-19
    Colle bicomponenti | Colla epossidica bicomponente | colle-e-sigillanti | 5-29
  Sigillanti e schiume
    Siliconi | Silicone sigillante | colle-e-sigillanti | 4-15
    Sigillanti acrilici | Sigillante acrilico | colle-e-sigillanti | 3-12
    Schiume poliuretaniche | Schiuma poliuretanica | colle-e-sigillanti | 5-19
  Stucchi | Stucco in pasta, Stucco per legno | colle-e-sigillanti | 3-29
  Pennelli e rulli | Pennello piatto, Rullo per pareti | utensili-a-mano | 2-29
Elettricità e illuminazione
  Materiale elettrico
    Prese e interruttori
      Interruttori | Interruttore unipolare, Deviatore | elettricita | 4-39
      Prese | Presa bivalente, Presa USB | elettricita | 4-49
      Placche | Placca a tre moduli | elettricita | 3-39
    Cavi e guaine
      Cavi elettrici | Cavo elettrico | elettricita | 6-159
      Guaine e canaline | Canalina adesiva, Guaina corrugata | elettricita | 3-49
    Quadri e protezioni
      Interruttori magnetotermici | Interruttore magnetotermico | elettricita | 9-69
      Interruttori differenziali | Interruttore differenziale | elettricita | 25-119
      Quadri elettrici | Quadro elettrico da parete | elettricita | 9-99
    Prolunghe e multiprese
      Prolunghe | Prolunga | elettricita | 6-69
      Multiprese | Multipresa, Multipresa con interruttore | elettricita | 6-59
      Avvolgicavo | Avvolgicavo | elettricita | 19-119
    Scatole e morsetti | Scatola di derivazione, Morsetti rapidi | elettricita | 2-19
  Casa sicura
    Videocitofoni | Videocitofono | elettricita | 79-399
    Campanelli | Campanello senza fili | elettricita | 12-59
    Telecamere | Telecamera di sorveglianza | elettricita | 29-199
    Rilevatori di fumo e gas | Rilevatore di fumo, Rilevatore di gas | elettricita | 15-79
  Lampadine
    Lampadine LED | Lampadina LED | lampadine | 2-25
    Lampadine a filamento | Lampadina LED a filamento | lampadine | 4-29
    Faretti LED | Faretto LED | lampadine | 3-29
    Tubi LED | Tubo LED | lampadine | 6-29
  Lampade da interno
    Lampadari | Lampadario, Lampada a sospensione | lampade | 39-399
    Plafoniere | Plafoniera | lampade | 19-189
    Applique | Applique | lampade | 15-149
    Lampade da tavolo | Lampada da tavolo, Lampada da scrivania | lampade | 19-149
    Lampade da terra | Lampada da terra | lampade | 39-299
    Faretti da incasso | Faretto da incasso | lampade | 6-59
    Strisce LED | Striscia LED con profilo | lampade | 12-89
  Lampade da esterno
    Lampioni e paletti | Paletto luminoso, Lampione da giardino | lampade | 25-199
    Applique da esterno | Applique da esterno | lampade | 19-139
    Luci solari | Lampada solare | lampade | 9-69
    Proiettori LED | Proiettore LED | lampade | 15-129
Bagno e idraulica
  Rubinetteria
    Miscelatori per lavabo | Miscelatore per lavabo | rubinetteria | 29-249
    Miscelatori per cucina | Miscelatore per cucina | rubinetteria | 39-299
    Miscelatori per vasca | Miscelatore per vasca | rubinetteria | 59-289
    Colonne doccia | Colonna doccia | rubinetteria | 79-449
    Soffioni e doccette | Soffione doccia, Doccetta | rubinetteria | 9-129
  Sanitari
    Lavabi | Lavabo | bagno | 39-299
    Vasi e bidet | Vaso, Bidet | bagno | 69-349
    Sedili per vaso | Sedile per vaso | bagno | 19-99
    Vasche | Vasca da bagno | bagno | 199-899
  Docce
    Piatti doccia | Piatto doccia | bagno | 79-399
    Box doccia | Box doccia | bagno | 149-699
    Pareti walk-in | Parete walk-in | bagno | 129-549
  Mobili da bagno
    Mobili con lavabo | Mobile con lavabo | bagno | 129-799
    Colonne bagno | Colonna bagno | bagno | 59-299
    Specchi da bagno | Specchio da bagno | bagno | 29-249
  Accessori da bagno
    Portasciugamani | Portasciugamani | bagno | 9-79
    Dispenser e bicchieri | Dispenser per sapone | bagno | 6-39
    Mensole da bagno | Mensola da bagno | bagno | 12-69
  Tubi e raccordi
    Tubi multistrato | Tubo multistrato | idraulica | 9-149
    Raccordi | Raccordo diritto, Raccordo a gomito, Raccordo a T | idraulica | 2-29
    Tubi di scarico | Tubo di scarico | idraulica | 3-39
    Flessibili | Flessibile per acqua | idraulica | 3-19
  Valvole e sifoni
    Valvole a sfera | Valvola a sfera | idraulica | 5-49
    Sifoni | Sifone per lavabo | idraulica | 5-49
    Riduttori di pressione | Riduttore di pressione | idraulica | 25-119
  Trattamento acqua
    Filtri per acqua | Filtro per acqua | idraulica | 15-129
    Addolcitori | Dosatore anticalcare | idraulica | 25-199
Pavimenti ed edilizia
  Pavimenti
    Pavimenti in laminato | Pavimento in laminato | pavimenti | 12-59
    Pavimenti vinilici | Pavimento vinilico | pavimenti | 15-69
    Parquet | Parquet | pavimenti | 29-129
    Gres porcellanato | Piastrella in gres porcellanato | pavimenti | 14-89
  Rivestimenti
    Piastrelle da bagno | Piastrella da bagno | pavimenti | 12-79
    Mosaici | Mosaico su rete | pavimenti | 15-99
    Pannelli decorativi | Pannello decorativo | pavimenti | 19-119
  Battiscopa e profili | Battiscopa, Profilo di giunzione | pavimenti | 4-39
  Malte e cementi
    Cementi | Cemento rapido, Cemento grigio | edilizia | 4-29
    Malte | Malta da ripristino, Malta da intonaco | edilizia | 5-39
    Colle per piastrelle | Colla per piastrelle | edilizia | 7-45
    Stucchi per fughe | Stucco per fughe | edilizia | 5-29
  Isolamento
    Isolanti termici | Pannello isolante | edilizia | 9-79
    Impermeabilizzanti | Guaina liquida impermeabilizzante | edilizia | 15-99
  Cartongesso | Lastra di cartongesso | edilizia | 6-29
Riscaldamento e clima
  Riscaldamento
    Stufe a pellet | Stufa a pellet | clima | 599-2499
    Stufe a legna | Stufa a legna | clima | 399-1999
    Termoconvettori | Termoconvettore | clima | 29-149
    Stufe elettriche | Stufa elettrica, Termoventilatore | clima | 19-119
    Scaldasalviette | Scaldasalviette | clima | 69-299
  Climatizzazione
    Condizionatori portatili | Condizionatore portatile | clima | 249-699
    Climatizzatori fissi | Climatizzatore inverter | clima | 399-1499
    Ventilatori | Ventilatore a piantana, Ventilatore da soffitto | clima | 25-189
    Deumidificatori | Deumidificatore | clima | 99-349
  Trattamento dell’aria
    Purificatori | Purificatore d’aria | clima | 69-399
    Umidificatori | Umidificatore | clima | 25-129
    Aspiratori | Aspiratore da parete | clima | 15-119
`;
