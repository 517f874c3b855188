"""Every good that is modelled here: how it is built, and which goods share one form."""
import bench
import electric
import fittings
import garden
import hardware
import lamps
import machines
import packed
import paint
import panels
import power_tools
import rough
import tools
import water
import watering
import wiring
import workshop
from materials import WHITE, brass, chrome, grain, iron, plastic, speckle, steel, surface, wood, zinc

GOODS = {}


def add(form=None, extra=None, **kinds):
    """
    Goods by key (a dash is written as an underscore); those of one `form` differ in colour and label only. `extra` sets angles,
    hanging, and `patience`: how many times more light is gathered, for goods behind glass.
    """
    for key, build in kinds.items():
        GOODS[key.replace("_", "-")] = {"build": build, "form": form, **(extra or {})}


plates = {
    "placca_interruttore": (electric.PALE, ["blank", "switch", "blank"]),
    "placca_interruttore_antracite": (electric.COAL, ["blank", "switch", "blank"]),
    "placca_tre_interruttori": (electric.PALE, ["switch"] * 3),
    "placca_tre_prese": (electric.PALE, ["socket"] * 3),
    "placca_presa_bipasso": (electric.PALE, ["socket", "switch", "socket"]),
    "placca_presa_antracite": (electric.COAL, ["socket", "switch", "socket"]),
    "placca_usb": (electric.PALE, ["socket", "usb", "socket"]),
    "placca_schuko": (electric.PALE, ["schuko"]),
    "placca_schuko_antracite": (electric.COAL, ["schuko"]),
}
for key, (colour, modules) in plates.items():
    add("plate-" + "-".join(modules), {"angles": {"a": (24, 10)}}, **{key: lambda c=colour, m=modules: electric.wall_plate(c, m)})

add(
    "stain",
    impregnante_noce=paint.stain("#8a5530", "#4f2c14", "noce"),
    impregnante_castagno=paint.stain("#a86a38", "#74421d", "castagno"),
    impregnante_douglas=paint.stain("#c37d47", "#96562b", "douglas"),
    impregnante_rovere=paint.stain("#c79a63", "#94703f", "rovere"),
)
add(
    "coil",
    cavo_grigio=lambda: electric.coil("#8b8f92"),
    cavo_marrone=lambda: electric.coil("#5c3d28"),
    cavo_nero=lambda: electric.coil("#232426"),
    cavo_rosso=lambda: electric.coil("#b8231f"),
    cavo_blu=lambda: electric.coil("#2450a0"),
)
add("coil-striped", cavo_giallo_verde=lambda: electric.coil("#a8b91f", "#3f8f3a"))
add(None, cavo_elettrico_matassa=lambda: electric.coil("#3d66a8", wire=0.5))
add(None, ciabatta_nera=lambda: electric.power_strip("#242528", "#33353a"))
add(
    "tin",
    smalto_bianco=paint.smalto("#efeeea", "#9aa0a4", ink="#33363a"),
    smalto_nero=paint.smalto("#232426", "#4a4d50"),
    smalto_giallo=paint.smalto("#e8b91d", "#a27c08", ink="#3a2f06"),
    smalto_grigio=paint.smalto("#8b8f92", "#54585b"),
    smalto_marrone=paint.smalto("#5c3d28", "#3a2516"),
    ferromicaceo=paint.smalto("#3d4346", "#25292b", "FERRO", "smalto micaceo"),
    smalto_radiatori=paint.smalto("#efeeea", "#b8352c", "TERMO", "smalto per radiatori", ink="#b8352c"),
    antiruggine_grigio=paint.smalto("#8d9194", "#b5452c", "ANTIRUGGINE", "fondo per ferro"),
    pittura_lavagna=paint.smalto("#232527", "#2f5d43", "LAVAGNA", "pittura per scrivere"),
    primer_aggrappante=paint.smalto("#efeeea", "#5a3a8c", "PRIMER", "aggrappante universale", ink="#5a3a8c"),
    smalto_ral=paint.ral_tin(),
    flatting_trasparente=paint.wood_tin("FLATTING", "trasparente per legno", "0,75 l"),
)
add("tin-handle", cementite=paint.handle_tin(6.7, 13, "#efeeea", "#2f5f96", "FONDO", "cementite opaca", "1,5 l", "#2f5f96"))
add("tin-large", guaina_liquida=paint.handle_tin(8.3, 17, "#b8231f", "#7c1512", "TETTO", "guaina liquida", "5 kg", "#ffffff"))
tints = {"salvia": "#a9b79a", "sabbia": "#d8c3a0", "polvere": "#9db4c6", "terracotta": "#c07a58", "perla": "#c9c9c5", "mattone": "#8f4a3a"}
for name, colour in tints.items():
    ink = "#ffffff" if name in ("terracotta", "mattone") else "#33363a"
    add("tint", **{f"tinta_{name}": paint.wall_paint(8.9, 16.6, name.upper(), "pittura murale colorata", "2,5 l", colour, ink, pale=None)})
