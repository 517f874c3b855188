/** Two spaces a level; a leaf is "label | nouns | family | lowest-highest price in euros". */
export const workshopDepartments = `
Utensili
  Utensili elettrici
    Trapani
      Trapani a percussione | Trapano a percussione | elettroutensili | 39-189
      Trapani avvitatori | Trapano avvitatore, Trapano avvitatore compatto | elettroutensili | 49-249
      Tassellatori | Tassellatore, Martello tassellatore | elettroutensili | 79-329
      Avvitatori a impulsi | Avvitatore a impulsi | elettroutensili | 69-259
    Seghe elettriche
      Seghe circolari | Sega circolare | elettroutensili | 59-289
      Seghetti alternativi | Seghetto alternativo | elettroutensili | 39-199
      Troncatrici | Troncatrice, Troncatrice radiale | elettroutensili | 99-489
      Seghe a gattuccio | Sega a gattuccio | elettroutensili | 59-229
    Levigatrici
      Levigatrici orbitali | Levigatrice orbitale | elettroutensili | 29-159
      Levigatrici a nastro | Levigatrice a nastro | elettroutensili | 59-219
      Levigatrici rotorbitali | Levigatrice rotorbitale | elettroutensili | 49-199
    Smerigliatrici | Smerigliatrice angolare | elettroutensili | 39-229
    Pialle e fresatrici | Pialla elettrica, Fresatrice verticale | elettroutensili | 69-299
    Pistole termiche | Pistola termica | elettroutensili | 25-119
    Saldatrici | Saldatrice inverter | elettroutensili | 99-499
    Compressori | Compressore portatile | elettroutensili | 99-389
    Idropulitrici | Idropulitrice | elettroutensili | 79-449
    Aspiratori da officina | Aspiratore solidi e liquidi | elettroutensili | 59-299
  Utensili a mano
    Martelli e mazze | Martello da carpentiere, Mazzuola, Martello da muratore | utensili-a-mano | 8-49
    Cacciaviti | Cacciavite a croce, Cacciavite piatto, Cacciavite Torx | utensili-a-mano | 3-39
    Pinze
      Pinze universali | Pinza universale | utensili-a-mano | 8-45
      Pinze regolabili | Pinza regolabile | utensili-a-mano | 10-49
      Tronchesi | Tronchese diagonale | utensili-a-mano | 9-45
    Chiavi
      Chiavi combinate | Chiave combinata | utensili-a-mano | 5-59
      Chiavi a bussola | Chiave a bussola, Cricchetto reversibile | utensili-a-mano | 12-119
      Chiavi regolabili | Chiave regolabile | utensili-a-mano | 9-49
      Chiavi a brugola | Chiave a brugola | utensili-a-mano | 4-35
    Seghe a mano | Sega a dorso, Seghetto per metallo, Sega universale | utensili-a-mano | 8-49
    Scalpelli e sgorbie | Scalpello da legno, Scalpello da muratore | utensili-a-mano | 6-59
    Morsetti e strettoi | Morsetto a vite, Strettoio rapido | utensili-a-mano | 6-69
    Cutter e lame | Cutter a lama spezzabile | utensili-a-mano | 3-29
    Spatole e cazzuole | Spatola flessibile, Cazzuola | utensili-a-mano | 3-29
  Misura e tracciatura
    Metri e rotelle metriche | Flessometro, Rotella metrica | misura-e-livelli | 4-39
    Livelle
      Livelle a bolla | Livella a bolla | misura-e-livelli | 8-59
      Livelle laser | Livella laser | misura-e-livelli | 39-349
    Misuratori laser | Misuratore laser di distanza | misura-e-livelli | 29-189
    Squadre e calibri | Squadra da falegname, Calibro digitale | misura-e-livelli | 7-59
    Rilevatori di cavi e metalli | Rilevatore di cavi e metalli | misura-e-livelli | 29-149
  Accessori per utensili
    Punte
      Punte per legno | Punta per legno | accessori-utensili | 3-39
      Punte per metallo | Punta per metallo | accessori-utensili | 3-45
      Punte per muratura | Punta per muratura | accessori-utensili | 3-49
    Lame e dischi
      Lame per seghe circolari | Lama per sega circolare | accessori-utensili | 12-79
      Dischi da taglio | Disco da taglio | accessori-utensili | 3-45
      Dischi diamantati | Disco diamantato | accessori-utensili | 12-89
    Inserti per avvitare | Inserto per avvitare | accessori-utensili | 3-35
    Carte e fogli abrasivi | Disco abrasivo velcrato | accessori-utensili | 3-29
    Frese e tazze | Sega a tazza, Fresa per legno | accessori-utensili | 6-69
  Organizzazione e officina
    Cassette portautensili | Cassetta portautensili | officina | 12-129
    Banchi da lavoro | Banco da lavoro | officina | 79-399
    Scaffali metallici | Scaffale metallico | officina | 29-199
    Carrelli portautensili | Carrello portautensili | officina | 99-449
    Pannelli e ganci | Pannello portautensili | officina | 19-99
    Cassettiere per minuteria | Cassettiera per minuteria | officina | 12-89
    Scale e trabattelli | Scala in alluminio, Sgabello a gradini | officina | 29-299
  Protezione e sicurezza sul lavoro
    Guanti da lavoro | Guanti da lavoro | antinfortunistica | 3-29
    Occhiali e visiere | Occhiali di protezione, Visiera | antinfortunistica | 4-39
    Cuffie e tappi | Cuffia antirumore | antinfortunistica | 8-59
    Maschere e filtri | Maschera filtrante | antinfortunistica | 5-69
    Scarpe antinfortunistiche | Scarpe antinfortunistiche | antinfortunistica | 35-139
    Caschi e ginocchiere | Casco da cantiere, Ginocchiere | antinfortunistica | 9-69
    Abbigliamento da lavoro | Pantaloni da lavoro, Gilet ad alta visibilità | antinfortunistica | 12-89
Ferramenta
  Viti e bulloni
    Viti per legno | Viti per legno | ferramenta | 3-39
    Viti autoforanti | Viti autoforanti | ferramenta | 3-39
    Viti per cartongesso | Viti per cartongesso | ferramenta | 3-29
    Bulloni e dadi | Bulloni esagonali con dado | ferramenta | 3-45
    Barre filettate | Barra filettata | ferramenta | 3-29
  Chiodi e graffe | Chiodi a testa piana, Graffe | ferramenta | 2-19
  Tasselli e ancoranti
    Tasselli universali | Tasselli universali | ferramenta | 3-35
    Tasselli per cartongesso | Tasselli per cartongesso | ferramenta | 3-29
    Ancoranti chimici | Ancorante con barra | ferramenta | 9-49
  Staffe e angolari | Angolare rinforzato, Piastra di giunzione | ferramenta | 2-29
  Ganci e occhielli | Gancio a vite, Occhiello a vite | ferramenta | 2-19
  Catene e funi | Catena a maglia, Fune metallica | ferramenta | 4-59
  Serrature e cilindri
    Serrature da infilare | Serratura da infilare | serrature | 15-129
    Cilindri europei | Cilindro europeo | serrature | 15-149
    Lucchetti | Lucchetto ad arco | serrature | 6-79
    Casseforti | Cassaforte da mobile | serrature | 49-349
  Maniglie e pomoli
    Maniglie per porte | Maniglia per porta con rosetta | serrature | 15-99
    Maniglie per mobili | Maniglia per mobile | serrature | 2-25
    Pomoli | Pomolo per mobile | serrature | 2-19
  Cerniere | Cerniera per mobile, Cerniera per porta | serrature | 2-29
  Guide per cassetti | Guida per cassetto | serrature | 6-59
  Ruote e piedini | Ruota girevole, Piedino regolabile | serrature | 2-39
  Cassette postali | Cassetta postale | serrature | 19-129
`;
