import type { Messages } from '../../it/pages.ts';

export const layouts: Messages['layouts'] = {
  title: 'Zoznamy a stránky produktov vo všetkých rozloženiach',
  intro:
    'Ten istý zoznam a tá istá stránka produktu, usporiadané rôzne: vyberte si, čo vám najviac pomáha. Každú adresu si môžete uložiť.',
  listings: 'Zoznamy',
  products: 'Stránky produktov',
  open: (name) => `Otvoriť: ${name}`,
  listing: {
    plain: ['Klasický zoznam', 'Filtre vľavo, mriežka, číslované strany.'],
    grid: ['Mriežka', 'Štyri produkty v rade, počet si zvolíte.'],
    'grid/2cols': ['Veľká mriežka', 'Dva produkty v rade: najprv obrázky.'],
    'grid/3cols': ['Mriežka po troch', 'Tri produkty v rade, filtre vedľa.'],
    'grid/4cols': ['Mriežka po štyroch', 'Štyri produkty v rade, filtre vedľa.'],
    'grid/5cols': ['Mriežka po piatich', 'Päť produktov v rade, filtre vo výsuvnom paneli.'],
    'grid/6cols': ['Hustá mriežka', 'Šesť produktov v rade na rýchle prezeranie.'],
    'boxed-image': ['S obrázkom', 'Hore veľký obrázok s názvom.'],
    'boxed-slider': ['S výberom', 'Hore vybrané produkty na listovanie.'],
    'horizontal-filter-1': ['Filtre v rade', 'Filtre sú ponuky v rade nad produktmi.'],
    'horizontal-filter-2': ['Filtre v paneli', 'Filtre sú v rámčeku nad produktmi.'],
    'infinite-scroll': ['Bez strán', 'Pri posúvaní pribúdajú produkty; koniec stránky zostáva dostupný.'],
    list: ['Riadky', 'Jeden produkt v riadku, s opisom.'],
    'off-canvas': ['Výsuvné filtre', 'Celá šírka pre produkty; filtre otvorí tlačidlo.'],
    'right-sidebar': ['Filtre vpravo', 'Ako klasický zoznam, filtre na druhej strane.'],
  },
  product: {
    center: ['V strede', 'Obrázky v strede, text a nákup po stranách.'],
    extended: ['Rozšírená', 'Hore široký obrázok, podrobnosti pod ním.'],
    fullwidth: ['Na celú šírku', 'Galéria od okraja po okraj.'],
    grid: ['Mozaika', 'Všetky obrázky spolu v mriežke.'],
    'left-sidebar': ['Stĺpec vľavo', 'Služby a rady vľavo.'],
    'right-sidebar': ['Stĺpec vpravo', 'Služby a rady vpravo.'],
    'sticky-both': ['Dve časti zostávajú', 'Názov a nákup zostávajú pri posúvaní viditeľné.'],
    'sticky-cart': ['Nákup zostáva', 'Cena a tlačidlo zostávajú viditeľné.'],
    'sticky-info': ['Údaje zostávajú', 'Údaje zostávajú vedľa obrázkov.'],
    transparent: ['Na obrázku', 'Hlavička leží na obrázku.'],
  },
};