add(
    "bucket-10",
    pittura_antimuffa_10_l=paint.wall_paint(13.4, 27, "ASCIUTTA", "antimuffa bagni e cucine", "10 l", "#1f7f80", "#1f7f80"),
    pittura_soffitti_10_l=paint.wall_paint(13.4, 27, "SOFFITTO", "bianca, non sgocciola", "10 l", "#4a4d78", "#4a4d78"),
)
add(None, pittura_quarzo_14_l=paint.wall_paint(15.6, 30, "FACCIATA", "al quarzo per esterni", "14 l", "#a24a28", "#a24a28"))
add(
    "spray",
    vernice_spray_bianca=paint.spray_can("#efeeea", "#e2e1dd", "SPRAY", "acrilica bianca", "#33363a"),
    vernice_spray_blu=paint.spray_can("#2450a0", "#2450a0", "SPRAY", "acrilica blu", foot="#efeeea", foot_ink="#2450a0"),
    vernice_spray_verde=paint.spray_can("#2f7d46", "#2f7d46", "SPRAY", "acrilica verde", foot="#efeeea", foot_ink="#2f7d46"),
    vernice_spray_argento=paint.spray_can("#b4b9be", "#aeb3b8", "SPRAY", "effetto argento", "#26282b"),
    schiuma_poliuretanica=paint.spray_can("#d9772b", "#e2e1dd", "SCHIUMA", "poliuretanica", foot="#efeeea", foot_ink="#b85a12", size="750 ml"),
    spray_zincante=paint.spray_can("#6a6f73", "#5d6266", "ZINCO", "zincante a freddo"),
    spray_lubrificante=paint.spray_can("#dba318", "#c62a22", "SBLOCCA", "lubrificante", "#26282b"),
    spray_alte_temperature=paint.spray_can("#1f2022", "#26282b", "CALORE", "fino a 600 gradi", foot="#c8501e"),
)
add(
    "cartridge",
    cartuccia_montaggio=paint.sealant("#e9e8e4", "#b5352a", "FISSATUTTO"),
    cartuccia_poliuretanico=paint.sealant("#26282b", "#b5352a", "SIGILLA PU"),
    cartuccia_silicone_nero=paint.sealant("#1f2022", "#efeeea", "SILICONE", ink="#1f2022"),
)
add(
    "jar",
    stucco_legno=paint.small_jar("#6b4426", "#6b4426", "STUCCO", "per legno", "500 g", "#6b4426", "#e8dcc2"),
    colla_parati=paint.small_jar("#8a2f78", "#8a2f78", "PARATI", "colla in polvere", "250 g", "#8a2f78"),
    colla_vinilica=paint.small_jar("#245fae", "#245fae", "VINILICA", "colla per legno", "1 kg", "#245fae"),
)
add(
    "litre",
    olio_teak=paint.litre("#b58550", "#4b2c18", "OLIO TEAK", "per legno da giardino", "1 l", "#6b4426", "#ffffff"),
    diluente_nitro=paint.litre("#e9e8e2", "#26282b", "NITRO", "diluente antinebbia", "1 l", "#efe9d6", "#26282b", "#26282b", "#ffffff"),
    acquaragia=paint.litre("#e9e8e4", "#c62a22", "ACQUARAGIA", "per smalti e pennelli", "1 l", "#efeeea", "#b5352a", "#b5452c", "#ffffff"),
    sverniciatore=paint.litre("#e9e8e4", "#5a2f8c", "SVERNICIA", "gel per legno e ferro", "750 ml", "#efeeea", "#5a2f8c", "#5a2f8c", "#ffffff"),
)
add("canister", idrorepellente=paint.five_litres("#c62a22", "#2f6b3f", "IDROREP", "idrorepellente facciate"), fissativo_murale=paint.five_litres("#c62a22", "#2a6f92", "FISSATIVO", "isolante per muri"))
add("tin-flat", cera_legno=paint.flat_tin)
add(
    "sack",
    sacco_concime=packed.full_sack("#eceae2", "#2f7d3a", "#e0a92a", "CONCIME", "prato granulare", "5 kg"),
    sacco_rasante=packed.full_sack("#eceae2", "#3f8040", "#e0a92a", "RASANTE", "bianco fine", "20 kg"),
    sacco_colla_piastrelle=packed.full_sack("#8b8f92", "#2557a7", "#e0a92a", "COLLA", "per piastrelle C2", "25 kg", second="GRIGIA", foot_ink="#ffffff"),
    sacco_terriccio=packed.full_sack("#356b35", "#26482a", "#e8b731", "TERRICCIO", "universale", "50 l", foot_ink="#ffffff"),
    sacco_gesso=packed.full_sack("#eceae2", "#8a8d92", "#b5352a", "GESSO", "scagliola per interni", "5 kg"),
    sacco_terriccio_agrumi=packed.full_sack("#e0952a", "#7a4a22", "#f0d060", "TERRICCIO", "per agrumi", "20 l", foot_ink="#4a2a10"),
    sacco_corteccia=packed.full_sack("#9a6c42", "#55371f", "#e2c58d", "CORTECCIA", "di pino", "60 l", foot_ink="#ffffff"),
    sacco_malta=packed.full_sack("#e6dfca", "#9c3426", "#26282b", "MALTA", "pronta per muratura", "25 kg"),
    sacco_autolivellante=packed.full_sack("#e6e3da", "#4b2f86", "#e0a92a", "LIVELLO", "massetto autolivellante", "25 kg"),
)
add(
    "roll",
    nastro_carta=lambda: packed.roll("#e6d58d", "#ded09a"),
    nastro_telato=lambda: packed.roll("#8f9499", "#9a9da0"),
    nastro_mascheratura_blu=lambda: packed.roll("#2f6fc0", "#4a80c4", core="#d8cda8"),
    nastro_biadesivo=lambda: packed.roll("#e9e6dc", "#e6e2d6", core="#c4342b"),
    nastro_imballo=lambda: packed.roll("#b48948", "#bd965a"),
    nastro_segnaletico=lambda: packed.roll("#ffffff", "#d9d8d4", image=packed.stripes("#e4e3df", "#c42a22")),
)
add("roll-metal", nastro_alluminio=lambda: packed.roll("#c9cbce", "#b9bcc0", rough=0.3, metal=1.0))
add("roll-small", nastro_isolante=lambda: packed.roll("#1f2022", "#242528", wide=1.9, outer=4.7, inner=3.6, core="#e4e3df"))
add("planter", fioriera_bianco=lambda: packed.planter(WHITE), fioriera_antracite=lambda: packed.planter("#3a3d40"), fioriera_cotto=lambda: packed.planter("#b5623c"))
add("square-pot", vaso_quadro_bianco=lambda: packed.square_pot(WHITE), vaso_quadro_antracite=lambda: packed.square_pot("#3a3d40"), vaso_quadro_cotto=lambda: packed.square_pot("#b5623c"))
add(None, secchio_muratore=packed.mason_bucket, coppo_laterizio=lambda: packed.tile("#c06a48", "#8f4328"))
add(
    "tile-60",
    gres_beige=panels.gres(panels.cement("#dccba9", "#d0bc97")),
    gres_tortora=panels.gres(panels.cement("#ab9e92", "#968a7e")),
    gres_antracite=panels.gres(panels.cement("#44474b", "#34373a"), "#4b4a48"),
    gres_effetto_legno=panels.gres(lambda: grain("#bb905c", "#99703f", planks=3, seed=9), "#8d7350"),
)
add(None, marmo_nero=panels.gres(panels.veins("#26282c", "#c2a878", "#5f5a50"), "#26282c", 0.08))
add("tile-20", cementina_verde=panels.cement_tile("#2f7d5a", "#ece6d6", "#d58a35", "#2f7d5a"), cementina_nera=panels.cement_tile("#232426", "#e6e2d8", "#8f9296", "#232426"), cementina_decorata=panels.flower_tile("#e8e3d4", "#274f7f", "#d58a35"))
add("mosaic", mosaico_verde=panels.mosaic(["#2f7d46", "#245c38", "#58a06c", "#8fc49a", "#cfe5cf"]))
add(None, piastrella_metro_bianca=panels.metro_tile, rivestimento_pietra=panels.stone_cladding)
add(
    "board",
    pannello_multistrato=panels.board(lambda: surface(rough=0.5, image=grain("#e2c08e", "#cfa66e", seed=2, along="y")), lambda: surface(rough=0.6, image=grain("#d9b27a", "#8a5f33", seed=3, size=(256, 2048), along="y"))),
    pannello_rovere=panels.board(lambda: surface(rough=0.5, image=grain("#c4945a", "#9a6c38", planks=6, seed=5, along="y")), lambda: surface("#a2733f", 0.6)),
    cartongesso=panels.board(lambda: surface("#dcd8cd", 0.8), lambda: surface("#c9c6be", 0.9)),
    pannello_nobilitato_bianco=panels.board(lambda: surface("#dddcd8", 0.35), lambda: surface("#d3d2ce", 0.35)),
    pannello_mdf=panels.board(lambda: surface(rough=0.7, image=speckle("#bb905e", "#a87d4d", (1024, 1024), 1, 3, 120)), lambda: surface("#96703f", 0.8)),
    pannello_osb=panels.board(lambda: surface(rough=0.7, image=rough.strands()), lambda: surface(rough=0.8, image=speckle("#c9a066", "#7a5730", (2048, 256), 4, 5, 130))),
    pannello_lamellare=panels.board(lambda: surface(rough=0.5, image=grain("#e3bf86", "#c1935a", planks=8, seed=7, along="x")), lambda: surface("#c99d62", 0.6)),
)
add(
    "floor",
    laminato_bianco=panels.stack(lambda: surface(rough=0.4, image=grain("#dcd6c9", "#bfb5a2", size=(2048, 512), seed=4)), lambda: surface("#b59a74", 0.7)),
    parquet_rovere=panels.stack(lambda: surface(rough=0.45, image=grain("#c2945f", "#98693a", size=(2048, 512), planks=3, seed=6)), lambda: surface("#a67c4c", 0.7)),
    vinilico_grigio=panels.stack(lambda: surface(rough=0.45, image=grain("#9d9184", "#776c60", size=(2048, 512), seed=8)), lambda: surface("#4f4c49", 0.6)),
)
add(None, pannello_isolante=panels.sheets(None, "#6fb0d8"), mattone_refrattario=panels.sheets(lambda: speckle("#d9b986", "#b98f58", (1024, 1024), 3, 6, 130), "#d2ae78", size=(25, 12.5), thick=3.0))
add(None, listelli_abete=panels.bars(7, 5, 3, 84, lambda: wood("#e3c08a", "#c0925a", size=(2048, 256)), 3))
add("skirting", battiscopa_bianco=panels.skirting(lambda: plastic("#dcdbd7", 0.35), lambda: plastic("#dcdbd7", 0.4)))
add("skirting-oak", battiscopa_rovere=panels.skirting(lambda: surface(rough=0.5, image=grain("#b5824c", "#83582c", size=(256, 2048), along="y")), lambda: plastic("#9a7044"), [(0, 0, 0), (1.2, 0, 0), (1.2, 7, 0.2), (0, 7, 0.2)]))
GREY_SCREW = {"angles": {"a": (10, 16)}}
add(None, GREY_SCREW, viti_testa_tonda_nere=hardware.screws(lambda: iron("#3a3c40"), "round", length=2.9, shank=0.24, headed=0.48), viti_inox=hardware.screws(lambda: steel(0.2)), viti_cartongesso=hardware.screws(lambda: iron("#3d3f42"), length=4.1, shank=0.17), tirafondi=hardware.screws(zinc, "hex", length=5.6, shank=0.38, headed=0.62, thread=0.6))
add(None, dadi_autobloccanti=lambda: hardware.nuts("#2a5fb8")(), rondelle_larghe=hardware.washers, molle=hardware.springs, fascetta_stringitubo=hardware.clamps, fascette_nylon=hardware.ties)
add("padlock", lucchetto=lambda: hardware.padlock(brass(), 2.4, 4.0, 4.0, 1.7), lucchetto_nero=lambda: hardware.padlock(iron("#35373b"), 2.8, 4.4, 5.0, 1.9))
add(None, lucchetto_combinazione=lambda: hardware.padlock(plastic("#2450a0", 0.3), 2.4, 5.6, 4.0, 2.2, wheels=True))
add("handles", maniglia_mobile=hardware.bar_handles(lambda: steel(0.28)))
add("handles-black", maniglia_mobile_nera=hardware.bar_handles(lambda: plastic("#232527", 0.4)))
add(None, pomello_ottone=hardware.knobs, golfare=hardware.eye_bolts, barra_filettata=hardware.threaded_bars, grillo=hardware.shackle)
add(None, rubinetto_sfera_blu=lambda: water.ball_valve("#2450a0"), braga_pvc=lambda: water.branch("#b8562f"), tubo_pvc_grigio=lambda: water.pipes("#8f9497"))
add(None, miscelatore_lavabo=lambda: water.basin_tap(chrome), miscelatore_lavabo_nero=lambda: water.basin_tap(lambda: plastic("#26282b", 0.4)))
add(None, miscelatore_cucina=lambda: water.sink_tap(chrome), miscelatore_cucina_nero=lambda: water.sink_tap(lambda: plastic("#26282b", 0.4)))
add(None, {"hangs": True, "drop": 40}, soffione_tondo=water.shower_head)
add(None, sifone_bianco=water.trap, gomito_ottone=water.elbow, nipplo_ottone=water.nipples, guarnizioni=water.seals, tubo_giardino_giallo=lambda: water.hose("#d9b11f"))
add(None, lampadina_led_goccia=lambda: electric.bulb("drop"), lampadina_sfera_e14=lambda: electric.bulb("ball", 0.7), lampadina_globo=lambda: electric.bulb("globe"), lampadina_led_gu10=electric.spotlight, tubo_led=electric.light_tube)

