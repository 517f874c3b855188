/** Two spaces a level; a leaf is "label | nouns | family | lowest-highest price in euros". */
export const homeDepartments = `
Arredamento
  Soggiorno
    Divani
      Divani due posti | Divano due posti | sedute | 249-999
      Divani tre posti | Divano tre posti | sedute | 349-1499
      Divani letto | Divano letto | sedute | 299-1399
      Divani angolari | Divano angolare | sedute | 499-2199
    Poltrone | Poltrona, Poltrona relax | sedute | 129-699
    Pouf | Pouf | sedute | 29-149
    Tavolini | Tavolino da salotto | tavoli | 39-299
    Librerie | Libreria | contenitori | 49-499
    Mobili TV | Mobile TV | contenitori | 79-599
    Credenze | Credenza | contenitori | 149-799
    Mensole | Mensola | contenitori | 9-79
  Sala da pranzo
    Tavoli da pranzo | Tavolo da pranzo, Tavolo allungabile | tavoli | 129-999
    Sedie | Sedia | sedute | 29-189
    Sgabelli | Sgabello alto | sedute | 29-179
    Panche | Panca | sedute | 59-299
  Camera da letto
    Letti | Letto imbottito, Letto in legno | letti | 149-999
    Materassi | Materasso | letti | 129-899
    Guanciali | Guanciale | letti | 15-89
    Armadi | Armadio ad ante battenti, Armadio scorrevole | contenitori | 199-1299
    Comodini | Comodino | contenitori | 39-199
    Cassettiere | Cassettiera | contenitori | 69-399
  Cameretta
    Letti a castello | Letto a castello | letti | 199-699
    Scrivanie per ragazzi | Scrivania per ragazzi | tavoli | 59-249
    Contenitori per giochi | Contenitore per giochi | contenitori | 15-99
  Studio
    Scrivanie | Scrivania, Scrivania regolabile | tavoli | 79-599
    Sedie da ufficio | Sedia da ufficio | sedute | 59-399
    Schedari | Schedario | contenitori | 49-249
  Ingresso
    Scarpiere | Scarpiera | contenitori | 39-249
    Appendiabiti | Appendiabiti da parete | decorazione | 15-119
    Consolle | Consolle | tavoli | 69-349
  Cucina componibile
    Basi cucina | Base cucina | contenitori | 69-399
    Pensili | Pensile | contenitori | 49-299
    Isole e carrelli | Carrello da cucina | tavoli | 59-399
Tessili e decorazione
  Biancheria da letto
    Lenzuola | Completo lenzuola | tessili | 19-149
    Copripiumini | Copripiumino | tessili | 29-169
    Piumini | Piumino | tessili | 29-249
    Coperte e plaid | Plaid, Coperta | tessili | 15-119
    Federe | Federa | tessili | 6-39
  Biancheria da bagno
    Asciugamani | Asciugamano, Set asciugamani | tessili | 6-59
    Accappatoi | Accappatoio | tessili | 25-99
    Tappeti da bagno | Tappeto da bagno | tessili | 9-49
  Biancheria da cucina
    Tovaglie | Tovaglia | tessili | 12-99
    Strofinacci | Strofinaccio | tessili | 4-25
    Grembiuli | Grembiule | tessili | 9-39
  Tende
    Tende a pannello | Tenda a pannello | tessili | 15-99
    Tende oscuranti | Tenda oscurante | tessili | 19-119
    Tende a rullo | Tenda a rullo | tessili | 15-129
  Tappeti
    Tappeti a pelo corto | Tappeto a pelo corto | tessili | 29-349
    Tappeti in fibra naturale | Tappeto in fibra naturale | tessili | 29-249
    Passatoie | Passatoia | tessili | 19-149
  Cuscini | Cuscino d’arredo | tessili | 8-59
  Decorazione
    Specchi | Specchio | decorazione | 19-299
    Quadri e stampe | Stampa con cornice | decorazione | 9-149
    Cornici | Cornice | decorazione | 5-59
    Orologi | Orologio da parete | decorazione | 12-119
    Vasi decorativi | Vaso decorativo | decorazione | 9-119
    Candele e portacandele | Portacandele | decorazione | 5-59
    Cesti decorativi | Cesto decorativo | decorazione | 9-69
Cucina e tavola
  Pentole e padelle
    Padelle | Padella, Padella alta | cucina | 12-99
    Pentole | Pentola alta | cucina | 19-149
    Casseruole | Casseruola | cucina | 15-119
    Pentole a pressione | Pentola a pressione | cucina | 39-199
    Bistecchiere e piastre | Bistecchiera | cucina | 15-89
  Utensili da cucina
    Coltelli | Coltello da chef | cucina | 9-129
    Mestoli e palette | Mestolo, Paletta | cucina | 3-25
    Taglieri | Tagliere | cucina | 8-69
    Teglie e stampi | Teglia da forno, Stampo per dolci | cucina | 5-49
    Colini e scolapasta | Scolapasta | cucina | 6-45
  Tavola
    Piatti | Piatto piano, Piatto fondo | tavola | 4-49
    Bicchieri | Bicchiere da acqua, Calice da vino | tavola | 3-49
    Tazze e tazzine | Tazza, Tazzina da caffè | tavola | 3-39
    Posate | Posate da tavola | tavola | 5-99
    Ciotole e insalatiere | Insalatiera | tavola | 5-49
    Caraffe e bottiglie | Caraffa, Bottiglia termica | tavola | 6-49
  Conservazione
    Contenitori per alimenti | Contenitore per alimenti | tavola | 4-39
    Barattoli | Barattolo ermetico | tavola | 3-25
    Portapane | Portapane | tavola | 15-59
  Caffè e tè
    Moka e caffettiere | Moka | cucina | 12-69
    Teiere e bollitori | Teiera | tavola | 15-69
  Piccoli elettrodomestici
    Macchine da caffè | Macchina da caffè | elettrodomestici | 59-499
    Bollitori elettrici | Bollitore elettrico | elettrodomestici | 19-89
    Tostapane | Tostapane | elettrodomestici | 19-99
    Frullatori | Frullatore, Frullatore a immersione | elettrodomestici | 19-179
    Impastatrici | Impastatrice planetaria | elettrodomestici | 79-449
    Friggitrici ad aria | Friggitrice ad aria | elettrodomestici | 59-229
    Forni a microonde | Forno a microonde | elettrodomestici | 69-249
    Robot da cucina | Robot da cucina | elettrodomestici | 69-599
Pulizia e ordine
  Pulizia della casa
    Aspirapolvere | Aspirapolvere senza filo, Robot aspirapolvere | elettrodomestici | 79-499
    Scope e mop | Mop con secchio, Scopa | pulizia | 6-59
    Secchi e bacinelle | Secchio, Bacinella | pulizia | 3-25
    Pattumiere | Pattumiera, Pattumiera a pedale | pulizia | 12-129
  Bucato
    Stendibiancheria | Stendibiancheria | pulizia | 15-89
    Assi da stiro | Asse da stiro | pulizia | 25-129
    Ferri da stiro | Ferro da stiro | elettrodomestici | 25-149
    Cesti per il bucato | Cesto per il bucato | pulizia | 9-59
  Ordine
    Scatole e contenitori | Scatola con coperchio | pulizia | 3-35
    Organizzatori per armadi | Organizzatore per armadio | pulizia | 6-45
    Grucce | Set grucce | pulizia | 4-29
`;
