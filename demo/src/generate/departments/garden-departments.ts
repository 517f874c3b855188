/** Two spaces a level; a leaf is "label | nouns | family | lowest-highest price in euros". */
export const gardenDepartments = `
Giardino e terrazzo
  Macchine da giardino
    Tagliaerba
      Tagliaerba elettrici | Tagliaerba elettrico | macchine-da-giardino | 89-349
      Tagliaerba a scoppio | Tagliaerba a scoppio | macchine-da-giardino | 199-699
      Robot tagliaerba | Robot tagliaerba | macchine-da-giardino | 399-1899
    Decespugliatori | Decespugliatore | macchine-da-giardino | 79-449
    Tagliasiepi | Tagliasiepi | macchine-da-giardino | 59-299
    Motoseghe | Motosega, Elettrosega | macchine-da-giardino | 89-499
    Soffiatori | Soffiatore, Aspiratore e soffiatore | macchine-da-giardino | 49-249
    Motozappe | Motozappa | macchine-da-giardino | 249-799
    Biotrituratori | Biotrituratore | macchine-da-giardino | 129-499
  Attrezzi da giardino
    Forbici e cesoie | Forbice da potatura, Cesoia | attrezzi-da-giardino | 9-79
    Zappe e vanghe | Zappa, Vanga | attrezzi-da-giardino | 12-59
    Rastrelli e scope | Rastrello, Scopa da giardino | attrezzi-da-giardino | 8-39
    Palette e trapiantatori | Trapiantatore | attrezzi-da-giardino | 4-25
    Carriole | Carriola | officina | 49-199
  Irrigazione
    Tubi da giardino | Tubo da giardino | irrigazione | 15-99
    Irrigatori | Irrigatore oscillante, Irrigatore a turbina | irrigazione | 9-69
    Programmatori | Programmatore per irrigazione | irrigazione | 25-129
    Pompe | Pompa sommersa, Pompa autoadescante | irrigazione | 49-299
    Raccordi e lance | Lancia da irrigazione | irrigazione | 4-39
  Arredo da esterno
    Tavoli da giardino | Tavolo da giardino | arredo-esterno | 59-599
    Sedie e poltrone da giardino | Sedia da giardino, Poltrona da giardino | arredo-esterno | 25-249
    Salotti da giardino | Salotto da giardino | arredo-esterno | 199-1499
    Lettini e sdraio | Lettino prendisole, Sdraio | arredo-esterno | 35-249
    Ombrelloni | Ombrellone | arredo-esterno | 29-399
    Gazebo e pergole | Gazebo, Pergola | arredo-esterno | 99-1299
    Casette da giardino | Casetta da giardino | arredo-esterno | 249-1499
    Dondoli e amache | Dondolo, Amaca | arredo-esterno | 29-449
  Barbecue
    Barbecue a carbone | Barbecue a carbone | clima | 39-349
    Barbecue a gas | Barbecue a gas | clima | 149-999
  Vasi e coltivazione
    Vasi | Vaso | vasi | 4-89
    Fioriere | Fioriera | vasi | 9-119
    Sottovasi | Sottovaso | vasi | 2-19
    Terricci e concimi | Terriccio universale, Concime granulare | edilizia | 4-35
    Serre | Serra da balcone | arredo-esterno | 25-299
    Sementi | Sementi da orto | vasi | 2-9
  Recinzioni
    Reti e recinzioni | Rete da recinzione | ferramenta | 15-149
    Grigliati | Grigliato in legno | arredo-esterno | 15-99
    Siepi artificiali | Siepe artificiale | arredo-esterno | 15-119
  Piscine
    Piscine fuori terra | Piscina fuori terra | arredo-esterno | 79-899
    Pompe e filtri | Pompa filtro per piscina | irrigazione | 39-299
    Accessori per piscina | Telo per piscina | irrigazione | 9-99
`;