add(None, tassellatore=tools.rotary_hammer, ruota_piroettante=tools.caster, archetto=tools.hacksaw, mazzetta=tools.mallet, set_cacciaviti=tools.screwdriver_rack, scatola_503=tools.wall_box, cercafase=tools.tester)
add(None, rullo_smalto=lambda: tools.roller("#d9a75c", "#2a2c30"), rullo_velluto=lambda: tools.roller("#d8d4c8", "#b8352c", 10, 1.5))
add("helmet", elmetto_bianco=lambda: tools.helmet(WHITE), elmetto_blu=lambda: tools.helmet("#2450a0"), elmetto_rosso=lambda: tools.helmet("#b8231f"), elmetto_arancio=lambda: tools.helmet("#e07a18"))
add(None, spatola_larga=tools.scraper, frattazzo=tools.trowel, frattazzo_spugna=lambda: tools.trowel(sponge=True))
add(None, badile=lambda: garden.shovel(21, 27, 91, point=False), vanga=lambda: garden.shovel(16, 26, 72, grip="T"), rastrello_giardino=lambda: garden.rake(32, 13, "#2f7d46", 68), rastrello_ferro=lambda: garden.rake(34, 12, "", 77, metal=True))
add(None, scopa_foglie=garden.fan_rake, forca=lambda: garden.fork(16, 96), zappa=garden.hoe, paletta_forchetta=garden.hand_fork, irrigatore=garden.sprinkler, annaffiatoio_zincato=garden.watering_can)
add(None, cacciavite_piatto=lambda: bench.driver("#c42a22"), cacciavite_croce=lambda: bench.driver("#2450a0", flat=False), lima=bench.file_tool)
add(
    None,
    punte_muro=bench.bits(7, lambda: plastic("#2450a0", 0.4), lambda: steel(0.3), "wall"),
    punte_legno=bench.bits(7, lambda: surface("#6b4426", 0.55), lambda: iron("#5b5f64"), "wood", long=(8, 14)),
    set_punte_trapano=bench.bits(9, lambda: plastic("#b8231f", 0.4), brass, "metal", "HSS 2-10 mm", (6, 12.5)),
)
add(None, pennello_sottile=lambda: bench.brush(3, lambda: plastic("#245fae", 0.4), "#d9cdb0"), pennello_angolato=lambda: bench.brush(4, lambda: wood("#d2a871", "#a97c48", size=(512, 1024), along="y"), "#c9a06d", 17, 27), pennello_tondo=bench.round_brush)
add(None, pinza_becchi=lambda: bench.pliers("#2450a0", "long", 20.4), tronchesino=lambda: bench.pliers("#d9a31f", "short", 16), tassello_cartongesso=bench.plaster_dowels, tassello_acciaio=bench.steel_anchors, tondini_faggio=bench.round_bars)
add(None, avvitatore_12v=power_tools.driver_12v, avvitatore_impulsi=power_tools.impact_driver, sega_circolare=power_tools.circular_saw)
add(None, seghetto_alternativo=power_tools.jigsaw, levigatrice_orbitale=power_tools.orbital_sander, pistola_termica=power_tools.heat_gun, batteria_18v=power_tools.battery_set)
add(None, idropulitrice=machines.pressure_washer, aspiratutto=machines.vacuum, compressore=machines.compressor)
add(None, martello_carpentiere=workshop.claw_hammer, chiave_combinata=workshop.spanner, morsa_banco=workshop.vice, squadra_carpentiere=workshop.square, livella_laser=workshop.laser_level)
add(None, {"angles": {"a": (26, 30)}}, set_bussole=workshop.socket_set)
add(None, cesoie_potatura=workshop.secateurs, cesoie_siepe=workshop.hedge_shears)
add(None, {"patience": 6}, quadro_elettrico=wiring.consumer_unit, lampadina_filamento=lamps.filament_bulb)
add(None, differenziale=wiring.residual_breaker, termostato=wiring.thermostat, prolunga_elettrica=wiring.extension_lead, avvolgicavo_elettrico=wiring.cable_reel)
add(None, adattatore_triplo=wiring.triple_adapter)
add(None, {"angles": {"a": (26, 30)}, "patience": 6}, morsetti_leva=wiring.lever_clamps)
add(None, {"angles": {"a": (26, 30)}}, plafoniera_stagna=lamps.damp_proof, canalina=wiring.trunking)
add(None, faro_led_cantiere=lamps.site_lamp)
add(None, {"angles": {"a": (24, 32)}}, striscia_led=lamps.led_strip, torcia_testa=lamps.head_lamp)
add(None, pompa_sommersa=watering.submersible_pump, programmatore_irrigazione=watering.water_timer, pistola_irrigazione=watering.spray_gun)
add(None, {"angles": {"a": (28, 26)}}, cilindro_serratura=fittings.lock_cylinder, profilo_soglia=fittings.threshold, prato_sintetico=rough.lawn, telo_copritutto=rough.dust_sheet)
add(None, {"angles": {"a": (20, 44)}}, catenaccio=fittings.bolt, carta_vetrata_foglio=rough.sandpaper)
add(None, reggimensola=fittings.bracket, rubinetto_sottolavabo=fittings.angle_valve, mascherina_ffp2=rough.mask, cavalletto=rough.trestle)

def colour(form=None, **kinds):
    """The same goods in a colour on offer: KEY__COLOUR is pictured as KEY-colore-COLOUR, from the first side only."""
    add(form, None, **{key.replace("__", "_colore_"): build for key, build in kinds.items()})


colour(
    "tin",
    ferromicaceo__ghisa=paint.smalto("#2b2c2e", "#191a1b", "FERRO", "smalto micaceo"),
    ferromicaceo__verde_antico=paint.smalto("#3c5a48", "#26392e", "FERRO", "smalto micaceo"),
    smalto_ral__antracite=paint.ral_tin("#383a3d"),
    smalto_ral__blu=paint.ral_tin("#26509c"),
    smalto_ral__grigio=paint.ral_tin("#85898c"),
    smalto_ral__rosso=paint.ral_tin("#b52a25"),
    smalto_ral__verde=paint.ral_tin("#2e7a45"),
)
colour("tin-large", guaina_liquida__grigio=paint.handle_tin(8.3, 17, "#85898c", "#54585b", "TETTO", "guaina liquida", "5 kg", "#ffffff"))
colour("tin-flat", cera_legno__noce=lambda: paint.flat_tin("#6b4426", "#f3e9d6", "#efe3cb", "NOCE"))
colour("spray", spray_alte_temperature__grigio=paint.spray_can("#85898c", "#85898c", "CALORE", "fino a 600 gradi", foot="#c8501e"))
colour(
    "cartridge",
    cartuccia_montaggio__trasparente=paint.sealant("#d9e3e8", "#b5352a", "FISSATUTTO"),
    cartuccia_poliuretanico__bianco=paint.sealant("#efeeea", "#b5352a", "SIGILLA PU"),
    cartuccia_poliuretanico__grigio=paint.sealant("#85898c", "#b5352a", "SIGILLA PU"),
)
colour(
    "jar",
    stucco_legno__abete=paint.small_jar("#e0c48e", "#c9a564", "STUCCO", "per legno", "500 g", "#6b4426", "#f1e6cc"),
    stucco_legno__bianco=paint.small_jar("#efeeea", "#8b8f92", "STUCCO", "per legno", "500 g", "#4a4d50"),
    stucco_legno__rovere=paint.small_jar("#b07d45", "#b07d45", "STUCCO", "per legno", "500 g", "#6b4426", "#ecdcbe"),
)
colour("sack", sacco_colla_piastrelle__bianco=packed.full_sack("#eceae2", "#2557a7", "#e0a92a", "COLLA", "per piastrelle C2", "25 kg", second="BIANCA"))
colour(None, fascette_nylon__bianco=lambda: hardware.ties("#e8e7e3", "#c9c8c4"), piastrella_metro_bianca__verde_salvia=lambda: panels.metro_tile("#b4c8a8"))
colour("roll-small", **{f"nastro_isolante__{name}": (lambda tape: lambda: packed.roll(*tape, wide=1.9, outer=4.7, inner=3.6, core="#e4e3df"))(tape) for name, tape in {"blu": ("#2450a0", "#2850a0"), "giallo_verde": ("#c2c81f", "#9aae24"), "rosso": ("#b52a25", "#b53029")}.items()})
for name, tone in {"bronzo": "#7a5638", "oro": "#d0aa58"}.items():
    GOODS[f"profilo-soglia-colore-{name}"] = {**GOODS["profilo-soglia"], "build": lambda tone=tone: fittings.threshold(tone)}
